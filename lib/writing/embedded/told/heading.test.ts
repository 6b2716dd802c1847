import { expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { sentencesIn } from "./cuts.ts";
import { headed, leadOf } from "./fit-told.ts";
import { headingFor } from "./heading.ts";
import { readQuote } from "./lines.ts";
import { type Label, tellerOf } from "./teller.ts";
import { whenIn } from "./when.ts";

const teller = (language: Language, site: string | null, title = "") => {
  const brand = { profileName: "", description: "", audience: "", contentPreferences: "", toneOfVoice: "" };
  const brief: Brief = { format: "carousel", theme: "", language, brand, article: null, earlier: [], seed: 1 };
  return tellerOf({ title, site, url: "", parts: [], call: null }, brief);
};

test.each<[Language, string, Label, string | null]>([
  ["pt", "A próxima etapa começa em maio e deve ficar pronta em outubro.", "when", "Próxima etapa"],
  ["en", "Draught brushes add about £120 per window.", "price", null],
  ["es", "Un enjambre suma entre 8.000 y 20.000 abejas.", "more", null],
  ["en", "Only 45 per cent of dogs sleep through it.", "more", null],
])("%s: what a page says of %s", (language, body, label, heading) => {
  expect(headingFor(body, label, teller(language, "a site"))).toBe(heading);
});

test("a brief's sentence stands for itself, and an address has its heading", () => {
  const { words } = teller("pt", null);
  expect(headingFor("Dia 3 de maio, às 9h.", "when", teller("pt", null))).toBeNull();
  expect(headingFor("Encontro na Rua Goiás 120 às 9h.", "where", teller("pt", null))).toBeNull();
  expect(words.labels.where).toContain(headingFor("Rua Goiás 120, centro.", "where", teller("pt", null)));
});

test.each<[Language, string, string]>([
  ["en", "Thali Tuesdays start 14 January", "Eat in only 5pm-9.30pm."],
  ["pt", "Feira de orquídeas, de 11 a 13 de outubro", "Sábado 15h oficina grátis de replantio."],
])("%s: what has said when in its title says it of nothing else", (language, title, body) => {
  expect(headingFor(body, "when", teller(language, null, title))).toBeNull();
});

test("no heading leaves an and or a but below it", () => {
  const parts = headed("You need permission to change the frames, but not to repair them.", "en", 70, 180);
  expect(parts?.body ?? "").not.toMatch(/^but/i);
});

test("a name in quotes that a sentence begins with is no quotation", () => {
  expect(readQuote("“La tortuga que quería correr” llega al teatro los domingos 6 y 13", "es")).toBeNull();
  expect(readQuote("“A gente ensaiou no ônibus, e foi bom”, lembra o regente Mauro Sá.", "pt")?.author).toBe(
    "Regente Mauro Sá",
  );
});

test("a house number keeps its street, and two days stay one date", () => {
  expect(sentencesIn("Visit 77 E. Speedway Blvd. We open at ten.", "en")).toHaveLength(2);
  expect(whenIn("Sábado 14 y domingo 15 de junio, de 10:00 a 13:00", "es")).toMatch(/^Sábado 14/);
});

test.each<[Language, string, Label]>([
  ["en", "Basic £25 a year. Plus £45 a year, with a boat that takes six people and a dog.", "price"],
  ["es", "$ 38.000 por persona, menores de 10 pagan la mitad y de 3 no pagan nada.", "price"],
  ["pt", "Medimos de graça em toda a cidade e nos sítios de perto.", "price"],
  ["pt", "Só 12 duplas.", "what"],
])("%s: over %s stands no word that says something else", (language, body, label) => {
  expect(headingFor(body, label, teller(language, null))).toBeNull();
});

test("what is typed without capitals is read as its sentences, and an abbreviation ends none", () => {
  expect(sentencesIn("orçamento grátis em Betim. atendemos 24h. ligue já", "pt")).toEqual([
    "orçamento grátis em Betim.",
    "Atendemos 24h.",
    "Ligue já",
  ]);
  for (const [language, text] of [
    ["pt", "Entrega em aprox. 20 minutos, incl. domingos, pelo tel. Da loja"],
    ["es", "Estamos en c. Mayor 4, incl. Festivos, tel. 985 111 222"],
    ["en", "Five days a week incl. Saturdays, approx. Forty hours"],
  ] as const)
    expect(sentencesIn(text, language)).toHaveLength(1);
});

test.each<[Language, string, Label]>([
  ["es", "Te acompañamos al examen el día 24.", "when"],
  ["pt", "Haverá café, visita à oficina às 11h e 10% de desconto nas cozinhas desse dia.", "when"],
  ["pt", "Entrada livre, estacionamento no parque ao lado.", "where"],
  ["en", "No experience needed, ages 16 and over, and bring flat shoes and a bottle of water.", "conditions"],
  ["pt", "Custa R$ 90 e cada participante leva um kit de minhocas.", "price"],
])("%s: %s needs no heading of its kind", (language, body, label) => {
  expect(headingFor(body, label, teller(language, null))).toBeNull();
});

test("a line never ends before what else it may be", () => {
  expect(leadOf("Pick up from home or school within Newcastle and Lake Macquarie", "en", 50)).not.toBe(
    "Pick up from home",
  );
});
