import { bandPass, filter, highPass, lowPass, peak } from "#lib/render/audio/filter.ts";
import { SAMPLE_RATE } from "#lib/render/audio/sound.ts";
import type { Random } from "#lib/render/random.ts";

/** A note or a stroke as one channel. */
interface Tone {
  readonly hertz: number;
  readonly seconds: number;
  /** 0..1 */
  readonly velocity: number;
}

type Instrument = (tone: Tone, random: Random) => Float32Array;

const TURN = Math.PI * 2;
const samples = (seconds: number) => new Float32Array(Math.max(1, Math.round(seconds * SAMPLE_RATE)));

/** Up, held while the note lasts, then away. */
function envelope(out: Float32Array, attack: number, held: number, release: number): Float32Array {
  for (let index = 0; index < out.length; index++) {
    const at = index / SAMPLE_RATE;
    const up = attack > 0 ? Math.min(1, at / attack) : 1;
    const away = at > held ? Math.exp((-(at - held) * 5) / release) : 1;
    out[index] = (out[index] ?? 0) * up * up * (3 - 2 * up) * away;
  }
  const last = Math.min(out.length, 480);
  for (let index = 0; index < last; index++)
    out[out.length - 1 - index] = (out[out.length - 1 - index] ?? 0) * (index / last);
  return out;
}

function saw(hertz: number, length: number, start: number, vibrato = 0): Float32Array {
  const out = new Float32Array(length);
  let phase = start;
  for (let index = 0; index < length; index++) {
    const at = index / SAMPLE_RATE;
    const step = (hertz * (1 + vibrato * Math.sin(TURN * 5.1 * at + start * 9) * Math.min(1, at * 2))) / SAMPLE_RATE;
    phase += step;
    if (phase >= 1) phase -= 1;
    let value = 2 * phase - 1;
    if (phase < step) value -= (phase / step - 1) ** 2 * -1;
    else if (phase > 1 - step) value -= ((phase - 1) / step + 1) ** 2;
    out[index] = value;
  }
  return out;
}

/** A nylon string, plucked: noise in a loop that loses its edge at each turn. */
const guitar: Instrument = ({ hertz, seconds, velocity }, random) => {
  const out = samples(Math.min(4.5, seconds + 1.6));
  const period = SAMPLE_RATE / hertz;
  // The filter that dulls the string delays it by nearly half a sample.
  const length = Math.max(4, Math.floor(period - 0.48));
  const share = 1 - (period - 0.48 - length);
  let line = Float32Array.from({ length: length + 1 }, () => random() * 2 - 1);
  const soft = 0.25 + velocity * 0.5;
  for (let pass = 0; pass < 3; pass++) {
    let kept = 0;
    line = line.map((value) => (kept += (value - kept) * soft));
  }
  const pick = Math.max(1, Math.floor(length * 0.18));
  const plucked = line.map((value, index) => value - (line[(index + pick) % line.length] ?? 0));
  const loss = 0.9965 - Math.min(0.006, hertz / 160_000);
  let at = 0;
  let before = 0;
  for (let index = 0; index < out.length; index++) {
    const now = plucked[at] ?? 0;
    const next = plucked[(at + 1) % plucked.length] ?? 0;
    const value = now + (next - now) * share;
    plucked[at] = (value * 0.52 + before * 0.48) * loss;
    before = value;
    out[index] = value;
    at = (at + 1) % plucked.length;
  }
  filter(filter(out, peak(110, 5, 1.4)), peak(230, 3, 1.2));
  const loud = out.reduce((top, value) => Math.max(top, Math.abs(value)), 0.001);
  const even = 1 / loud;
  for (let index = 0; index < out.length; index++) out[index] = (out[index] ?? 0) * even * (0.35 + velocity * 0.65);
  return envelope(filter(out, lowPass(2600 + velocity * 3600)), 0.001, seconds + 0.5, 0.9);
};

/** Struck strings: partials a little sharper than whole multiples, the high ones gone first. */
const piano: Instrument = ({ hertz, seconds, velocity }, random) => {
  const out = samples(Math.min(6, seconds + 1.2));
  for (let partial = 1; partial <= 12; partial++) {
    const tuned = hertz * partial * Math.sqrt(1 + 0.00035 * partial * partial);
    if (tuned > 9000) break;
    const strength = (Math.sin((partial * Math.PI) / 7.3) ** 2 + 0.05) / partial ** (1.35 - velocity * 0.45);
    const decay = 1.1 + partial * 0.55 + hertz / 420;
    for (const detune of [-0.00045, 0.0004]) {
      const step = (TURN * tuned * (1 + detune)) / SAMPLE_RATE;
      const start = random() * TURN;
      for (let index = 0; index < out.length; index++)
        out[index] =
          (out[index] ?? 0) + Math.sin(start + step * index) * strength * Math.exp((-index / SAMPLE_RATE) * decay);
    }
  }
  const knock = Math.round(0.018 * SAMPLE_RATE);
  for (let index = 0; index < knock; index++)
    out[index] = (out[index] ?? 0) + (random() - 0.5) * 0.25 * velocity * (1 - index / knock);
  for (let index = 0; index < out.length; index++) out[index] = (out[index] ?? 0) * 0.42 * velocity;
  return envelope(filter(out, lowPass(1800 + velocity * 4200)), 0.003, seconds, 0.55);
};

/** Tines of an electric piano. */
const tines: Instrument = ({ hertz, seconds, velocity }) => {
  const out = samples(seconds + 0.9);
  for (let index = 0; index < out.length; index++) {
    const at = index / SAMPLE_RATE;
    const bell = Math.exp(-at * 9) * 0.9 * velocity + 0.1;
    const body = Math.sin(
      TURN * hertz * at + Math.sin(TURN * hertz * at) * (0.5 + velocity * 1.1) * Math.exp(-at * 2.2),
    );
    const tine = Math.sin(TURN * hertz * 14.01 * at) * bell * 0.06 * Math.exp(-at * 14);
    out[index] = (body + tine) * Math.exp(-at * 1.15) * 0.5 * velocity * (1 + 0.12 * Math.sin(TURN * 4.6 * at));
  }
  return envelope(out, 0.004, seconds, 0.4);
};

const pad: Instrument = ({ hertz, seconds, velocity }, random) => {
  const out = samples(seconds + 1.6);
  for (const detune of [-0.0042, -0.0013, 0.002, 0.0047]) {
    const voice = saw(hertz * (1 + detune), out.length, random());
    for (let index = 0; index < out.length; index++)
      out[index] = (out[index] ?? 0) + (voice[index] ?? 0) * 0.14 * velocity;
  }
  filter(filter(out, lowPass(Math.min(2400, hertz * 3 + 260), 0.6)), lowPass(2600, 0.5));
  return envelope(out, Math.min(0.9, seconds * 0.35), seconds, 1.6);
};

const strings: Instrument = ({ hertz, seconds, velocity }, random) => {
  const out = samples(seconds + 0.8);
  for (const detune of [-0.003, 0.0004, 0.0036]) {
    const voice = saw(hertz * (1 + detune), out.length, random(), 0.0035);
    for (let index = 0; index < out.length; index++)
      out[index] = (out[index] ?? 0) + (voice[index] ?? 0) * 0.2 * velocity;
  }
  filter(filter(filter(out, lowPass(Math.min(5200, hertz * 5 + 900), 0.6)), peak(480, 3, 0.8)), highPass(90));
  return envelope(out, 0.14, seconds, 0.6);
};

const brass: Instrument = ({ hertz, seconds, velocity }, random) => {
  const out = samples(seconds + 0.25);
  const [a, b] = [saw(hertz * 0.9985, out.length, random(), 0.002), saw(hertz * 1.0018, out.length, random(), 0.002)];
  let [one, two] = [0, 0];
  for (let index = 0; index < out.length; index++) {
    const at = index / SAMPLE_RATE;
    const open = Math.min(1, at / 0.045) * (0.55 + 0.45 * Math.exp(-at * 3.2));
    const cutoff = Math.min(0.75, (TURN * (hertz * 1.4 + open * velocity * 3600)) / SAMPLE_RATE);
    one += ((a[index] ?? 0) + (b[index] ?? 0) - one) * cutoff;
    two += (one - two) * cutoff;
    out[index] = two * 0.26 * velocity;
  }
  return envelope(out, 0.025, seconds, 0.22);
};

/** Bright strings plucked together, as a small guitar of four strings. */
const cavaco: Instrument = (tone, random) => {
  const out = guitar({ ...tone, seconds: Math.min(tone.seconds, 0.5) }, random);
  return filter(filter(out, highPass(260)), peak(2400, 4, 0.9));
};

const bell: Instrument = ({ hertz, velocity }) => {
  const out = samples(1.5);
  for (let index = 0; index < out.length; index++) {
    const at = index / SAMPLE_RATE;
    const modulation = Math.sin(TURN * hertz * 3.99 * at) * 1.2 * Math.exp(-at * 13) * velocity;
    out[index] = Math.sin(TURN * hertz * at + modulation) * Math.exp(-at * 4.4) * 0.5 * velocity;
  }
  return envelope(out, 0.002, 1.2, 0.2);
};

/** A short bright pluck of a synthesizer. */
const pluck: Instrument = ({ hertz, seconds, velocity }, random) => {
  const out = samples(Math.min(seconds, 0.5) + 0.35);
  const voice = saw(hertz, out.length, random());
  const other = saw(hertz * 1.006, out.length, random());
  let [one, two] = [0, 0];
  for (let index = 0; index < out.length; index++) {
    const at = index / SAMPLE_RATE;
    const cutoff = Math.min(0.7, (TURN * (300 + hertz + velocity * 5200 * Math.exp(-at * 13))) / SAMPLE_RATE);
    one += ((voice[index] ?? 0) + (other[index] ?? 0) - one) * cutoff;
    two += (one - two) * cutoff;
    out[index] = two * 0.3 * velocity * Math.exp(-at * 5);
  }
  return envelope(out, 0.002, Math.min(seconds, 0.5), 0.25);
};

const roundBass: Instrument = ({ hertz, seconds, velocity }) => {
  const out = samples(seconds + 0.12);
  for (let index = 0; index < out.length; index++) {
    const at = index / SAMPLE_RATE;
    const phase = TURN * hertz * at;
    const grit = Math.exp(-at * 6);
    const value =
      Math.sin(phase) + (0.35 * grit + 0.12) * Math.sin(phase * 2) + (0.16 * grit + 0.03) * Math.sin(phase * 3);
    out[index] = Math.tanh(value * 1.1) * 0.62 * velocity * (0.72 + 0.28 * Math.exp(-at * 3));
  }
  return envelope(out, 0.006, seconds, 0.1);
};

const sawBass: Instrument = ({ hertz, seconds, velocity }, random) => {
  const out = saw(hertz, samples(seconds + 0.08).length, random());
  let [one, two] = [0, 0];
  for (let index = 0; index < out.length; index++) {
    const at = index / SAMPLE_RATE;
    const cutoff = Math.min(0.6, (TURN * (120 + 900 * velocity * Math.exp(-at * 9))) / SAMPLE_RATE);
    one += ((out[index] ?? 0) - one) * cutoff;
    two += (one - two) * cutoff;
    out[index] = Math.tanh((two + Math.sin(TURN * hertz * at) * 0.7) * 1.2) * 0.55 * velocity;
  }
  return envelope(out, 0.004, seconds, 0.06);
};

const drum = (seconds: number, from: number, to: number, fall: number, decay: number): Float32Array => {
  const out = samples(seconds);
  let phase = 0;
  for (let index = 0; index < out.length; index++) {
    const at = index / SAMPLE_RATE;
    phase += (TURN * (to + (from - to) * Math.exp(-at * fall))) / SAMPLE_RATE;
    out[index] = Math.sin(phase) * Math.exp(-at * decay);
  }
  return out;
};

function noise(seconds: number, decay: number, random: Random): Float32Array {
  return samples(seconds).map((_, index) => (random() * 2 - 1) * Math.exp((-index / SAMPLE_RATE) * decay));
}

const louder = (out: Float32Array, gain: number): Float32Array => out.map((value) => value * gain);
const together = (...parts: Float32Array[]): Float32Array => {
  const longest = Math.max(...parts.map(({ length }) => length));
  return Float32Array.from({ length: longest }, (_, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0));
};

/** Strokes: the tone's velocity is all that they listen to. */
export const DRUMS = {
  kick: ({ velocity }, random) =>
    louder(
      together(drum(0.4, 150, 47, 32, 9), louder(filter(noise(0.012, 300, random), highPass(900)), 0.3)),
      velocity * 0.95,
    ),
  softKick: ({ velocity }) => louder(drum(0.36, 96, 50, 26, 11), velocity * 0.8),
  surdo: ({ velocity }) =>
    louder(together(drum(0.7, 92, 62, 18, 5.2), louder(drum(0.2, 190, 150, 20, 26), 0.25)), velocity * 0.9),
  snare: ({ velocity }, random) =>
    louder(
      together(
        louder(drum(0.18, 240, 180, 30, 22), 0.6),
        louder(filter(noise(0.24, 19, random), bandPass(3400, 0.6)), 1),
      ),
      velocity * 0.62,
    ),
  brush: ({ velocity }, random) => louder(filter(noise(0.2, 17, random), bandPass(4600, 0.5)), velocity * 0.42),
  rim: ({ velocity }, random) =>
    louder(
      together(
        louder(drum(0.06, 1750, 1700, 10, 70), 0.5),
        louder(filter(noise(0.03, 150, random), bandPass(2800, 1.4)), 0.7),
      ),
      velocity * 0.5,
    ),
  clap: ({ velocity }, random) => {
    const out = samples(0.3);
    for (const [start, gain] of [
      [0, 0.6],
      [0.011, 0.7],
      [0.023, 1],
    ] as const) {
      const burst = noise(0.25, start === 0.023 ? 19 : 130, random);
      const from = Math.round(start * SAMPLE_RATE);
      for (let index = 0; index < burst.length && from + index < out.length; index++)
        out[from + index] = (out[from + index] ?? 0) + (burst[index] ?? 0) * gain;
    }
    return louder(filter(filter(out, bandPass(1500, 0.7)), highPass(600)), velocity * 0.85);
  },
  hat: ({ velocity }, random) =>
    louder(filter(filter(noise(0.07, 62, random), highPass(7200)), peak(9800, 4, 1)), velocity * 0.36),
  openHat: ({ velocity }, random) => louder(filter(noise(0.36, 11, random), highPass(6800)), velocity * 0.27),
  shaker: ({ velocity }, random) => {
    const out = filter(noise(0.11, 8, random), bandPass(6800, 0.8));
    return louder(
      out.map((value, index) => value * Math.sin(Math.PI * Math.min(1, index / out.length)) ** 1.4),
      velocity * 0.5,
    );
  },
  tamborim: ({ velocity }, random) =>
    louder(
      together(drum(0.09, 720, 640, 20, 42), louder(filter(noise(0.04, 120, random), bandPass(3600, 1)), 0.6)),
      velocity * 0.45,
    ),
  agogo: ({ velocity }) =>
    louder(together(drum(0.22, 905, 900, 1, 15), louder(drum(0.18, 1425, 1420, 1, 20), 0.6)), velocity * 0.24),
  agogoLow: ({ velocity }) =>
    louder(together(drum(0.22, 665, 660, 1, 15), louder(drum(0.18, 1062, 1058, 1, 20), 0.6)), velocity * 0.24),
  conga: ({ velocity }) =>
    louder(together(drum(0.26, 248, 214, 26, 15), louder(drum(0.08, 520, 470, 30, 46), 0.4)), velocity * 0.5),
  congaLow: ({ velocity }) => louder(drum(0.34, 178, 150, 22, 12), velocity * 0.55),
  tick: ({ velocity }, random) => louder(filter(noise(0.03, 170, random), bandPass(5200, 1.6)), velocity * 0.5),
} satisfies Record<string, Instrument>;

export type DrumName = keyof typeof DRUMS;

export const VOICES = { guitar, piano, tines, pad, strings, brass, cavaco, bell, pluck, roundBass, sawBass };
export type VoiceName = keyof typeof VOICES;
