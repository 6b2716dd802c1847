import type { Kind } from "#lib/adapters/embedded/writer/read-theme.ts";
import type { Tone } from "#lib/adapters/embedded/writer/tone.ts";

type Lines = readonly [string, ...string[]];

/**
 * The words between the matter, of one language. {S} the subject as a title begins, {s} inside a sentence, {n} how
 * many, {brand} the profile's name, {wrong}, {right}, {why}, {i} of a point.
 */
export interface Phrases {
  /** what the counted things are called */
  readonly nouns: Record<Kind, string>;
  readonly kickers: Record<Kind, string>;
  /** titles for a subject without a kind of its own; with {n} only where as many are shown */
  readonly titles: Record<Kind, Lines>;
  readonly avoid: readonly (readonly [left: string, right: string])[];
  readonly mythTruth: readonly [string, string];
  readonly sceneTitles: Lines;
  readonly payoffTitles: Lines;
  readonly mistakeTitles: Lines;
  readonly checkTitles: Lines;
  readonly partTitles: Lines;
  readonly verdict: string;
  readonly callTitles: Record<Kind, Lines>;
  /** at most 40 characters */
  readonly actions: Record<Tone, Lines>;
  readonly closings: Record<Tone, Lines>;
  readonly openers: Record<Tone, Lines>;
  /** at most 60 characters */
  readonly reelCalls: Record<Tone, Lines>;
  readonly reelComplements: { readonly wrong: Lines; readonly myth: Lines };
  readonly spoken: {
    readonly intros: Record<Kind, Lines>;
    readonly wrong: Lines;
    readonly myth: readonly [first: string, next: string];
    readonly steps: Lines;
    readonly rest: string;
    readonly calls: Record<Tone, Lines>;
  };
  readonly instead: string;
  readonly credit: string;
  readonly creditSlide: string;
  readonly articleTitles: Lines;
  readonly signature: string;
}
