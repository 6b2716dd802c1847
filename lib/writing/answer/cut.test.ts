import { expect, test } from "vitest";
import { characters } from "#lib/domain/text.ts";
import { goodAnswers } from "#lib/tools/testing/models/good.ts";
import { cutAtEnd, cutAtWord } from "./cut.ts";
import { placesOf } from "./places.ts";

test.each([
  ["Moa na hora. O aroma foge em minutos.", 20, "Moa na hora."],
  ["Moa na hora, porque o aroma foge em minutos", 20, "Moa na hora"],
  ["Moa na hora – o aroma foge em minutos", 20, "Moa na hora"],
  ["Moa o grão (fino, como açúcar) e coe devagar", 30, "Moa o grão (fino, como açúcar)"],
  ["Custa 12,50 por pessoa e vale", 12, null],
  ["Dr. Ana explica o que muda no seu sono", 15, null],
  ["Abra, pois o aroma do café fresco foge em poucos minutos", 30, null],
  ["Cabe inteiro", 20, "Cabe inteiro"],
])("%j within %i is %j", (text, max, cut) => {
  expect(cutAtEnd(text, max)).toBe(cut);
});

test.each([
  ["Um texto sem nenhuma pausa que continua até depois do limite", 30, "Um texto sem nenhuma pausa…"],
  ["Escolha o melhor grão para o café da manhã em família", 34, "Escolha o melhor grão para o café…"],
  ["Entregamos a sua encomenda em 35 dias úteis", 32, "Entregamos a sua encomenda…"],
  ["O grão que usamos (arábica da serra e de altitude)", 32, "O grão que usamos"],
])("the last resort cuts %j within %i to %j", (text, max, cut) => {
  expect(cutAtWord(text, max)).toBe(cut);
  expect(characters(cutAtWord(text, max))).toBeLessThanOrEqual(max);
});

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

test("no cut of any text stands within a word, a number or a bracket", () => {
  const texts = goodAnswers().flatMap(({ asked }) => placesOf(asked).map(({ text }) => text.replace(/\s+/g, " ")));
  expect(texts.length).toBeGreaterThan(500);
  for (const text of texts) {
    for (const max of [24, 40, 70, 120, 180]) {
      const whole = cutAtEnd(text, max);
      const rough = cutAtWord(text, max);
      expect(characters(rough)).toBeLessThanOrEqual(max);
      for (const cut of [whole, rough]) {
        // A word that is longer than its place, such as an address, has no other end.
        if (cut === null || cut === text || !text.slice(0, max).includes(" ")) continue;
        const part = cut.replace(/…$/, "");
        expect(text.startsWith(part)).toBe(true);
        expect(text.slice(part.length), `${part}|${text}`).not.toMatch(/^[\p{L}\p{N}]|^[.,]\d/u);
      }
      if (whole !== null && whole !== text) expect(count(whole, /\(/g)).toBe(count(whole, /\)/g));
    }
  }
});
