import fc from "fast-check";
import { expect, test } from "vitest";
import { cover, Panorama, planesOf } from "./pixels.ts";

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const side = (step: number, most: number) => fc.integer({ min: 1, max: most / step }).map((count) => count * step);

const clamped = (at: number, length: number): number => Math.trunc(Math.min((length - 1) * 256 - 1, Math.max(0, at)));

/** One plane, a pixel at a time. */
function seen(source: Uint8Array, width: number, height: number, wide: number, tall: number, view: number[]) {
  const [left = 0, top = 0, step = 1] = view;
  const out: number[] = [];
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++) {
      const [down, across] = [clamped((top + y * step) * 256, height), clamped((left + x * step) * 256, width)];
      const mixed = (at: number) => {
        const [above = 0, below = 0] = [source[at], source[at + width]];
        return (above * (256 - (down & 255)) + below * (down & 255) + 128) >> 8;
      };
      const at = (down >> 8) * width + (across >> 8);
      out.push((mixed(at) * (256 - (across & 255)) + mixed(at + 1) * (across & 255) + 128) >> 8);
    }
  return out;
}

test("a picture is seen from between its pixels, to its very edges", () => {
  const scene = fc
    .tuple(
      side(8, 64).map((one) => one + 8),
      side(8, 40).map((one) => one + 8),
    )
    .chain(([width, height]) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        data: bytes((width * height * 3) / 2),
        wide: side(4, 40),
        tall: side(4, 24),
        left: fc.double({ min: -3, max: width, noNaN: true }),
        top: fc.double({ min: -3, max: height, noNaN: true }),
        step: fc.double({ min: 0.5, max: 1.8, noNaN: true }),
      }),
    );
  fc.assert(
    fc.property(scene, ({ data, height, left, step, tall, top, wide, width }) => {
      const panorama = new Panorama({ width, height, data }, { width: wide, height: tall });
      const [area, ours] = [width * height, wide * tall];
      const shown = panorama.look(left, top, step);
      expect([...shown.subarray(0, ours)]).toEqual(seen(data, width, height, wide, tall, [left, top, step]));
      for (const plane of [0, 1]) {
        const half = data.subarray(area + (plane * area) / 4);
        const colors = seen(half, width / 2, height / 2, wide / 2, tall / 2, [left / 2, top / 2, step]);
        expect([...shown.subarray(ours + (plane * ours) / 4, ours + ((plane + 1) * ours) / 4)]).toEqual(colors);
      }
    }),
  );
});

test("opaque pixels become light and the mean colour of four, by BT.709", () => {
  const picture = fc
    .tuple(
      side(2, 30).map((one) => one + 6),
      side(2, 10),
    )
    .chain(([width, height]) =>
      fc.record({ width: fc.constant(width), height: fc.constant(height), rgba: bytes(width * height * 4) }),
    );
  fc.assert(
    fc.property(picture, ({ height, rgba, width }) => {
      const planes = planesOf(rgba, width, height);
      const of = (x: number, y: number) => [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const [red = 0, green = 0, blue = 0] = of(x, y);
          const light = 16.5 + (219 * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255;
          expect(Math.abs((planes[y * width + x] ?? 0) + 0.5 - light)).toBeLessThan(0.6);
        }
      for (let y = 0; y < height; y += 2)
        for (let x = 0; x < width; x += 2) {
          const four = [of(x, y), of(x + 1, y), of(x, y + 1), of(x + 1, y + 1)];
          const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
            (one) => four.reduce((sum, it) => sum + (it[one] ?? 0), 0) / 4,
          );
          const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          const at = width * height + (y / 2) * (width / 2) + x / 2;
          const blueness = 128.5 + (224 * (blue - light)) / (255 * 1.8556);
          const redness = 128.5 + (224 * (red - light)) / (255 * 1.5748);
          expect(Math.abs((planes[at] ?? 0) + 0.5 - blueness)).toBeLessThan(0.6);
          expect(Math.abs((planes[at + (width * height) / 4] ?? 0) + 0.5 - redness)).toBeLessThan(0.6);
        }
    }),
  );
});

test("a layer covers its part of a plane by its shares, and nothing beside it", () => {
  const layered = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 })).chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      values: bytes(width * height),
      shares: bytes(width * height),
      plane: bytes(48 * 8),
      at: fc.integer({ min: 0, max: 48 + 8 }),
    }),
  );
  fc.assert(
    fc.property(layered, ({ at, height, plane, shares, values, width }) => {
      const expected = Array.from(plane, (below, place) => {
        const [x, y] = [(place - at) % 48, Math.floor((place - at) / 48)];
        if (place < at || x >= width || y >= height) return below;
        const [value = 0, share = 0] = [values[y * width + x], shares[y * width + x]];
        return Math.floor((value * share + below * (255 - share) + 127) / 255);
      });
      cover(plane, at, 48, { width, height, values, shares });
      expect([...plane]).toEqual(expected);
    }),
  );
});
