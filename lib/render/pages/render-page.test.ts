import sharp from "sharp";
import { expect, test } from "vitest";
import { IMAGE_STYLES } from "#lib/domain/brand.ts";
import { CONTRAST_MIN } from "#lib/domain/contrast.ts";
import { composeScene } from "#lib/render/art/compose-scene.ts";
import { drawScene } from "#lib/render/art/draw-scene.ts";
import { extremesOf, toJpeg, worstContrast } from "#lib/render/paint/pixels.ts";
import { LEAST_SIZE } from "#lib/render/slides/stage.ts";
import { prose } from "#lib/render/testing/slides.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { drawPage, type PageInput, pageCalm, renderPage } from "./render-page.ts";

const page = (picture: Buffer, over: Partial<PageInput> = {}): PageInput => ({
  title: "A água faz o resto",
  body: "Filtrada e quente, sem ferver.",
  position: 2,
  total: 6,
  picture,
  colors: { background: "#f6e7d3", text: "#2b1710", brand: "#b4531f" },
  titleFont: "Playfair Display",
  bodyFont: "Lora",
  brand: { profileName: "Café Aurora", handle: "cafeaurora", photo: null, logo: null },
  language: "pt",
  seed: 4,
  ...over,
});

const noise = () => {
  const data = Buffer.from(
    Uint8Array.from({ length: 270 * 338 * 3 }, (_, at) => (at * 7919 + (at >> 5) * 104_729) % 256),
  );
  return sharp(data, { raw: { width: 270, height: 338, channels: 3 } })
    .jpeg()
    .toBuffer();
};

async function worst(input: PageInput): Promise<number> {
  const { inks, pixels } = await drawPage(input, true);
  return Math.min(...inks.map(({ color, frames }) => worstContrast(color, extremesOf(pixels, frames))));
}

test("a page's text is read at 4.5:1 over pictures of every style, drawn or given", async () => {
  for (const [index, style] of IMAGE_STYLES.entries()) {
    const colors = { background: "#ffffff", brand: "#0f6fb5" };
    const drawn = await drawScene(
      composeScene({ idea: { subject: "camera", mood: "bright" }, style, colors, seed: index }),
      540,
      675,
      { top: 0.385, foot: 0.87 },
    );
    expect(await worst(page(await toJpeg(drawn), { position: (index % 6) + 1 })), style).toBeGreaterThanOrEqual(
      CONTRAST_MIN,
    );
  }
  expect(await worst(page(await noise()))).toBeGreaterThanOrEqual(CONTRAST_MIN);
  expect(await worst(page(await noise(), { seed: 3, position: 3 }))).toBeGreaterThanOrEqual(CONTRAST_MIN);
}, 30_000);

test("a page is a JPEG of 1080 by 1350 and the same bytes twice", async () => {
  const picture = await noise();
  const [first, second] = await Promise.all([renderPage(page(picture)), renderPage(page(picture))]);
  const { format, height, width } = await sharp(first.jpeg).metadata();
  expect({ format, height, width }).toEqual({ format: "jpeg", height: 1350, width: 1080 });
  expect(first.jpeg.length).toBeLessThan(8 * 1024 * 1024);
  expect(first.jpeg.equals(second.jpeg)).toBe(true);
});

test.each([0, 40, 300, 2200])("a body of %i characters stays on its page", async (length) => {
  for (const position of [1, 3, 6]) {
    const { boxes } = await drawPage(page(await noise(), { body: prose("es", length), position }), true);
    for (const { drawn, height, name, width, x, y } of boxes) {
      expect(drawn.x, name).toBeGreaterThanOrEqual(x - 2);
      expect(drawn.y, name).toBeGreaterThanOrEqual(y - 2);
      expect(drawn.x + drawn.width, name).toBeLessThanOrEqual(x + width + 2);
      expect(drawn.y + drawn.height, name).toBeLessThanOrEqual(y + height + 2);
    }
  }
});

test("the first and the last page begin with their text", () => {
  expect([pageCalm(1, 1, 6), pageCalm(2, 6, 6)]).toEqual(["top", "top"]);
});

test("the longest texts that are written stand whole on a page, none below 28 pixels", async () => {
  const picture = await noise();
  for (const font of ["Inter", "Montserrat", "Caveat", "Bebas Neue"] as const)
    for (const position of [1, 2, 3, 4]) {
      const isWhole = position === 2;
      const texts = {
        title: prose("pt", isWhole ? LIMITS.wholeTitle : LIMITS.pageTitle),
        body: isWhole ? "" : prose("es", LIMITS.pageBody),
      };
      const { boxes, truncated } = await drawPage(
        page(picture, { ...texts, titleFont: font, bodyFont: font, position }),
        true,
      );
      expect(truncated, `${font} on ${position}`).toBe(false);
      for (const { name, size } of boxes) expect(size, `${name} in ${font}`).toBeGreaterThanOrEqual(LEAST_SIZE);
    }
});
