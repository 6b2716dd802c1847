import { expect, test } from "vitest";
import type { SpokenScene } from "#lib/domain/draft.ts";
import type { SpokenWord } from "#lib/ports/voice.ts";
import { placePhotos, sentencesIn } from "./place-photos.ts";
import { placeScenes } from "./place-scenes.ts";

/** One word each half second. */
const spoken = (text: string): SpokenWord[] => {
  let offset = 0;
  return text.split(" ").map((word, index) => {
    const from = offset;
    offset += word.length + 1;
    return { text: word, offset: from, startSeconds: index / 2, endSeconds: index / 2 + 0.45 };
  });
};
const scene = (words: string): SpokenScene => ({ words, type: "keyword", fields: { value: words } });
const words = spoken(
  "O café amarga. A água ferve demais, e queima o pó. Espere trinta segundos antes de servir. Depois prove sem açúcar.",
);

test("scenes stand from their first word to the next scene's", () => {
  expect(placeScenes(words, [scene("O café amarga."), scene("A água ferve"), scene("trinta segundos")])).toMatchObject([
    { start: 0, end: 1.5 },
    { start: 1.5, end: 6 },
    { start: 6, end: expect.closeTo(7.55, 1) },
  ]);
});

test("words are found however they are written", () => {
  const [placed] = placeScenes(words, [scene("a AGUA ferve demais e [pause] queima")]);
  expect(placed?.start).toBe(1.5);
});

test("the same words twice are the first and the second time", () => {
  const twice = spoken("Moa na hora. Prove. Moa na hora outra vez agora.");
  expect(placeScenes(twice, [scene("Moa na hora"), scene("Moa na hora")]).map(({ start }) => start)).toEqual([0, 2]);
});

test("what is not spoken stands between its neighbours when there is time", () => {
  const placed = placeScenes(words, [scene("O café amarga."), scene("nunca dito"), scene("Depois prove")]);
  expect(placed).toHaveLength(3);
  for (const [index, { end, start }] of placed.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(placed[index + 1]?.start ?? Number.POSITIVE_INFINITY);
  }
});

test("no words, no scenes; no scenes, none", () => {
  expect(placeScenes([], [])).toEqual([]);
  expect(placeScenes(words, [])).toEqual([]);
});

test("photos are cut on the sentence, and short sentences share one", () => {
  expect(sentencesIn(words).map(({ start }) => start)).toEqual([0, 1.5, 5.5, 8.5]);
  const placed = placePhotos(words, ["a", "b", "c", "d"]);
  expect(placed[0]).toMatchObject({ start: 0, photo: "a" });
  for (const [index, { end }] of placed.entries()) expect(end).toBe(placed[index + 1]?.start ?? end);
  expect(placed.every(({ end, start }) => end - start >= 1.6)).toBe(true);
});
