import { readScript, type ScriptWord } from "./script.ts";

interface Passage {
  /** a script by itself: it begins with its pauses and the tone that holds where it begins */
  readonly text: string;
  /** as the whole script has them */
  readonly words: readonly ScriptWord[];
}

/** Shorter ones are not spoken by themselves: each is made as loud as the others. */
const LENGTH_MIN = 200;

/** A script in parts that are spoken one by one, cut where a sentence ends or a pause is asked for. */
export function passagesOf(script: string): Passage[] {
  const passages: { text: string; words: ScriptWord[] }[] = [];
  for (const { after, pauses, tone, words } of readScript(script).utterances) {
    const cues = [...Array.from({ length: pauses }, () => "[pause]"), `[${tone ?? "normal"}]`];
    const said = [...cues, ...words.map(({ text }) => text)].join(" ");
    const open = passages.at(-1);
    const isWithin = after === "phrase" && pauses === 0;
    if (open && (isWithin || open.text.length < LENGTH_MIN)) {
      open.text += ` ${said}`;
      open.words.push(...words);
    } else passages.push({ text: said, words: [...words] });
  }
  return passages;
}
