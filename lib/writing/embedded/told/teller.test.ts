import { expect, test } from "vitest";
import type { Brief } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { isShapes } from "#lib/writing/embedded/find-picture.ts";
import { type Teller, tellerOf } from "./teller.ts";

function tellerFor(
  title: string,
  description: string,
  language: Language = "en",
  profileName = "Casa Lume",
  format: Brief["format"] = "carousel",
): Teller {
  const brand = { profileName, description, audience: "", contentPreferences: "", toneOfVoice: "" };
  const brief: Brief = { format, theme: "", language, brand, article: null, earlier: [], seed: 1 };
  return tellerOf({ title, site: null, url: "", parts: [], call: null }, brief);
}

const drawn = (teller: Teller, texts: readonly string[]) => texts.map((text) => teller.drawn(text).subject);

test.each<[string, Language, string, string | null]>([
  ["Autumn offer", "en", "Piano tuner in Hull", "piano"],
  ["Oferta de otoño", "es", "Alquiler de furgonetas en Girona", "van"],
  ["Promoção de maio: R$ 120", "pt", "Aluguel de muletas em Recife", "crutches"],
  ["A dog on the stairs", "en", "Piano tuner in Hull", "dog"],
  ["Autumn offer", "en", "Business in Hull", "price tag"],
  ["ONG aberta", "pt", "ONG que ensina costura em Belém", "sewing machine"],
  ["No dogs, please", "en", "Business in Hull", null],
])("the cover of “%s” (%s, %s) shows %s", (title, language, description, subject) => {
  expect(tellerFor(title, description, language).pictureOf(title)?.subject ?? null).toBe(subject);
});

test("a price is a price further on", () => {
  expect(tellerFor("Autumn term", "Piano tuner in Hull").pictureOf("The discount ends soon")?.subject).toBe(
    "price tag",
  );
});

test("where a text names nothing the brand's own things stand in, not those of a trade that it only serves", () => {
  const teller = tellerFor("Spring term", "A telescope that visits primary schools in Wales");
  const subjects = drawn(teller, ["Two days", "Half a day", "Forty minutes", "An hour"]);
  expect(new Set(subjects)).toEqual(new Set(["telescope", "abstract shapes"]));
});

test("a brand that names what can be drawn is never told in shapes alone", () => {
  const teller = tellerFor("Spring term", "Harps and accordions for hire in Wales");
  expect(
    drawn(teller, ["Two days", "Half a day", "Forty minutes"]).every((subject) => subject !== "abstract shapes"),
  ).toBe(true);
  expect(isShapes(tellerFor("Spring term", "Business in Wales").drawn("Two days"))).toBe(true);
});

test("at the head of an infographic stands what the brand is about, not what its first line needs", () => {
  const teller = tellerFor("Open day", "Harp maker in Hull", "en", "Casa Lume", "infographic");
  expect(drawn(teller, ["Steep stairs", "A cat on the stairs"])).toEqual(["harp", "harp"]);
});

test("what a brand is only called is not shown", () => {
  expect(
    tellerFor("Walks", "Fossil walks in Whitby", "en", "Fern & Fossil").pictureOf("Fern & Fossil is open"),
  ).toBeNull();
});
