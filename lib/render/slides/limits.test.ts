import { expect, test } from "vitest";
import { FONTS } from "#lib/domain/brand.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { fieldsOf, prose, slide } from "#lib/render/testing/slides.ts";
import { LIMITS, slideFieldMax } from "#lib/writing/draft/contents.ts";
import { drawSlide } from "./render-slide.ts";
import { LEAST_SIZE } from "./stage.ts";

const PICTURED: readonly string[] = ["cover", "statement", "question", "picture"];

test.each(LAYOUT_IDS)(
  "%s shows the longest texts that are written whole, and readable, in every font",
  async (layoutId) => {
    for (const [index, font] of FONTS.entries()) {
      if (index % 2 === 1 && layoutId !== "comparison") continue;
      for (const pictured of PICTURED.includes(layoutId) ? [false, true] : [false]) {
        const max = (name: string) =>
          layoutId === "cover" && name === "title" ? LIMITS.wholeTitle : slideFieldMax(name);
        const fields = fieldsOf(layoutId, (name) => prose(index % 2 === 0 ? "pt" : "es", max(name)));
        const look = { titleFont: font, bodyFont: FONTS[(index * 5) % FONTS.length] ?? font, position: 3, seed: index };
        const picture = pictured ? ({ kind: "bytes", bytes: Buffer.from("none") } as const) : null;
        const { boxes, truncated } = await drawSlide(slide({ layoutId, fields, picture, ...look }), true);
        expect(
          truncated,
          `${font}: ${boxes
            .filter((box) => box.truncated)
            .map(({ name }) => name)
            .join(", ")}`,
        ).toBe(false);
        for (const { name, size } of boxes) expect(size, `${name} in ${font}`).toBeGreaterThanOrEqual(LEAST_SIZE);
      }
    }
  },
  120_000,
);
