import type { Language } from "#lib/domain/language.ts";
import type { Use } from "./use.ts";

export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly kind: "feminine" | "masculine" | "neutral";
}

/** A word as it is shown, and when it is heard. */
export interface SpokenWord {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** where it begins in the script without its cues, see `spokenText` */
  readonly offset: number;
}

export interface Recording {
  /** one channel, sixteen bits, at normal speed */
  readonly wav: Buffer;
  readonly sampleRate: number;
  readonly durationSeconds: number;
  /** in order, never one before the other has begun */
  readonly words: readonly SpokenWord[];
}

export interface Speech {
  /** with bracketed cues: those that the voice knows change how it speaks, none is ever heard */
  readonly text: string;
  readonly voice: string;
  readonly language: Language;
}

export interface VoicePort {
  readonly name: string;
  /** a model speaks */
  readonly isModel: boolean;
  voices(language: Language): readonly Voice[];
  speak(speech: Speech, use: Use): Promise<Recording>;
}
