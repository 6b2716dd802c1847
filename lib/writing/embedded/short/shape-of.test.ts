import { expect, test } from "vitest";
import { readShort, type Shape } from "#lib/content/short/short.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { readTheme } from "#lib/writing/embedded/read-theme.ts";
import { speak, voiceOf } from "#lib/writing/embedded/voice.ts";
import { shapeOf } from "./shape-of.ts";
import { sidesOf } from "./sides-of.ts";

test.each<[Language, string, Shape]>([
  ["pt", "A primeira noite em casa com o bebê", "thing"],
  ["pt", "Por que o box de vidro estoura sozinho", "question"],
  ["pt", "5 sinais de que a sola ainda tem conserto", "signs"],
  ["pt", "História de um cliente: trancado fora de casa", "case"],
  ["pt", "Novo horário de sábado", "hours"],
  ["pt", "Novo sabor na chapa", "opening"],
  ["pt", "Medo do parto", "topic"],
  ["en", "3 documents people forget to bring", "counted"],
  ["en", "Metal roof vs asphalt shingles", "comparison"],
  ["en", "Moving day checklist", "checklist"],
  ["en", "Our winter routes are back", "ours"],
  ["es", "Antes de irte de vacaciones", "moment"],
  ["es", "Perder la vergüenza en escena", "doing"],
  ["es", "Dos por uno los jueves", "sale"],
  ["es", "Queso curado o fresco", "comparison"],
])("%s: %s is a %s", (language, theme, shape) => {
  expect(shapeOf(readTheme(theme, language), language).shape).toBe(shape);
});

test("a vote stands between two sides that can stand alone", () => {
  expect(sidesOf("Queijo meia cura ou curado?", readShort("pt"))).toEqual(["Queijo meia cura", "Curado"]);
  expect(sidesOf("What to do with bread and butter", readShort("en"))).toBeNull();
});

const SLOTS = /\{(?:[adB]+|t|year)\}/;
const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

test.each(LANGUAGES)("%s: a line that names neither theme nor brand is three words at most", (language) => {
  const { calls, closes, shapes } = readShort(language);
  const pairs = [...Object.values(shapes).flat(), ...calls.answer, ...calls.news];
  const lines = [...pairs.flatMap(([one, other]) => [one, other]), ...closes.answer, ...closes.news];
  const said = lines.flatMap((line) => [speak(line, new Set()), speak(line, new Set(["formal"]))]);
  const sentences = said.flatMap((line) => line.split(/(?<=[.!?])\s+/)).filter((sentence) => !SLOTS.test(sentence));
  expect(sentences.filter((sentence) => wordsIn(sentence) > 3)).toEqual([]);
});

test("a voice is all that a tone asks for, and nothing that it denies", () => {
  expect([...voiceOf("poético e acolhedor")].toSorted()).toEqual(["poetic", "warm"]);
  expect(voiceOf("Warm, never formal").has("formal")).toBe(false);
  expect(speak("[Cuéntanos|Cuéntenos] abajo.", voiceOf("de usted"))).toBe("Cuéntenos abajo.");
  expect(speak("[We'll|We will] reply.", voiceOf("high-energy"))).toBe("We'll reply!");
});
