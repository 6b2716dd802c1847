import type { Tone } from "#lib/content/phrases/phrases.ts";
import type { Trait } from "#lib/content/tone/tone.ts";
import type { Voice } from "#lib/writing/embedded/voice.ts";

/** Of several traits the first tells which of the library's lines are a brand's own. */
const TONES: readonly [Trait, Tone][] = [
  ["playful", "playful"],
  ["formal", "formal"],
  ["technical", "technical"],
  ["dry", "direct"],
  ["brief", "direct"],
  ["warm", "warm"],
  ["poetic", "warm"],
];

export const toneOf = (voice: Voice): Tone => TONES.find(([trait]) => voice.has(trait))?.[1] ?? "close";
