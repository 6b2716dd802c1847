import type { Language } from "#lib/domain/language.ts";
import type { Utterance } from "#lib/render/audio/script.ts";
import type { EspeakAnswer } from "./espeak.ts";
import { readAloud } from "./read-aloud.ts";

/** An utterance as it is read out. */
export interface Line extends Utterance {
  readonly spoken: string;
  /** where each word's letters stand in what is spoken */
  readonly places: readonly (readonly [from: number, to: number])[];
}

export function lineOf(utterance: Utterance, language: Language): Line {
  const said = readAloud(
    utterance.words.map(({ text }) => text),
    language,
  );
  let spoken = "";
  const places = said.map((text): [number, number] => {
    if (text === "") return [spoken.length, spoken.length];
    if (spoken !== "") spoken += " ";
    const from = spoken.length;
    spoken += text;
    return [from, spoken.length];
  });
  // Where a cue cuts a sentence in two its first part is left open, or it would sound ended.
  return { ...utterance, places, spoken: /[.!?,]$/u.test(spoken) ? spoken : `${spoken},` };
}

type Spoken = EspeakAnswer["spoken"][number];

/** When each word begins within its line; a word without a sound of its own begins with the next one. */
export function startsOf(line: Line, { samples, words }: Spoken, rate: number): number[] {
  const end = samples.length / rate;
  const starts = line.places.map(([from, to]) => {
    const found = words.find(({ position }) => position >= from && position < to);
    return found ? Math.min(found.seconds, end) : null;
  });
  let next = end;
  const filled = starts.toReversed().map((start) => (next = Math.min(next, start ?? next)));
  return filled.toReversed();
}
