import { expect, test } from "vitest";
import { plainValue } from "#lib/domain/slide.ts";
import { fieldsOf, slide } from "#lib/render/testing/slides.ts";
import { drawSlide } from "./render-slide.ts";

/** How far a heading stands from the corner of its side: a mark takes room above it or before it. */
async function setIn(leftTitle: string, language: "pt" | "en" | "es", seed: number): Promise<number> {
  const texts: Record<string, string> = {
    leftTitle,
    title: "Coffee",
    leftBody: "A.",
    rightTitle: "B",
    rightBody: "C.",
  };
  const fields = fieldsOf("comparison", (name) => plainValue(texts[name] ?? ""));
  const { boxes } = await drawSlide(slide({ layoutId: "comparison", language, seed, fields }));
  const head = boxes.find(({ name }) => name === "leftTitle");
  return (head?.x ?? 0) + (head?.y ?? 0);
}

test.each([
  ["Coado", "Mito", "pt"],
  ["Filter", "avoid", "en"],
  ["Filtro", "EN VEZ DE", "es"],
] as const)(
  "of two things neither is crossed out: %s is marked as none, %s as wrong",
  async (neutral, refused, language) => {
    for (const seed of [1, 2, 3])
      expect(await setIn(neutral, language, seed)).toBeLessThan(await setIn(refused, language, seed));
  },
);
