import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { readRegions } from "#lib/content/regions/regions.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { askedIn, regionalFor } from "./region.ts";
import { writeDraft } from "./writer.ts";

const at = (language: Language, description: string) => ({
  language,
  theme: "",
  brand: {
    profileName: "Lume",
    description,
    audience: "",
    contentPreferences: "",
    toneOfVoice: "",
  },
});

test.each<[Language, string, string, string]>([
  ["pt", "Florista em Lisboa.", "Guarde na geladeira.", "Guarde no frigorífico."],
  ["pt", "Florista em Recife.", "Guarde na geladeira.", "Guarde na geladeira."],
  [
    "es",
    "Frutería en Rosario, Argentina.",
    "Guarda el aguacate fuera de la nevera.",
    "Guardá la palta fuera de la heladera.",
  ],
  ["es", "Frutería en Madrid.", "Manda la foto por celular.", "Manda la foto por móvil."],
  ["en", "Bike shop in Denver, Colorado.", "The tyre has a grey colour.", "The tire has a gray color."],
  ["en", "Bike shop in Cornwall.", "Tighten it with a wrench.", "Tighten it with a spanner."],
  ["en", "Bike shop.", "Tighten it with a wrench.", "Tighten it with a wrench."],
])("%s: %s says %s as %s", (language, description, library, own) => {
  expect(regionalFor(at(language, description))(library)).toBe(own);
});

test("what is asked in the place's words is known by the library's", () => {
  expect(askedIn(at("pt", "Florista em Lisboa."))("rosas no frigorífico")).toBe("rosas na geladeira");
});

test.each(LANGUAGES)("%s: no place shows two regions", (language) => {
  const places = Object.values(readRegions(language)).flatMap((region) => region.places);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test("a post of a brand in Argentina orders as people do there, and changes none of the brand's words", () => {
  const brief = {
    ...at("es", "Taller de tejidos en Bariloche, Argentina. Nevera no, celular sí."),
    format: "carousel" as const,
    theme: "cómo lavar un pulóver de lana sin que se achique",
    article: null,
    earlier: [],
    seed: 7,
  };
  const said = JSON.stringify(writeDraft(brief));
  expect(said).toContain("Nevera no, celular sí");
  expect(said).not.toMatch(/(?:^|[".:;,]\s?)(?:Lava|Seca|Evita|Usa)\s/u);
});

test("Porto Alegre is not in Portugal", () => {
  expect(regionalFor(at("pt", "Florista em Porto Alegre."))("na geladeira")).toBe("na geladeira");
});
