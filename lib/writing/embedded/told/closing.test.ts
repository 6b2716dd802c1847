import { expect, test } from "vitest";
import type { Draft } from "#lib/domain/draft.ts";
import type { Format } from "#lib/domain/format.ts";
import type { Language } from "#lib/domain/language.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import { toldDraft } from "#lib/tools/testing/told-draft.ts";

const draftOf = (format: Format, language: Language, theme: string): Draft =>
  toldDraft({ format, theme, language, brand: { profileName: "Ana" } });

test.each<[Language, string]>([
  ["es", "llaves de coche 60€ con programación y prueba, de lunes a sábado 9 a 20h, domingos con recargo"],
  ["pt", "feriado 15 de novembro no camping, diária R$ 50 por pessoa, não tem chuveiro quente, silêncio após as 22h"],
  ["en", "key cutting £6, Mon to Fri 9-5, while you wait, car keys extra"],
])("%s: nobody is invited over opening hours or a holiday: %s", (language, theme) => {
  const { caption } = draftOf("carousel", language, theme);
  const invites = readToldWords(language).invites.filter((line) =>
    caption.includes(line.replace(/^\[([^|]*)\|.*?\]/u, "$1")),
  );
  expect(invites).toEqual([]);
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
