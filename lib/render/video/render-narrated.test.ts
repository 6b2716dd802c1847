import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedVoice } from "#lib/voice/embedded-voice.ts";
import { loudnessOf } from "#lib/render/audio/loudness.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { readStereo } from "#lib/render/audio/wav.ts";
import type { Recording } from "#lib/ports/voice.ts";
import { difference, expectPostable, framesOf } from "#lib/tools/testing/video-checks.ts";
import { findFfmpeg } from "./find-ffmpeg.ts";
import { placePhotos } from "./place-photos.ts";
import { placeScenes } from "./place-scenes.ts";
import { renderAnimatedAudio } from "./render-animated-audio.ts";
import { renderNarratedPhotos } from "./render-narrated-photos.ts";
import { runFfmpeg, words } from "./run-ffmpeg.ts";

let folder = "";
let ffmpeg = "";
let recording: Recording;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pauta-test-"));
  ffmpeg = (await findFfmpeg(null)).path;
  recording = await embeddedVoice.speak(
    { text: "A água ferve. [pause] Espere trinta segundos.", voice: "embedded-clara", language: "pt" },
    { signal: new AbortController().signal },
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const video = () => ({
  hook: "Seu café amarga? ☕",
  speed: 1.25,
  recording,
  music: { path: "public/library/tracks/varanda.mp3", startSeconds: 38 },
  look: {
    header: { profileName: "Padaria do Sol", handle: "padaria", photo: null, logo: null },
    colors: { background: "#f6e7d3", text: "#2b1710", brand: "#b4531f" },
    titleFont: "Poppins" as const,
    bodyFont: "Inter" as const,
    language: "pt" as const,
  },
});

test(
  "scenes are animated at their words, faster with the speed, the same bytes each time",
  { timeout: 120_000 },
  async () => {
    const scenes = placeScenes(recording.words, [
      { words: "A água ferve", type: "keyword", fields: { value: "Água" } },
      { words: "Espere trinta", type: "big_number", fields: { value: "30", label: "segundos" } },
    ]);
    const [first, second] = [join(folder, "a.mp4"), join(folder, "b.mp4")];
    const { seconds } = await renderAnimatedAudio({ ...video(), scenes }, first, { ffmpeg });
    await expectPostable(first, seconds);
    expect(seconds).toBeLessThan(recording.durationSeconds / 1.25 + 1);
    const frames = await framesOf(first, ffmpeg);
    const change = Math.round(((scenes[1]?.start ?? 0) / 1.25) * 30);
    expect(difference(frames[change - 10], frames[change + 25])).toBeGreaterThan(3);
    await renderAnimatedAudio({ ...video(), scenes }, second, { ffmpeg });
    expect((await readFile(first)).equals(await readFile(second))).toBe(true);
    const pcm = await runFfmpeg(["-i", first, ...words(`-vn -ar ${SAMPLE_RATE} -ac 2 -f s16le pipe:1`)], { ffmpeg });
    expect(Math.abs(loudnessOf(readStereo(pcm)) + 16)).toBeLessThan(1.5);
    expect((await readdir(folder)).toSorted()).toEqual(["a.mp4", "b.mp4"]);
  },
);

test("without scenes the voice itself is seen", { timeout: 60_000 }, async () => {
  const out = join(folder, "wave.mp4");
  const { seconds } = await renderAnimatedAudio({ ...video(), speed: 1.5, music: null, scenes: [] }, out, { ffmpeg });
  await expectPostable(out, seconds);
});

test(
  "photos move in every frame and change with the sentence, the same bytes each time",
  { timeout: 180_000 },
  async () => {
    const picture = (color: string) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="${color}"/><circle cx="450" cy="350" r="120" fill="#fff"/><path d="M0 700 900 0" stroke="#000" stroke-width="30"/></svg>`,
        ),
      )
        .jpeg()
        .toBuffer();
    const photos = placePhotos(recording.words, await Promise.all([picture("#205060"), picture("#c07040")]));
    const out = join(folder, "photos.mp4");
    const { seconds } = await renderNarratedPhotos({ ...video(), speed: 1, photos }, out, { ffmpeg });
    await expectPostable(out, seconds);
    const frames = await framesOf(out, ffmpeg);
    const again = join(folder, "photos-again.mp4");
    await renderNarratedPhotos({ ...video(), speed: 1, photos }, again, { ffmpeg });
    expect((await readFile(out)).equals(await readFile(again))).toBe(true);
    const cut = Math.round((photos[1]?.start ?? 0) * 30);
    expect(photos).toHaveLength(2);
    expect(difference(frames[cut - 12], frames[cut + 12])).toBeGreaterThan(12);
    const quarter = Math.round(cut / 2);
    expect(difference(frames[quarter], frames[quarter + 6])).toBeGreaterThan(0.05);
  },
);

test("an aborted narration leaves nothing behind", { timeout: 60_000 }, async () => {
  const before = await readdir(folder);
  const ends = new AbortController();
  const render = renderAnimatedAudio({ ...video(), scenes: [] }, join(folder, "gone.mp4"), {
    ffmpeg,
    signal: ends.signal,
    onProgress: (share) => {
      if (share > 0.2) ends.abort(new Error("The post is gone"));
    },
  });
  await expect(render).rejects.toThrow("The post is gone");
  expect(await readdir(folder)).toEqual(before);
});
