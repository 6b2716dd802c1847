import sharp from "sharp";
import { expect, test } from "vitest";
import { CONTRAST_MIN } from "#lib/domain/contrast.ts";
import { INFOGRAPHIC_KINDS } from "#lib/domain/draft.ts";
import { extremesOf, worstContrast } from "#lib/render/paint/pixels.ts";
import { LEAST_SIZE } from "#lib/render/slides/stage.ts";
import { prose } from "#lib/render/testing/slides.ts";
import { ITEMS, LIMITS } from "#lib/writing/draft/contents.ts";
import { drawInfographic, type InfographicInput, renderInfographic } from "./render-infographic.ts";

const infographic = (
  kind: InfographicInput["kind"],
  count: number,
  length: number,
  brand = "#1f7a5c",
): InfographicInput => ({
  kind,
  title: "O que muda quando você mede",
  subtitle: "Sem balança, cada xícara é outra.",
  items: Array.from({ length: count }, (_, index) => ({
    title: prose("pt", 14 + (index % 3) * 8),
    text: prose("en", length),
    side: kind === "comparison" ? (index % 2 === 0 ? ("left" as const) : ("right" as const)) : null,
    picture: {
      subject: ["coffee cup", "calculator", "xyzzy", "clock", "dog", "books", "car"][index] ?? "plant",
      mood: "fresh" as const,
    },
  })),
  sides: { left: "Antes", right: "Depois" },
  footer: "Salve para depois.",
  colors: { background: "#eef6f0", text: "#12372a", brand },
  titleFont: "Poppins",
  bodyFont: "Inter",
  brand: { profileName: "Café Aurora", handle: null, photo: null, logo: null },
  language: "pt",
  style: "illustration",
  seed: count,
});

test.each(INFOGRAPHIC_KINDS)(
  "%s holds three to seven points in its boxes, readable, none on another",
  async (kind) => {
    for (const [count, length] of [
      [3, 30],
      [5, 90],
      [7, 60],
      [7, 400],
    ] as const) {
      const { boxes, inks, pixels } = await drawInfographic(infographic(kind, count, length), true);
      for (const [index, { drawn, height, name, width, x, y }] of boxes.entries()) {
        expect(
          drawn.x >= x - 2 &&
            drawn.y >= y - 2 &&
            drawn.x + drawn.width <= x + width + 2 &&
            drawn.y + drawn.height <= y + height + 2,
          `${name} of ${count}`,
        ).toBe(true);
        for (const other of boxes.slice(index + 1)) {
          const slack = 5;
          const apart =
            drawn.x + drawn.width <= other.drawn.x + slack ||
            other.drawn.x + other.drawn.width <= drawn.x + slack ||
            drawn.y + drawn.height <= other.drawn.y + slack ||
            other.drawn.y + other.drawn.height <= drawn.y + slack;
          expect(apart, `${name} and ${other.name} of ${count}, ${length}`).toBe(true);
        }
      }
      for (const { color, frames, name } of inks)
        expect(worstContrast(color, extremesOf(pixels, frames)), name).toBeGreaterThanOrEqual(CONTRAST_MIN);
    }
  },
  20_000,
);

test("the still is a JPEG of 1080 by 1920 and the same bytes twice", async () => {
  const input = infographic("steps", 5, 60);
  const [first, second] = [await renderInfographic(input), await renderInfographic(input)];
  const { format, height, width } = await sharp(first.jpeg).metadata();
  expect({ format, height, width }).toEqual({ format: "jpeg", height: 1920, width: 1080 });
  expect(first.jpeg.equals(second.jpeg)).toBe(true);
});

test.each(INFOGRAPHIC_KINDS)(
  "%s shows the longest texts that are written whole and readable, in wide and in tall letters",
  async (kind) => {
    for (const [index, font] of (["Inter", "Montserrat", "Caveat"] as const).entries())
      for (const count of index === 0 ? [ITEMS.min, ITEMS.max] : [ITEMS.max]) {
        const language = index % 2 === 0 ? "pt" : "es";
        const items = infographic(kind, count, 10).items.map((item) => ({
          ...item,
          title: prose(language, LIMITS.itemTitle),
          text: prose(language, LIMITS.itemText),
        }));
        const side = prose(language, LIMITS.label);
        const { boxes, truncated } = await drawInfographic(
          {
            ...infographic(kind, count, 10),
            title: prose(language, LIMITS.wholeTitle),
            subtitle: prose(language, LIMITS.infographicLine),
            footer: prose(language, LIMITS.infographicLine),
            sides: { left: side, right: side },
            titleFont: font,
            bodyFont: font,
            items,
          },
          true,
        );
        const cut = boxes.filter((box) => box.truncated).map(({ name }) => name);
        expect(truncated, `${count} in ${font}: ${cut.join(", ")}`).toBe(false);
        for (const { name, size } of boxes) expect(size, `${name} in ${font}`).toBeGreaterThanOrEqual(LEAST_SIZE);
      }
  },
  60_000,
);
