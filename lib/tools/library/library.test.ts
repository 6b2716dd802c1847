import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { readPhotos } from "#lib/content/photos/photos.ts";

test("every file of the library is there", () => {
  const files = [
    ...libraryClips().map(({ slug }) => `clips/${slug}.mp4`),
    ...libraryClips().map(({ slug }) => `clips/${slug}.jpg`),
    ...libraryTracks().map(({ slug }) => `tracks/${slug}.mp3`),
    ...readPhotos().map(({ slug }) => `photos/${slug}.jpg`),
  ];
  expect(files.filter((file) => !existsSync(`public/library/${file}`))).toEqual([]);
});
