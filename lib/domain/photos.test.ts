import { expect, test } from "vitest";
import { choosePhotos } from "./photos.ts";

const idea = (subject: string) => ({ subject, mood: "calm" as const });

test("an idea finds the photo of its subject", () => {
  const first = (subject: string) => choosePhotos([idea(subject)], 1)[0]?.slug;
  expect(first("dentist chair")).toBe("health-care");
  expect(first("freshly baked loaves")).toBe("fresh-bread");
  expect(first("dog toys")).toBe("pet-things");
  expect(first("stack of coins")).toBe("coins-and-notes");
});

test("no photo twice in a row, the same ones for the same ideas", () => {
  const ideas = Array.from({ length: 9 }, () => idea("coffee cup"));
  const chosen = choosePhotos(ideas, 4);
  expect(chosen).toHaveLength(9);
  for (const [index, photo] of chosen.entries()) expect(photo).not.toBe(chosen[index + 1]);
  expect(choosePhotos(ideas, 4)).toEqual(chosen);
});
