import { expect, test } from "vitest";
import { FORMATS } from "#lib/domain/format.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { readCorpus, SOURCES } from "./corpus.ts";
import { toldIn } from "./known.ts";
import { plain, says } from "./plain.ts";

const pieces = readCorpus();

test("the corpus has forty posts of each source, in every language and format, each of a name of its own", () => {
  for (const source of SOURCES) {
    const some = pieces.filter((piece) => piece.source === source);
    expect(some.length).toBe(40);
    expect(new Set(some.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(new Set(some.map(({ brief }) => brief.format))).toEqual(new Set(FORMATS));
  }
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
});

test("each fact that a post must keep stands in what its writer is told", () => {
  const missing = pieces.flatMap((piece) => {
    const told = plain(toldIn(piece));
    const lost = piece.facts.filter(([, ...ways]) => !ways.some((way) => says(told, way)));
    return lost.map(([, way]) => `${piece.id}: ${way}`);
  });
  expect(missing).toEqual([]);
});
