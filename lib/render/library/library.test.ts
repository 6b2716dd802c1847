import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LIBRARY_CLIPS, LIBRARY_TRACKS } from "#lib/domain/library.ts";
import { LIBRARY_PHOTOS } from "#lib/domain/photos.ts";

test("every file of the library is there", () => {
  const files = [
    ...LIBRARY_CLIPS.map(({ slug }) => `clips/${slug}.mp4`),
    ...LIBRARY_CLIPS.map(({ slug }) => `clips/${slug}.jpg`),
    ...LIBRARY_TRACKS.map(({ slug }) => `tracks/${slug}.mp3`),
    ...LIBRARY_PHOTOS.map(({ slug }) => `photos/${slug}.jpg`),
  ];
  expect(files.filter((file) => !existsSync(`public/library/${file}`))).toEqual([]);
});
