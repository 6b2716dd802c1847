export const SAMPLE_RATE = 48_000;

/** Two channels of one length, -1..1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export const silence = (seconds: number): Stereo => {
  const length = Math.round(seconds * SAMPLE_RATE);
  return { left: new Float32Array(length), right: new Float32Array(length) };
};

export const channelsOf = ({ left, right }: Stereo): [Float32Array, Float32Array] => [left, right];

export const decibels = (value: number): number => 10 ** (value / 20);

/** Adds one channel to both, from a sample on; `pan` -1..1. */
export function addAt(to: Stereo, from: Float32Array, at: number, gain: number, pan = 0): void {
  const angle = ((pan + 1) * Math.PI) / 4;
  const [leftGain, rightGain] = [Math.cos(angle) * gain * Math.SQRT2, Math.sin(angle) * gain * Math.SQRT2];
  const start = Math.max(0, -at);
  const end = Math.min(from.length, to.left.length - at);
  for (let index = start; index < end; index++) {
    const value = from[index] ?? 0;
    to.left[at + index] = (to.left[at + index] ?? 0) + value * leftGain;
    to.right[at + index] = (to.right[at + index] ?? 0) + value * rightGain;
  }
}

export function scale(sound: Stereo, gain: number): void {
  for (const channel of channelsOf(sound))
    for (let index = 0; index < channel.length; index++) channel[index] = (channel[index] ?? 0) * gain;
}

export function fade(sound: Stereo, inSeconds: number, outSeconds: number): void {
  const first = Math.round(inSeconds * SAMPLE_RATE);
  const last = Math.round(outSeconds * SAMPLE_RATE);
  for (const channel of channelsOf(sound)) {
    const length = channel.length;
    for (let index = 0; index < Math.min(first, length); index++)
      channel[index] = (channel[index] ?? 0) * Math.sin(((index / first) * Math.PI) / 2);
    for (let index = 0; index < Math.min(last, length); index++)
      channel[length - 1 - index] = (channel[length - 1 - index] ?? 0) * Math.sin(((index / last) * Math.PI) / 2) ** 2;
  }
}
