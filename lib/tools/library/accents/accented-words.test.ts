import { expect, test } from "vitest";
import { accentedWords } from "./accented-words.ts";
import { formsOf, readDictionary } from "./dictionary.ts";

const AFFIXES = `
SFX S Y 2
SFX S 0 s [aeo]
SFX S ón ones/S ón
SFX V Y 3
SFX V ar o ar
SFX V ar ó ar
SFX V   ar   ara   ar
SFX É Y 1
SFX É 0 lo r
PFX r Y 1
PFX r 0 re .
`;
const WORDS = "7\nfurgón/S\ncámara/rS\nquemar/VÉ\npúblico/S\npublicar/V\nlínea/S\nlinea/S\nGarcía";
const dictionary = readDictionary(AFFIXES, WORDS);

const listed = (library: Record<string, number>, isCommon = true) =>
  accentedWords("es", dictionary, new Map(Object.entries(library)), () => isCommon).toSorted();

test("a word has the forms that its flags give it, and no pronoun", () => {
  expect(formsOf("cámara", "rS", dictionary)).toEqual(["cámara", "cámaras", "recámara", "recámaras"]);
  expect(formsOf("furgón", "S", dictionary)).toEqual(["furgón", "furgones"]);
  expect(formsOf("quemar", "VÉ", dictionary)).toEqual(["quemar", "quemo", "quemó", "quemara"]);
});

test("what is no word without its accents is listed, what is one is not", () => {
  expect(listed({})).toEqual(["cámara", "cámaras", "furgón", "públicos"]);
});

test("a word that is not common is listed in no form, unless the library has one", () => {
  expect(listed({}, false)).toEqual([]);
  expect(listed({ cámara: 1 }, false)).toEqual(["cámara", "cámaras"]);
});

test("the library decides between two words, but not between two forms of one", () => {
  expect(listed({ línea: 1, quemó: 9 }, false)).toEqual(["línea"]);
  expect(listed({ línea: 9, linea: 1 }, false)).toEqual([]);
});

test("what the library alone knows is listed once it is surely no slip", () => {
  expect(listed({ táper: 2, kárate: 1 }, false)).toEqual(["táper"]);
  expect(listed({ táper: 9, taper: 2 }, false)).toEqual([]);
});
