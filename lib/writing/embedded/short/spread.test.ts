import { expect, test } from "vitest";
import type { Language } from "#lib/domain/language.ts";
import { spread } from "./spread.ts";

test.each<[Language, string[], number, string[]]>([
  [
    "es",
    ["Sombreros de paja y fieltro, limpieza y horma, calle Real, Cuenca."],
    4,
    ["Sombreros de paja y fieltro.", "Limpieza y horma, calle Real, Cuenca."],
  ],
  [
    "pt",
    ["Produzimos mel puro, própolis e favo em Urubici, família de apicultores há 3 gerações."],
    3,
    ["Produzimos mel puro, própolis e favo em Urubici.", "Família de apicultores há 3 gerações."],
  ],
  ["en", ["Alpaca walks and yarn from our own herd."], 3, ["Alpaca walks and yarn from our own herd."]],
  ["en", ["Cider press run from a barn in Ludlow."], 3, ["Cider press run from a barn in Ludlow."]],
  [
    "es",
    ["Cestas de mimbre hechas en Loja, Ecuador. Tercera generación."],
    3,
    ["Cestas de mimbre hechas en Loja, Ecuador. Tercera generación."],
  ],
  [
    "pt",
    ["Oficina de pranchas e remos, em Itajaí, há 18 anos."],
    3,
    ["Oficina de pranchas e remos, em Itajaí, há 18 anos."],
  ],
  ["en", ["Stone carving and lettering, Hay, Wales."], 3, ["Stone carving and lettering, Hay, Wales."]],
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
