import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FONTS } from "#lib/domain/brand.ts";
import { BLOCK_FRAMES, type ReelContent } from "#lib/domain/reel.ts";
import { difference, expectPostable, framesOf, peakOf } from "#lib/tools/testing/video-checks.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import { REEL_SAFE as SAFE } from "#lib/domain/reel.ts";
import { openReelPhoto } from "./reel-backdrop.ts";
import { reelBoxes } from "./reel-boxes.ts";
import { renderReel } from "./render-reel.ts";
import { renderSilentReel } from "./render-silent-reel.ts";

const CLIP = { clip: "public/library/clips/sand.mp4" };
const TRACK = "public/library/tracks/vitrine.mp3";
const reel: ReelContent = {
  blocks: ["3 erros que deixam o café amargo ☕", "O primeiro quase todo mundo comete", "Leia a legenda 👇"],
  font: "Poppins",
  alignment: "center",
  boxStyle: "rounded",
  boxColor: "#ffffff",
  textColor: "#1b1440",
  boxColorByBlock: [null, null, "#5b3df5"],
  textColorByBlock: [null, null, "#ffffff"],
  sizes: [null, null, null],
  clipId: "clip",
  track: { id: "track", startSeconds: 36 },
};

let folder = "";
let ffmpeg = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pauta-test-"));
  ffmpeg = (await findFfmpeg(null)).path;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  "a reel is a postable video whose blocks come in at 0, 2 and 5 seconds, with a cover, the same bytes each time",
  { timeout: 120_000 },
  async () => {
    const [first, second] = [join(folder, "a.mp4"), join(folder, "b.mp4")];
    const shares: number[] = [];
    const cover = await renderReel(reel, CLIP, TRACK, first, { ffmpeg, onProgress: (share) => shares.push(share) });
    await expectPostable(first, 7);
    const frames = await framesOf(first, ffmpeg);
    for (const start of BLOCK_FRAMES.slice(1))
      expect(difference(frames[start - 2], frames[start + 18])).toBeGreaterThan(
        2 * difference(frames[start - 22], frames[start - 2]),
      );
    // Its cover is the picture of its end.
    expect(await sharp(cover).metadata()).toMatchObject({ format: "jpeg", width: 1080, height: 1920 });
    const shown = await sharp(cover).resize(54, 96, { fit: "fill" }).greyscale().raw().toBuffer();
    expect(difference(shown, frames[177])).toBeLessThan(difference(shown, frames[0]) / 2);
    // The track is nearly over at the wanted second: it goes on from its beginning.
    expect(await peakOf(first, ffmpeg)).toBeGreaterThan(0.1);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    await renderReel(reel, CLIP, TRACK, second, { ffmpeg });
    expect((await readFile(first)).equals(await readFile(second))).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual(["a.mp4", "b.mp4"]);
  },
);

test(
  "behind a reel a photo comes nearer to its point in every frame, the same bytes each time",
  { timeout: 120_000 },
  async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#205060" } })
      .composite([
        { input: { create: { width: 120, height: 120, channels: 3, background: "#f0e0c0" } }, left: 640, top: 240 },
      ])
      .jpeg()
      .toBuffer();
    const bare = { ...reel, track: null, blocks: ["", "", ""] } satisfies ReelContent;
    const [first, second] = [join(folder, "photo-a.mp4"), join(folder, "photo-b.mp4")];
    for (const out of [first, second])
      await renderReel(bare, await openReelPhoto(photo, { x: 700 / 900, y: 0.5, zoom: 1 }), null, out, { ffmpeg });
    await expectPostable(first, 7);
    expect((await readFile(first)).equals(await readFile(second))).toBe(true);
    const frames = await framesOf(first, ffmpeg);
    const ground = frames[0]?.[0] ?? 0;
    // How much of a frame the pale square fills; it is always its middle.
    const pale = frames.map((frame) => frame.reduce((sum, value) => sum + Math.max(0, value - ground), 0));
    const [start = 0, later = 0, end = 0] = [pale[0], pale[105], pale[209]];
    expect([start < later, later < end]).toEqual([true, true]);
    expect(end / start).toBeCloseTo(1 / 0.87 ** 2, 1);
    expect(frames.every((frame) => (frame[48 * 54 + 27] ?? 0) > 150)).toBe(true);
  },
);

test("a muted reel has a silent track, and an empty block no box", { timeout: 120_000 }, async () => {
  const muted = { ...reel, track: null, blocks: ["Um só", "", "Fim"] } satisfies ReelContent;
  const out = join(folder, "muted.mp4");
  await renderReel(muted, CLIP, TRACK, out, { ffmpeg });
  await expectPostable(out, 7);
  expect(await peakOf(out, ffmpeg)).toBeLessThan(0.001);
  expect((await reelBoxes(muted)).map(({ block }) => block)).toEqual([0, 2]);
});

test("an aborted render leaves nothing behind", { timeout: 60_000 }, async () => {
  const before = await readdir(folder);
  const ends = new AbortController();
  const render = renderReel(reel, CLIP, null, join(folder, "gone.mp4"), { ffmpeg, signal: ends.signal });
  setTimeout(() => ends.abort(new Error("The post is gone")), 700);
  await expect(render).rejects.toThrow("The post is gone");
  expect(await readdir(folder)).toEqual(before);
});

test("an infographic becomes a silent video, the same bytes each time", { timeout: 60_000 }, async () => {
  const image = await sharp({ create: { width: 1080, height: 1350, channels: 3, background: "#2a6f5a" } })
    .jpeg()
    .toBuffer();
  const out = join(folder, "silent.mp4");
  await renderSilentReel(image, 2, out, { ffmpeg });
  await expectPostable(out, 2);
  const again = join(folder, "again.mp4");
  await renderSilentReel(image, 2, again, { ffmpeg });
  expect((await readFile(out)).equals(await readFile(again))).toBe(true);
  expect(await peakOf(out, ffmpeg)).toBeLessThan(0.001);
});

describe("boxes", () => {
  const long = "Uma frase comprida que não acaba nunca e segue em frente, palavra após palavra, até encher a caixa. "
    .repeat(5)
    .trim();
  const texts = [
    "Oi",
    "Pneumoultramicroscopicossilicovulcanoconiótico!",
    "Três coisas 🎉🚀 que ninguém conta",
    long.slice(0, 500),
  ];
  // Each text in each size and alignment comes with half of the fonts.
  for (const [fontIndex, font] of FONTS.entries())
    test(`stand one below the other inside the safe area in ${font}`, async () => {
      for (const [textIndex, text] of texts.entries())
        for (const [sizeIndex, size] of [null, 20, 140].entries()) {
          const boxes = await reelBoxes({
            ...reel,
            font,
            alignment: (fontIndex + textIndex + sizeIndex) % 2 === 0 ? "left" : "center",
            blocks: [text, text, "Salve"],
            sizes: [size, size, null],
          });
          let bottom: number = SAFE.top;
          for (const { height, margin, truncated, width, x, y } of boxes) {
            expect(truncated).toBe(false);
            expect(y + margin).toBeGreaterThanOrEqual(bottom - 2);
            expect(x + margin).toBeGreaterThanOrEqual(SAFE.left - 4);
            expect(x + width - margin).toBeLessThanOrEqual(1080 - SAFE.right + 4);
            bottom = y + height - margin;
          }
          expect(bottom).toBeLessThanOrEqual(1920 - SAFE.bottom + 4);
        }
    });
});
