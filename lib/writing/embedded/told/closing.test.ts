import { expect, test } from "vitest";
import type { Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import { toldDraft } from "#lib/tools/testing/told-draft.ts";

const draftOf = (format: Format, language: Language, theme: string): Draft =>
  toldDraft({ format, theme, language, brand: { profileName: "Ana" } });

test.each<[Format, Language, string]>([
  ["carousel", "en", "hand bread class, Sunday 4 May 10am, £45 each, 8 places, apron provided"],
  ["caption_reel", "pt", "chalé na serra no feriado, diária R$ 390, café da manhã incluso, aceita pet"],
  ["animated_audio", "es", "limpieza de sofás a domicilio, $25.000 el cuerpo, secado en 4 horas, lunes a viernes"],
  ["infographic", "es", "se busca panadero, lunes a sábado 5 a 13h, $9.000 al mes, sin experiencia"],
  ["narrated_photos", "en", "seed swap Saturday 15 March 10am, free entry, tea by donation, 4 Mill Lane"],
])("%s, %s: nobody is asked what the brief does not ask: %s", (format, language, theme) => {
  const shown = JSON.stringify(draftOf(format, language, theme));
  const { calls, keep } = readToldWords(language);
  const asked = [...calls.title, ...calls.action, ...keep.flat()].filter((line) => shown.includes(line));
  expect(asked).toEqual([]);
});

test("what asks before the last facts stands where it was typed, and only the end calls", () => {
  const theme =
    "How a house sign is made. You send the name. I draw the letters and email a sketch in a week. Cutting takes 5 weeks. Signs from €380. Write to stone@example.ie by 31 October.";
  const { caption } = draftOf("carousel", "en", theme);
  expect(caption).toMatch(/send the name[^]*email a sketch[^]*Cutting takes[^]*Write to stone@example.ie/);
});

test("who is told to book is not told so again", () => {
  const theme = "kayak tour, Saturdays 10am, £40 with guide, book a day ahead, bring a towel, over 12s";
  expect(draftOf("carousel", "en", theme).caption).not.toMatch(/book your place/iu);
});

test("the day of an event is spoken and shown once", () => {
  const draft = draftOf("animated_audio", "en", "carol concert Sat 13 Dec 7pm, free entry, mulled wine after");
  const said = JSON.stringify("scenes" in draft ? draft.scenes.map(({ fields, words }) => [fields, words]) : []);
  expect(said.match(/13 Dec/gu)).toHaveLength(2);
});

test("no more than two facts are shown at a time", () => {
  const theme = "makers market Sunday 6 July 10-3, 40 stalls, free parking, dogs welcome, live fiddle, open fire";
  const draft = draftOf("animated_audio", "en", theme);
  const items = "scenes" in draft ? draft.scenes.map(({ fields }) => [fields["items"] ?? []].flat().length) : [];
  expect(Math.max(...items)).toBe(2);
});
