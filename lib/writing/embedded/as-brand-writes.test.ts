import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { asBrandWrites } from "./as-brand-writes.ts";

test.each<[Language, string, string, string]>([
  ["pt", "Bem-casados e doces em Campinas.", "500 bem casados num dia", "500 bem-casados num dia"],
  ["en", "PADI dive school in Plymouth.", "our padi course is back", "our PADI course is back"],
  ["pt", "Acarajé na praça.", "Acaraje em dobro", "Acarajé em dobro"],
  ["pt", "Acarajé na praça.", "o acaraje que você ama", "o acaraje que você ama"],
  ["pt", "Pão de queijo e café.", "o pao e o queijo", "o pao e o queijo"],
  ["en", "Small-batch jams.", "a small batch of jam", "a small batch of jam"],
  ["pt", "DOCES DA CIDA", "os doces da semana", "os doces da semana"],
  [
    "es",
    "Café de especialidad, granos de Nayarit.",
    "café del mes: honey de nayarit",
    "café del mes: honey de Nayarit",
  ],
  ["en", "Harps in Hull.", "harps AND TEA", "harps AND TEA"],
  ["es", "Almacén en el barrio Las Ánimas.", "pan a las 8", "pan a las 8"],
])("%s: of a brand that says %s, %s is %s", (language, description, typed, written) => {
  expect(asBrandWrites(typed, description, language)).toBe(written);
});
