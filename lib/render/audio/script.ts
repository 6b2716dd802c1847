import type { TONES } from "#lib/domain/narration.ts";

export type Tone = (typeof TONES)[number];

/** What people and programs write in brackets, by what the voice does; anything else is left out. */
const CUES: Record<string, Tone | "pause" | "plain"> = {
  pause: "pause",
  "short pause": "pause",
  "long pause": "pause",
  break: "pause",
  silence: "pause",
  pausa: "pause",
  excited: "excited",
  happy: "excited",
  cheerful: "excited",
  enthusiastic: "excited",
  energetic: "excited",
  surprised: "excited",
  animado: "excited",
  empolgado: "excited",
  emocionado: "excited",
  entusiasmado: "excited",
  calm: "calm",
  soft: "calm",
  gentle: "calm",
  serious: "calm",
  sad: "calm",
  warm: "calm",
  calmo: "calm",
  suave: "calm",
  sério: "calm",
  serio: "calm",
  tranquilo: "calm",
  whisper: "whisper",
  whispers: "whisper",
  whispering: "whisper",
  sussurro: "whisper",
  sussurrando: "whisper",
  susurro: "whisper",
  susurrando: "whisper",
  slow: "slow",
  slowly: "slow",
  devagar: "slow",
  lento: "slow",
  despacio: "slow",
  fast: "fast",
  quick: "fast",
  quickly: "fast",
  rápido: "fast",
  rapido: "fast",
  normal: "plain",
  neutral: "plain",
  neutro: "plain",
};

/** These hold until another cue or the paragraph's end; the others only until the sentence's. */
const LASTING: readonly Tone[] = ["excited", "calm"];

export interface ScriptWord {
  /** as it is shown, with the signs that cling to it */
  readonly text: string;
  /** in the text without cues */
  readonly offset: number;
}

export interface Utterance {
  readonly words: readonly ScriptWord[];
  readonly tone: Tone | null;
  /** asked for by cues, before it is spoken */
  readonly pauses: number;
  /** how the words before it ended */
  readonly after: "start" | "phrase" | "sentence" | "paragraph";
}

interface Reading {
  /** the script as it is shown: without cues, its blanks single */
  readonly text: string;
  readonly words: readonly ScriptWord[];
  readonly utterances: readonly Utterance[];
}

const PIECE = /\[([^\]]*)\]|\n+|[^\s[]+|\[/g;
const SENTENCE_END = /[.!?…]["”’»)\]]*$/u;
const SAYS = /[\p{L}\p{N}]/u;

/** Takes a script apart: what is said, how, and after which pauses. `endsNot` knows abbreviations with a full stop. */
export function readScript(script: string, endsNot: (word: string) => boolean = () => false): Reading {
  const utterances: Utterance[] = [];
  const all: ScriptWord[] = [];
  let text = "";
  let words: ScriptWord[] = [];
  let tone: Tone | null = null;
  let pauses = 0;
  let after: Utterance["after"] = "start";
  const close = (next: Utterance["after"]) => {
    if (words.length > 0) {
      utterances.push({ words, tone, pauses, after });
      pauses = 0;
      after = next;
      words = [];
    } else if (next === "paragraph" && after !== "start") after = next;
  };
  for (const [piece, cue] of script.matchAll(PIECE)) {
    if (piece.startsWith("\n")) {
      close("paragraph");
      tone = null;
    } else if (cue !== undefined) {
      const asked = CUES[cue.trim().toLowerCase()];
      if (asked === undefined) continue;
      close("phrase");
      if (asked === "pause") pauses++;
      else tone = asked === "plain" ? null : asked;
    } else {
      const offset = text === "" ? 0 : text.length + 1;
      text = text === "" ? piece : `${text} ${piece}`;
      if (SAYS.test(piece)) {
        const word = { text: piece, offset };
        words.push(word);
        all.push(word);
      } else {
        const clung = (list: ScriptWord[]) => {
          const last = list.at(-1);
          if (last) list.splice(-1, 1, { ...last, text: `${last.text} ${piece}` });
        };
        clung(words);
        clung(all);
      }
      if (SENTENCE_END.test(piece) && !endsNot(piece)) {
        close("sentence");
        if (tone && !LASTING.includes(tone)) tone = null;
      }
    }
  }
  close("sentence");
  return { text, words: all, utterances };
}
