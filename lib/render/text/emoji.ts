import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(process.cwd(), "node_modules", "@twemoji", "svg");
const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
const JOINER = "\u200D";
const AS_PICTURE = "\uFE0F";
const TONES = /[\u{1F3FB}-\u{1F3FF}]/gu;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Of Latin letters each is one already, and the segmenter costs a hundred times as much. */
const SINGLE = /^[\u0020-\u024F]*$/u;

export const graphemes = (text: string): string[] =>
  SINGLE.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);

const mayHoldEmoji = (text: string): boolean => PICTOGRAPH.test(text);

/** Shown as a picture: not the signs that a font draws as letters, such as © or ™. */
function isEmoji(grapheme: string): boolean {
  if (!PICTOGRAPH.test(grapheme) || grapheme.includes("\uFE0E")) return false;
  if (grapheme.includes(AS_PICTURE) || grapheme.includes(JOINER) || grapheme.includes("\u20E3")) return true;
  return /[\u{1F000}-\u{1FAFF}\u2600-\u27BF\u2B00-\u2BFF\u231A-\u23FF]/u.test(grapheme);
}

const codes = (grapheme: string): string => [...grapheme].map((point) => point.codePointAt(0)?.toString(16)).join("-");

const found = new Map<string, string | null>();

/** The file that draws an emoji, a plainer kin of one too new for the set, or null when nothing draws it. */
export function emojiFile(grapheme: string): string | null {
  const known = found.get(grapheme);
  if (known !== undefined) return known;
  const plain = grapheme.replaceAll(AS_PICTURE, "");
  const toneless = plain.replaceAll(TONES, "");
  const names = [grapheme, plain, toneless, toneless.split(JOINER)[0] ?? ""].map(codes);
  const file = names.map((name) => join(FOLDER, `${name}.svg`)).find((path) => existsSync(path)) ?? null;
  found.set(grapheme, file);
  return file;
}

const pictures = new Map<string, Buffer>();
export function emojiPicture(file: string): Buffer {
  const held = pictures.get(file) ?? readFileSync(file);
  pictures.set(file, held);
  return held;
}

export interface Part {
  readonly text: string;
  readonly emoji: string | null;
}

/** A word parted into letters and emoji; an emoji that nothing draws is left out. */
export function partsOf(word: string): Part[] {
  if (!mayHoldEmoji(word)) return [{ text: word, emoji: null }];
  const parts: Part[] = [];
  for (const grapheme of graphemes(word)) {
    if (isEmoji(grapheme)) {
      const file = emojiFile(grapheme);
      if (file) parts.push({ text: grapheme, emoji: file });
      continue;
    }
    const last = parts.at(-1);
    if (last && last.emoji === null) parts.splice(-1, 1, { text: last.text + grapheme, emoji: null });
    else parts.push({ text: grapheme, emoji: null });
  }
  return parts;
}
