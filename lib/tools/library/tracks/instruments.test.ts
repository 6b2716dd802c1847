import { describe, expect, test } from "vitest";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import { randomOf } from "#lib/render/random.ts";
import { VOICES, type VoiceName } from "./instruments.ts";

/** The pitch of a note after its stroke: where it is most like itself, between samples. */
function pitchOf(samples: Float32Array, near: number): number {
  const from = Math.round(0.15 * SAMPLE_RATE);
  const length = Math.round(0.12 * SAMPLE_RATE);
  const like = (lag: number) => {
    let sum = 0;
    for (let index = from; index < from + length; index++) sum += (samples[index] ?? 0) * (samples[index + lag] ?? 0);
    return sum;
  };
  // Over several turns of the wave, so that a part of a sample is heard.
  const turns = 8;
  const period = (SAMPLE_RATE / near) * turns;
  let best = Math.round(period);
  for (let lag = Math.round(period * 0.985); lag <= period * 1.015; lag++) if (like(lag) > like(best)) best = lag;
  return (SAMPLE_RATE * turns) / best;
}

const cents = (a: number, b: number): number => 1200 * Math.log2(a / b);
const PITCHED: VoiceName[] = ["guitar", "piano", "tines", "cavaco", "bell", "pluck", "roundBass"];

describe.each(PITCHED)("%s", (voice) => {
  test.each([110, 196, 329.63, 587.33])("is in tune at %d Hz", (hertz) => {
    const samples = VOICES[voice]({ hertz, seconds: 0.8, velocity: 0.8 }, randomOf(voice));
    expect(Math.abs(cents(pitchOf(samples, hertz), hertz))).toBeLessThan(8);
  });
});
