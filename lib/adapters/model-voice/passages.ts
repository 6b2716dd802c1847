import { readScript, type ScriptWord, type Tone, type Utterance } from "#lib/render/audio/script.ts";
import type { Language } from "#lib/domain/language.ts";
import { isAbbreviation } from "#lib/voice/read-aloud.ts";

const PAUSE_SECONDS = 0.65;
const GAP_SECONDS: Record<Utterance["after"], number> = { start: 0.1, phrase: 0.06, sentence: 0.3, paragraph: 0.55 };
/** A word alone is said oddly: it is spoken with its neighbours. */
const WORDS_LEAST = 3;

/** What is spoken in one go, after how long a silence. */
export interface Passage {
  readonly utterance: Utterance;
  readonly words: readonly ScriptWord[];
  readonly gapSeconds: number;
  /** what the model is told of how to say it; "" nothing */
  readonly manner: string;
}

const MANNERS: Record<Tone, string> = {
  excited: "Speak with excitement and energy.",
  calm: "Speak calmly and softly.",
  whisper: "Whisper.",
  slow: "Speak slowly.",
  fast: "Speak a little faster.",
};

/** Sentence by sentence, so that each word's time is sought within its own. */
export function passagesOf(script: string, language: Language): Passage[] {
  const passages: Passage[] = [];
  for (const utterance of readScript(script, isAbbreviation(language)).utterances) {
    const last = passages.at(-1);
    const joins =
      last &&
      utterance.pauses === 0 &&
      utterance.after !== "paragraph" &&
      utterance.tone === last.utterance.tone &&
      (last.words.length < WORDS_LEAST || utterance.words.length < WORDS_LEAST);
    if (joins) {
      const words = [...last.words, ...utterance.words];
      passages.splice(-1, 1, { ...last, words, utterance: { ...last.utterance, words } });
      continue;
    }
    const { after, pauses, tone, words } = utterance;
    const gapSeconds = GAP_SECONDS[after] + pauses * PAUSE_SECONDS;
    passages.push({ utterance, words, gapSeconds, manner: tone === null ? "" : MANNERS[tone] });
  }
  return passages;
}
