import type { Random } from "#lib/render/random.ts";
import type { DrumName, VoiceName } from "./instruments.ts";

const ROOTS: Record<string, number> = { C: 0, Db: 1, D: 2, Eb: 3, E: 4, F: 5, Gb: 6, G: 7, Ab: 8, A: 9, Bb: 10, B: 11 };
const KINDS: Record<string, number[]> = {
  "": [0, 4, 7],
  m: [0, 3, 7],
  "6": [0, 4, 7, 9],
  "7": [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  add9: [0, 4, 7, 14],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  "9": [0, 4, 10, 14],
  sus: [0, 5, 7],
  "7sus": [0, 5, 7, 10],
};

export interface Chord {
  /** 0..11 */
  readonly root: number;
  /** above the root, in semitones */
  readonly steps: readonly number[];
}

export function chordOf(name: string): Chord {
  const [, root = "C", kind = ""] = /^([A-G]b?)(.*)$/.exec(name) ?? [];
  const steps = KINDS[kind];
  if (!steps) throw new Error(`No chord is called ${name}`);
  return { root: ROOTS[root] ?? 0, steps };
}

export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** The chord's tones around a middle, each where the last chord's were nearest. */
function voicing(chord: Chord, middle: number, count: number): number[] {
  const tones = chord.steps.map((step) => (chord.root + step) % 12);
  const near: number[] = [];
  for (let midi = middle - 7; midi < middle + 10 && near.length < count; midi++)
    if (tones.includes(((midi % 12) + 12) % 12)) near.push(midi);
  return near;
}

const lowest = (pitch: number, floor: number): number => floor + ((((pitch - floor) % 12) + 12) % 12);

interface Note {
  /** in beats, from the bar's start */
  readonly beat: number;
  readonly beats: number;
  readonly midi: number;
  readonly velocity: number;
}

interface Bar {
  readonly chord: Chord;
  readonly next: Chord;
  readonly index: number;
  readonly random: Random;
}

/** "x..o" in steps of the bar: a digit or letter per sounding step; x loud, o softer, . nothing. */
const STRENGTH: Record<string, number> = { X: 1, x: 0.82, o: 0.55, "-": 0.34 };

export const hits = (pattern: string, beatsPerBar = 4): { beat: number; velocity: number; gap: number }[] => {
  const step = beatsPerBar / pattern.length;
  const places = Array.from(pattern, (sign, index) => ({ index, velocity: STRENGTH[sign] ?? 0 })).filter(
    ({ velocity }) => velocity > 0,
  );
  return places.map(({ index, velocity }, order) => ({
    beat: index * step,
    velocity,
    gap: ((places[order + 1]?.index ?? pattern.length) - index) * step,
  }));
};

export type Pattern = (bar: Bar) => Note[];

export const hold =
  (middle: number, count: number, velocity = 0.6): Pattern =>
  ({ chord }) =>
    voicing(chord, middle, count).map((midi) => ({ beat: 0, beats: 4, midi, velocity }));

export const strum =
  (pattern: string, middle: number, count: number, spread = 0.018): Pattern =>
  ({ chord, random }) =>
    hits(pattern).flatMap(({ beat, gap, velocity }, stroke) => {
      const tones = voicing(chord, middle, count);
      const ordered = stroke % 2 === 0 ? tones : tones.toReversed();
      return ordered.map((midi, index) => ({
        beat: beat + index * spread,
        beats: gap * 0.95,
        midi,
        velocity: velocity * (0.85 + random() * 0.15) * (1 - index * 0.05),
      }));
    });

export const pick =
  (pattern: string, order: readonly number[], middle: number): Pattern =>
  ({ chord, index: bar, random }) => {
    const tones = voicing(chord, middle, 4);
    return hits(pattern).map(({ beat, gap, velocity }, index) => ({
      beat,
      beats: Math.max(gap, 1),
      midi: tones[(order[(index + bar) % order.length] ?? 0) % tones.length] ?? 60,
      velocity: velocity * (0.82 + random() * 0.18),
    }));
  };

/** Roots on the pattern; every second loud one the fifth; the last step may lead to the next root. */
export const bassLine =
  (pattern: string, floor = 33, leads = true): Pattern =>
  ({ chord, next, index, random }) => {
    const root = lowest(chord.root, floor);
    const all = hits(pattern);
    return all.map(({ beat, gap, velocity }, place) => {
      const last = place === all.length - 1 && all.length > 2;
      const to = lowest(next.root, floor);
      const fifth = place % 3 === 2 || (place === 1 && index % 2 === 1) ? 7 : 0;
      const midi = last && leads && to !== root ? to + (to > root ? -1 : 1) * (random() < 0.5 ? 1 : 2) : root + fifth;
      return { beat, beats: gap * 0.88, midi, velocity };
    });
  };

/** A phrase of four bars, said twice, answered, said again; strong beats take the chord's tones. */
export function melody(
  seed: Random,
  scale: readonly number[],
  root: number,
  middle: number,
  rhythms: readonly [string, ...string[]],
): Pattern {
  const phrase = Array.from({ length: 4 }, () => {
    const rhythm = seed.pick(rhythms);
    return hits(rhythm).map((hit) => ({ ...hit, move: seed.pick([-2, -1, -1, 0, 1, 1, 2, 3]) }));
  });
  const answer = phrase.map((bar) => bar.map((hit) => ({ ...hit, move: -hit.move })));
  const ladder = Array.from({ length: 25 }, (_, midi) => middle - 12 + midi).filter((midi) =>
    scale.includes((((midi - root) % 12) + 12) % 12),
  );
  let place = Math.floor(ladder.length / 2);
  return ({ chord, index }) => {
    const form = Math.floor(index / 4) % 4;
    const bar = (form === 2 ? answer : phrase)[index % 4] ?? [];
    if (index % 4 === 0) place = Math.floor(ladder.length / 2) + (form === 2 ? 2 : 0);
    return bar.map(({ beat, gap, move, velocity }) => {
      place = Math.min(ladder.length - 2, Math.max(2, place + move));
      let midi = ladder[place] ?? middle;
      if (beat % 2 === 0) {
        const tones = chord.steps.map((step) => (chord.root + step) % 12);
        const nearest = [0, 1, -1, 2, -2, 3].find((shift) => tones.includes((midi + shift + 120) % 12)) ?? 0;
        midi += nearest;
      }
      return { beat, beats: Math.min(gap * 0.92, 2.5), midi, velocity };
    });
  };
}

interface Layer {
  readonly voice: VoiceName;
  readonly pattern: Pattern;
  readonly gain: number;
  readonly pan?: number;
  /** how much of it the room hears */
  readonly room?: number;
  /** first and last bar */
  readonly from?: number;
  readonly to?: number;
}

interface Beat {
  readonly drum: DrumName;
  readonly pattern: string;
  readonly gain: number;
  readonly pan?: number;
  readonly room?: number;
  readonly from?: number;
  readonly to?: number;
}

export interface Score {
  readonly chords: readonly [string, ...string[]];
  /** how late every second sixteenth is, of a sixteenth */
  readonly swing: number;
  readonly layers: readonly Layer[];
  readonly beats: readonly Beat[];
  readonly room: { size: number; damping: number };
  /** what else ducks under the kick, 0..1 */
  readonly pump?: number;
}
