import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { spread } from "./spread.ts";

test.each<[Language, string[], number, string[]]>([
  [
    "es",
    ["Sombreros de paja y fieltro, limpieza y horma, calle Real, Cuenca."],
    4,
    ["Sombreros de paja y fieltro.", "Limpieza y horma.", "Calle Real, Cuenca."],
  ],
  [
    "pt",
    ["Produzimos mel puro, própolis e favo em Urubici, família de apicultores há 3 gerações."],
    3,
    ["Produzimos mel puro, própolis e favo em Urubici.", "Família de apicultores há 3 gerações."],
  ],
  ["en", ["Alpaca walks and yarn from our own herd."], 3, ["Alpaca walks and yarn.", "From our own herd."]],
  ["en", ["Harp makers in Hull.", "Repairs.", "Hire."], 3, ["Harp makers in Hull. Repairs. Hire."]],
  ["pt", ["Conserto de sapatos, bolsas e malas em Pelotas."], 3, ["Conserto de sapatos, bolsas e malas em Pelotas."]],
  ["es", ["Óptica en Vigo."], 3, ["Óptica en Vigo."]],
  [
    "en",
    ["We bake at night.", "We sell at six.", "We sleep at noon."],
    2,
    ["We bake at night. We sell at six.", "We sleep at noon."],
  ],
])("%s: %j in %d", (language, sentences, count, parts) => {
  expect(spread(sentences, count, 190, language)).toEqual(parts);
});
