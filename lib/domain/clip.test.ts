import { expect, test } from "vitest";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { chooseClip, ownClipsFirst } from "./clip.ts";
import { MOODS } from "./mood.ts";

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const chosen = (named: string[], mood: (typeof MOODS)[number]) =>
  new Set(SEEDS.map((seed) => chooseClip(libraryClips(), named, mood, seed)?.slug));

test("a clip that shows a thing is chosen for that thing alone", () => {
  expect(chosen(["coffee cup"], "warm")).toEqual(new Set(["steam"]));
  expect(chosen(["surfboard"], "fresh")).toEqual(new Set(["sea"]));
  const plain = libraryClips().filter(({ subjects }) => subjects.length === 0);
  for (const mood of MOODS)
    for (const named of [[], ["abstract shapes"], ["wheelchair"], ["flower wreath", "candle"]])
      for (const slug of chosen(named, mood)) expect(plain.map((clip) => clip.slug)).toContain(slug);
});

test("shapes are of the mood, and more than one kind of them", () => {
  for (const mood of MOODS) {
    const slugs = chosen([], mood);
    expect(slugs.size).toBeGreaterThan(1);
    for (const slug of slugs) expect(libraryClips().find((clip) => clip.slug === slug)?.moods).toContain(mood);
  }
});

test("an own clip that speaks of the theme comes first, and every other has its turn", () => {
  const clips = ["kiln", "shop", "wheel"];
  for (const seed of SEEDS) {
    const order = ownClipsFirst(clips, (clip) => clip === "kiln", seed);
    expect(order[0]).toBe("kiln");
    expect(order.toSorted()).toEqual(clips);
  }
  expect(new Set(SEEDS.map((seed) => ownClipsFirst(clips, () => false, seed)[0])).size).toBe(3);
});
