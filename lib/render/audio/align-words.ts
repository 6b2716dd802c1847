import { resample } from "./resample.ts";
import { silencesOf, type Stretch } from "./silences.ts";
import { FEATURE_RATE, featuresOf, FRAME_SECONDS } from "./spectrum.ts";

/** Speech of which it is known when each word begins. */
export interface TimedSound {
  readonly samples: Float32Array;
  readonly rate: number;
  readonly starts: readonly number[];
}

interface Said {
  /** without the pauses */
  readonly rows: readonly Float32Array[];
  /** the frame of the whole at which each row was */
  readonly frames: readonly number[];
  readonly silences: readonly Stretch[];
}

/** What it costs to linger or to hurry, beside sounds that differ: people do either, but no more than they must. */
const UNEVEN = 1.5;
/** In frames: how far two who say the same get from each other. */
const APART = 400;
/** A man's, a woman's, a child's: against the reference's. */
const OTHER_THROATS = [0.84, 1.19];
/** Within that of a pause a word begins after it. */
const EARLY_SECONDS = 0.07;

function saidIn(samples: Float32Array, rate: number, throat = 1): Said {
  const silences = silencesOf(samples, rate);
  const all = featuresOf(resample(samples, rate, FEATURE_RATE), throat);
  const isSilent = (frame: number) =>
    silences.some(({ from, to }) => frame * FRAME_SECONDS >= from && (frame + 1) * FRAME_SECONDS <= to + 1e-9);
  const frames = [...all.keys()].filter((frame) => !isSilent(frame));
  return { rows: frames.flatMap((frame) => all[frame] ?? []), frames, silences };
}

const distance = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return Math.sqrt(sum);
};

interface Warp {
  /** for each row of the one the first of the other at which both say the same */
  readonly first: readonly number[];
  /** how unlike they stay */
  readonly cost: number;
}

/** Of two of one length, never further apart than a few seconds. */
function warp(known: readonly Float32Array[], heard: readonly Float32Array[]): Warp {
  const span = APART * 2 + 1;
  const total = new Float32Array(known.length * span).fill(Infinity);
  const came = new Uint8Array(total.length);
  const placeOf = (row: number, column: number) => row * span + column - row + APART;
  for (const [row, one] of known.entries()) {
    const last = Math.min(heard.length - 1, row + APART);
    for (let column = Math.max(0, row - APART); column <= last; column++) {
      const at = placeOf(row, column);
      const here = distance(one, heard[column] ?? one);
      const isFirst = row === 0 && column === 0;
      const both = isFirst ? here : row > 0 && column > 0 ? (total[at - span] ?? 0) + 2 * here : Infinity;
      const down = row > 0 && column < row + APART ? (total[at - span + 1] ?? 0) + here + UNEVEN : Infinity;
      const along = column > 0 && column > row - APART ? (total[at - 1] ?? 0) + here + UNEVEN : Infinity;
      const least = Math.min(both, down, along);
      total[at] = least;
      came[at] = least === both ? 0 : least === down ? 1 : 2;
    }
  }
  const first = known.map(() => 0);
  for (let row = known.length - 1, column = heard.length - 1; row >= 0 && column >= 0;) {
    first[row] = column;
    const step = came[placeOf(row, column)];
    if (step !== 2) row--;
    if (step !== 1) column--;
  }
  return { first, cost: total[placeOf(known.length - 1, heard.length - 1)] ?? Infinity };
}

/** When each word begins in a sound that says what the reference says, at whatever speed and with whatever pauses. */
export function alignWords(samples: Float32Array, rate: number, reference: TimedSound): number[] {
  const heard = saidIn(samples, rate);
  const known = saidIn(reference.samples, reference.rate);
  if (known.rows.length === 0 || heard.rows.length === 0) return reference.starts.map(() => 0);
  // At one length what is left to find are the words on which one of them lingers.
  const scale = known.rows.length / heard.rows.length;
  const scaled = ({ rows }: Said) => heard.rows.flatMap((_, row) => rows[Math.floor((row + 0.5) * scale)] ?? []);
  const throats = [known, ...OTHER_THROATS.map((throat) => saidIn(reference.samples, reference.rate, throat))];
  const { first: places } = throats
    .map((said) => warp(scaled(said), heard.rows))
    .reduce((best, other) => (other.cost < best.cost ? other : best));
  return reference.starts.map((start) => {
    const frame = start / FRAME_SECONDS;
    const row = known.frames.findIndex((one) => one >= frame - 0.5);
    const place = places[Math.min(places.length - 1, Math.round((row < 0 ? known.rows.length : row) / scale))] ?? 0;
    const found = (heard.frames[place] ?? 0) * FRAME_SECONDS;
    const silence = heard.silences.find(({ from, to }) => found > from - EARLY_SECONDS && found < to);
    return silence?.to ?? found;
  });
}
