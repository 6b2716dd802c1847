import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { FONTS } from "#lib/domain/brand.ts";
import { CONTRAST_MIN } from "#lib/domain/contrast.ts";
import { LAYOUT_IDS } from "#lib/domain/layout.ts";
import { plainValue, TEXTURES } from "#lib/domain/slide.ts";
import { extremesOf, worstContrast } from "#lib/render/paint/pixels.ts";
import type { Box } from "#lib/render/paint/sheet.ts";
import { fieldsOf, prose, slide } from "#lib/render/testing/slides.ts";
import { placeholderFields } from "#lib/services/posts/placeholder-fields.ts";
import type { SlideInput } from "./input.ts";
import { drawSlide, renderSlide } from "./render-slide.ts";

const LENGTHS = [0, 1, 12, 40, 90, 180, 400, 900, 2200];

const drawn = fc.record({
  layoutId: fc.constantFrom(...LAYOUT_IDS),
  language: fc.constantFrom("pt", "en", "es", "odd"),
  titleFont: fc.constantFrom(...FONTS),
  bodyFont: fc.constantFrom(...FONTS),
  texture: fc.constantFrom(...TEXTURES),
  lengths: fc.array(fc.constantFrom(...LENGTHS), { minLength: 6, maxLength: 6 }),
  seed: fc.integer({ min: 0, max: 500 }),
  position: fc.integer({ min: 1, max: 7 }),
  marked: fc.boolean(),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

function slideOf({ language, layoutId, lengths, marked, ...look }: Drawn): SlideInput {
  let field = 0;
  const fields = fieldsOf(layoutId, () => {
    const text = prose(language, lengths[field++ % lengths.length] ?? 40);
    return { ...plainValue(text), highlight: marked ? (text.split(" ")[1] ?? "") : "" };
  });
  return slide({ ...look, layoutId, fields, language: language === "odd" ? "pt" : language });
}

const within = ({ drawn, height, width, x, y }: Box, slack: number): boolean =>
  drawn.x >= x - slack &&
  drawn.y >= y - slack &&
  drawn.x + drawn.width <= x + width + slack &&
  drawn.y + drawn.height <= y + height + slack;

const onPage = ({ drawn }: Box): boolean =>
  drawn.x >= 0 && drawn.y >= 0 && drawn.x + drawn.width <= 1080 && drawn.y + drawn.height <= 1350;

const overlaps = (a: Box, b: Box): boolean => {
  const slack = 0.12;
  const [aPad, bPad] = [a.size * slack, b.size * slack];
  return (
    a.drawn.x + aPad < b.drawn.x + b.drawn.width - bPad &&
    b.drawn.x + bPad < a.drawn.x + a.drawn.width - aPad &&
    a.drawn.y + aPad < b.drawn.y + b.drawn.height - bPad &&
    b.drawn.y + bPad < a.drawn.y + a.drawn.height - aPad
  );
};

/** The boxes that are wrong in one drawing, in words. */
function faults(boxes: readonly Box[]): string[] {
  const out = boxes.filter((box) => !within(box, 2)).map(({ name }) => `${name} leaves its box`);
  out.push(...boxes.filter((box) => !onPage(box)).map(({ name }) => `${name} leaves the page`));
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1)) if (overlaps(box, other)) out.push(`${box.name} lies on ${other.name}`);
  return out;
}

describe("texts", () => {
  test("stand in their boxes whatever their length, language, font and layout", async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (look) => {
        const { boxes } = await drawSlide(slideOf(look), true);
        expect(faults(boxes)).toEqual([]);
      }),
      { numRuns: 70, seed: 20_261_120 },
    );
  }, 60_000);

  test("draw no pixel outside of their boxes", async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (look) => {
        const input = slideOf(look);
        const [{ boxes, pixels }, bare] = await Promise.all([drawSlide(input), drawSlide(input, true)]);
        let outside = 0;
        for (let at = 0; at < pixels.data.length; at += 3) {
          const change = Math.abs((pixels.data[at] ?? 0) - (bare.pixels.data[at] ?? 0));
          if (change < 24) continue;
          const [x, y] = [(at / 3) % 1080, Math.floor(at / 3 / 1080)];
          const held = boxes.some(({ drawn, size }) => {
            const slack = size * 0.2 + 2;
            return (
              x >= drawn.x - slack &&
              x <= drawn.x + drawn.width + slack &&
              y >= drawn.y - slack &&
              y <= drawn.y + drawn.height + slack
            );
          });
          if (!held) outside++;
        }
        expect(outside).toBe(0);
      }),
      { numRuns: 14, seed: 7 },
    );
  }, 60_000);

  test("say so when they are cut, and end at a word with an ellipsis", async () => {
    const long = slide({ layoutId: "statement", fields: fieldsOf("statement", () => prose("pt", 2200)) });
    const short = slide({ layoutId: "statement", fields: placeholderFields("statement", "pt") });
    expect((await drawSlide(long, true)).truncated).toBe(true);
    expect((await drawSlide(short, true)).truncated).toBe(false);
  });
});

test("every pixel under a text is read at 4.5:1, whatever the colours", async () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  await fc.assert(
    fc.asyncProperty(drawn, color, color, color, async (look, background, text, brand) => {
      const input = slideOf({ ...look, lengths: [40, 90, 60, 24, 50, 70], marked: true });
      const { inks, pixels } = await drawSlide({ ...input, colors: { background, text, brand } }, true);
      for (const ink of inks) {
        const worst = worstContrast(ink.color, extremesOf(pixels, ink.frames));
        expect(worst, `${ink.name} in ${ink.color}`).toBeGreaterThanOrEqual(CONTRAST_MIN);
      }
    }),
    { numRuns: 40, seed: 3 },
  );
}, 60_000);

describe("the file", () => {
  test.each(LAYOUT_IDS)("of %s is a JPEG of 1080 by 1350 in sRGB under 8 MB", async (layoutId) => {
    const { jpeg } = await renderSlide(
      slide({ layoutId, texture: "grain", fields: placeholderFields(layoutId, "es") }),
    );
    const { chromaSubsampling, format, height, space, width } = await sharp(jpeg).metadata();
    expect({ format, height, space, width, chromaSubsampling }).toEqual({
      format: "jpeg",
      height: 1350,
      space: "srgb",
      width: 1080,
      chromaSubsampling: "4:4:4",
    });
    expect(jpeg.length).toBeLessThan(8 * 1024 * 1024);
  });

  test("is the same bytes twice, with a photo, a logo and a picture too", async () => {
    const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: "#3366aa" } })
      .png()
      .toBuffer();
    const input = slide({
      layoutId: "picture",
      fields: placeholderFields("picture", "pt"),
      texture: "paper",
      brand: { profileName: "Ótica São José", handle: null, photo, logo: photo },
      picture: { kind: "idea", idea: { subject: "coffee grinder", mood: "warm" }, style: "paper_cut" },
    });
    const [first, second] = [await renderSlide(input), await renderSlide(input)];
    expect(first.jpeg.equals(second.jpeg)).toBe(true);
  });

  test("is drawn with initials when the photo is no picture", async () => {
    const brand = {
      profileName: "Ana",
      handle: "ana",
      photo: Buffer.from("not a picture"),
      logo: Buffer.from("nor this"),
    };
    const { boxes } = await renderSlide(slide({ layoutId: "call", fields: placeholderFields("call", "en"), brand }));
    expect(boxes.map(({ name }) => name)).toContain("initials");
  });
});

test("a picture whose bytes are broken does not stop the slide", async () => {
  const input = slide({
    layoutId: "picture",
    fields: placeholderFields("picture", "pt"),
    picture: { kind: "bytes", bytes: Buffer.from("?") },
  });
  await expect(renderSlide(input)).resolves.toMatchObject({ truncated: false });
});
