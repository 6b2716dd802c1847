import { expect, test } from "vitest";
import type { SpokenWord } from "#lib/ports/voice.ts";
import { phrasesOf } from "./phrases.ts";

/** A word every 0.4 seconds, without pauses. */
const spoken = (text: string): SpokenWord[] =>
  text.split(" ").map((word, index) => ({
    text: word,
    offset: 0,
    startSeconds: index * 0.4,
    endSeconds: index * 0.4 + 0.35,
  }));
const told = (text: string): string[] =>
  phrasesOf(spoken(text), 60).map(({ words }) => words.map((word) => word.text).join(" "));

const PARTED = ["Ana Paula", "São Paulo", "R$ 1.200", "Dr. Silva", "19 horas", "10 g", "Rio de Janeiro", "Mrs. Green"];

test.each([
  "Quem abre a padaria do bairro todos os dias é a Ana Paula, que aprendeu com a avó.",
  "A nossa loja nova fica bem no coração de São Paulo e abre no sábado que vem.",
  "O curso completo com o material incluso custa R$ 1.200 e pode ser pago em dez vezes.",
  "Para tirar a dúvida antes da consulta, fale com o Dr. Silva pelo telefone da clínica.",
  "Na sexta a gente fecha um pouco mais tarde, só às 19 horas, então dá tempo.",
  "A receita que cabe na xícara pequena leva só 10 g de café moído na hora.",
  "Depois de quinze anos a oficina voltou para o Rio de Janeiro com a mesma equipe.",
  "If you have never danced before you should come and ask Mrs. Green for a class.",
])("“%s” is cut into short phrases, never within a name or an amount", (text) => {
  const phrases = told(text);
  expect(phrases.join(" ")).toBe(text);
  expect(phrases.length).toBeGreaterThan(1);
  for (const phrase of phrases) {
    expect(phrase.length).toBeLessThanOrEqual(42);
    expect(phrase.length).toBeGreaterThanOrEqual(10);
  }
  const whole = PARTED.filter((part) => text.includes(part));
  expect(whole.length).toBeGreaterThan(0);
  for (const part of whole)
    expect(
      phrases.some((phrase) => phrase.includes(part)),
      part,
    ).toBe(true);
  for (const phrase of phrases.slice(0, -1)) expect(phrase).not.toMatch(/ (?:a|o|e|de|com|que|no|for|the)$/u);
});

test("a phrase ends where a sentence ends or the voice pauses, and is gone soon after", () => {
  expect(told("Prove. Anote tudo. E repita amanhã.")).toEqual(["Prove.", "Anote tudo.", "E repita amanhã."]);
  const words = spoken("Um dois três quatro").map((word, index) =>
    index < 2 ? word : { ...word, startSeconds: word.startSeconds + 3, endSeconds: word.endSeconds + 3 },
  );
  const phrases = phrasesOf(words, 20);
  expect(phrases).toHaveLength(2);
  for (const [index, { end, start }] of phrases.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(phrases[index + 1]?.start ?? Number.POSITIVE_INFINITY);
  }
  expect(phrases[0]?.end).toBeCloseTo(0.75 + 0.9);
});
