import { filter, highPass } from "./filter.ts";
import { type Stereo, SAMPLE_RATE } from "./sound.ts";

const COMBS = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617];
const PASSES = [556, 441, 341, 225];
const SPREAD = 23;

export interface Room {
  /** 0..1 */
  readonly size: number;
  readonly damping: number;
  readonly delaySeconds?: number;
}

function tail(input: Float32Array, { damping, size }: Room, shift: number): Float32Array {
  const feedback = 0.7 + size * 0.28;
  const out = new Float32Array(input.length);
  const grow = SAMPLE_RATE / 44_100;
  for (const length of COMBS) {
    const line = new Float32Array(Math.round((length + shift) * grow));
    let [at, kept] = [0, 0];
    for (let index = 0; index < input.length; index++) {
      const held = line[at] ?? 0;
      kept = held * (1 - damping) + kept * damping;
      line[at] = (input[index] ?? 0) * 0.03 + kept * feedback;
      out[index] = (out[index] ?? 0) + held;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  for (const length of PASSES) {
    const line = new Float32Array(Math.round((length + shift) * grow));
    let at = 0;
    for (let index = 0; index < out.length; index++) {
      const held = line[at] ?? 0;
      const value = out[index] ?? 0;
      line[at] = value + held * 0.5;
      out[index] = held - value;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  return out;
}

/** What a room gives back of a sound; of the same length. */
export function reverberate({ left, right }: Stereo, room: Room): Stereo {
  const delay = Math.round((room.delaySeconds ?? 0) * SAMPLE_RATE);
  const mono = new Float32Array(left.length);
  for (let index = delay; index < mono.length; index++)
    mono[index] = (left[index - delay] ?? 0) + (right[index - delay] ?? 0);
  filter(mono, highPass(180));
  return { left: tail(mono, room, 0), right: tail(mono, room, SPREAD) };
}
