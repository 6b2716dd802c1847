import { describe, expect, test } from "vitest";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { loudnessOf, normalise } from "./loudness.ts";
import { mixNarration } from "./narrate.ts";
import { readScript } from "./script.ts";
import { SAMPLE_RATE, type Stereo } from "./sound.ts";
import { faster } from "./stretch.ts";
import { readStereo, readWav, writeWav } from "./wav.ts";

const tone = (hertz: number, seconds: number, gain = 1): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * SAMPLE_RATE) },
    (_, index) => Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE) * gain,
  );
const both = (samples: Float32Array): Stereo => ({ left: samples, right: Float32Array.from(samples) });
const peak = ({ left, right }: Stereo) =>
  Math.max(...[left, right].map((channel) => channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0)));

test("loudness is measured as the standard has it", () => {
  expect(loudnessOf(both(tone(997, 3)))).toBeCloseTo(0, 0);
  expect(loudnessOf(both(tone(997, 3, 0.1)))).toBeCloseTo(-20, 0);
  expect(loudnessOf(both(new Float32Array(SAMPLE_RATE)))).toBe(Number.NEGATIVE_INFINITY);
});

test("a sound is brought to a loudness and never clips", () => {
  const sound = both(tone(220, 3, 0.02).map((value, index) => (index % 24_000 < 4_000 ? value * 9 : value)));
  normalise(sound, -16);
  expect(loudnessOf(sound)).toBeCloseTo(-16, 0);
  expect(peak(sound)).toBeLessThanOrEqual(0.85);
});

test("a faster voice is shorter and no higher", () => {
  const crossings = (samples: Float32Array) =>
    samples.reduce(
      (count, value, index) => count + (index > 0 && (samples[index - 1] ?? 0) < 0 && value >= 0 ? 1 : 0),
      0,
    );
  const slow = tone(180, 4);
  for (const speed of [1.1, 1.25, 1.5]) {
    const fast = faster(slow, speed);
    expect(fast.length / slow.length).toBeCloseTo(1 / speed, 2);
    expect(crossings(fast) / (fast.length / SAMPLE_RATE)).toBeCloseTo(180, -1);
  }
  expect(faster(slow, 1)).toBe(slow);
});

test("music gives way while someone speaks", () => {
  const voice = new Float32Array(SAMPLE_RATE * 6);
  voice.set(tone(200, 2, 0.3), SAMPLE_RATE * 2);
  const mixed = mixNarration({ voice, seconds: 6, words: [] }, both(tone(3000, 6, 0.1)));
  // The music alone: what is left without the voice's tone.
  const level = (from: number) => {
    let power = 0;
    for (let index = from * SAMPLE_RATE; index < (from + 0.5) * SAMPLE_RATE; index++)
      power += ((mixed.left[index] ?? 0) - 2 * (mixed.left[index + 8] ?? 0) + (mixed.left[index + 16] ?? 0)) ** 2;
    return power;
  };
  expect(level(3)).toBeLessThan(level(1) * 0.5);
});

test("a wav is read as it was written", () => {
  const samples = tone(440, 0.1, 0.5);
  const read = readWav(writeWav([samples], 22_050));
  expect(read).toMatchObject({ rate: 22_050 });
  expect(read?.channels[0]?.[100]).toBeCloseTo(samples[100] ?? 0, 3);
  expect(readWav(Buffer.from("no sound at all, only some text that is long enough"))).toBeNull();
});

describe("a script", () => {
  test("is taken apart at its cues, which are neither shown nor said", () => {
    const {
      text,
      utterances,
      words: said,
    } = readScript("[excited] Oi, gente! [pause] Hoje [whisper] um segredo. Fim [dança estranha] mesmo.\nOutro.");
    expect(text).toBe("Oi, gente! Hoje um segredo. Fim mesmo. Outro.");
    expect(said.map(({ offset, text: word }) => text.slice(offset, offset + word.length) === word)).not.toContain(
      false,
    );
    expect(utterances.map(({ after, pauses, tone: how }) => [how, pauses, after])).toEqual([
      ["excited", 0, "start"],
      ["excited", 1, "sentence"],
      ["whisper", 0, "phrase"],
      [null, 0, "sentence"],
      [null, 0, "paragraph"],
    ]);
  });

  test("keeps a bracket that is none", () => {
    expect(readScript("a [ b").text).toBe("a [ b");
    expect(readScript("").utterances).toEqual([]);
  });
});

test("every track of the library is 40 seconds at about -16 LUFS", { timeout: 60_000 }, async () => {
  const { path: ffmpeg } = await findFfmpeg(null);
  for (const { durationSeconds, slug } of libraryTracks()) {
    const pcm = await runFfmpeg(
      ["-i", `public/library/tracks/${slug}.mp3`, ...words(`-ar ${SAMPLE_RATE} -ac 2 -f s16le pipe:1`)],
      { ffmpeg },
    );
    const sound = readStereo(pcm);
    expect(sound.left.length / SAMPLE_RATE).toBeCloseTo(durationSeconds, 0);
    expect(Math.abs(loudnessOf(sound) + 16), slug).toBeLessThan(1.2);
    expect(peak(sound), slug).toBeLessThan(1);
  }
});
