import type { Mood } from "./mood.ts";

interface Shown {
  /** the things that it shows, in English; none for one of shapes alone */
  readonly subjects: readonly string[];
  readonly moods: readonly Mood[];
}

const wordsOf = (subject: string): string[] => subject.toLowerCase().match(/\p{L}+/gu) ?? [];

/** One that shows what is named; else one of shapes alone, in the mood. The same for the same seed. */
export function chooseClip<Clip extends Shown>(
  clips: readonly Clip[],
  named: readonly string[],
  mood: Mood,
  seed: number,
): Clip | null {
  const words = named.flatMap(wordsOf);
  const showing = clips.filter(({ subjects }) => subjects.some((subject) => words.includes(subject)));
  const plain = clips.filter(({ subjects }) => subjects.length === 0);
  const fitting = plain.filter(({ moods }) => moods.includes(mood));
  const [choice] = [showing, fitting, plain, clips].filter((list) => list.length > 0);
  return choice?.[seed % choice.length] ?? null;
}

/** Those that speak of the same things first, the others after them, in turn. */
export function ownClipsFirst<Clip>(clips: readonly Clip[], speaks: (clip: Clip) => boolean, seed: number): Clip[] {
  const turn = seed % Math.max(1, clips.length);
  const inTurn = [...clips.slice(turn), ...clips.slice(0, turn)];
  return [...inTurn.filter(speaks), ...inTurn.filter((clip) => !speaks(clip))];
}
