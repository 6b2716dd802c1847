import { expect, test } from "vitest";
import { readPhotos } from "#lib/content/photos/photos.ts";
import { choosePhotos, libraryShows } from "./photos.ts";

const idea = (subject: string) => ({ subject, mood: "calm" as const });

test("an idea finds the photo of its subject", () => {
  const first = (subject: string) => choosePhotos(readPhotos(), [idea(subject)], 1)[0]?.slug;
  expect(first("vitamin capsules")).toBe("health-care");
  expect(first("freshly baked loaves")).toBe("fresh-bread");
  expect(first("dog toys")).toBe("pet-things");
  expect(first("stack of coins")).toBe("coins-and-notes");
});

test("no photo twice in a row, the same ones for the same ideas", () => {
  const ideas = Array.from({ length: 9 }, () => idea("coffee cup"));
  const chosen = choosePhotos(readPhotos(), ideas, 4);
  expect(chosen).toHaveLength(9);
  for (const [index, photo] of chosen.entries()) expect(photo).not.toBe(chosen[index + 1]);
  expect(choosePhotos(readPhotos(), ideas, 4)).toEqual(chosen);
});

test("what no idea speaks of is not shown, however often a photo comes again", () => {
  const subjects = ["apartment keys", "empty apartment", "moving boxes", "person visiting an apartment"];
  for (const seed of [1, 2, 3, 4, 5]) {
    const ideas = Array.from({ length: 10 }, (_, index) => idea(subjects[index % 4] ?? ""));
    const shown = new Set(choosePhotos(readPhotos(), ideas, seed).map(({ slug }) => slug));
    for (const stranger of ["pet-things", "gift-boxes", "dumbbells", "fresh-bread"])
      expect(shown).not.toContain(stranger);
  }
});

test("the library shows a matter with several photos of it, or not at all", () => {
  const shows = (...subjects: string[]) => libraryShows(readPhotos(), subjects.map(idea));
  expect(shows("coffee cup", "fresh bread", "fruit bowl")).toBe(true);
  expect(shows("coffee cup", "coffee beans", "coffee grinder")).toBe(false);
  expect(shows("coffee cup", "fresh bread", "fruit bowl", "litter box")).toBe(false);
  expect(shows("coffee cup", "fresh bread", "fruit bowl", "abstract shapes")).toBe(false);
});

test("a photo stands for what it shows, and not for what shares a word with it", () => {
  const stranger = ["dentist chair", "wine glass", "washing machine", "wooden table", "cooking pot", "eyeglasses"];
  for (const subject of [...stranger, "soccer ball", "hair dryer", "window frame", "contract", "pizza", "camera"])
    expect(
      libraryShows(readPhotos(), [idea("coffee cup"), idea("fresh bread"), idea("fruit bowl"), idea(subject)]),
    ).toBe(false);
});
