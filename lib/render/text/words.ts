import type { FieldValue } from "#lib/domain/slide.ts";
import { partsOf } from "./emoji.ts";

/** A piece of a word that is drawn in one way. */
export interface Atom {
  readonly text: string;
  readonly emoji: string | null;
  readonly bold: boolean;
  readonly mark: boolean;
}

export interface Word {
  readonly atoms: readonly Atom[];
  /** a line ends after it whatever room is left */
  readonly breaks: boolean;
}

const CLINGS = /^[,.;:!?…)\]}»”’%]/u;

/** The texts of a field as one, told the way it is read; where its bold and marked parts begin and end. */
function flatten({ blocks, highlight }: FieldValue) {
  let text = "";
  const bold: [number, number][] = [];
  for (const block of blocks) {
    const piece = block.text
      .replaceAll(/[^\S\n]+/gu, " ")
      .replaceAll(/ ?\n ?/gu, "\n")
      .trim();
    if (piece === "") continue;
    if (text !== "" && !CLINGS.test(piece)) text += " ";
    if (block.weight === "bold") bold.push([text.length, text.length + piece.length]);
    text += piece;
  }
  const wanted = highlight.trim().replaceAll(/\s+/gu, " ");
  const at = wanted === "" ? -1 : find(text, wanted);
  return { text, bold, mark: at < 0 ? null : ([at, at + wanted.length] as [number, number]) };
}

function find(text: string, wanted: string): number {
  const exact = text.indexOf(wanted);
  if (exact >= 0) return exact;
  const [low, lowWanted] = [text.toLowerCase(), wanted.toLowerCase()];
  return low.length === text.length && lowWanted.length === wanted.length ? low.indexOf(lowWanted) : -1;
}

const inside = (at: number, range: readonly [number, number]) => at >= range[0] && at < range[1];

export function wordsOf(field: FieldValue, uppercase = false): Word[] {
  const { text, bold, mark } = flatten(field);
  const words: Word[] = [];
  for (const { 0: token, index } of text.matchAll(/\n|[^\s]+/gu)) {
    const last = words.at(-1);
    if (token === "\n") {
      if (last) words.splice(-1, 1, { ...last, breaks: true });
      continue;
    }
    const atoms: Atom[] = [];
    let start = 0;
    const styleAt = (at: number) => ({
      bold: bold.some((range) => inside(index + at, range)),
      mark: mark !== null && inside(index + at, mark),
    });
    for (let at = 1; at <= token.length; at++) {
      const [before, after] = [styleAt(at - 1), styleAt(at)];
      if (at < token.length && before.bold === after.bold && before.mark === after.mark) continue;
      const piece = token.slice(start, at);
      for (const part of partsOf(uppercase ? piece.toUpperCase() : piece)) atoms.push({ ...part, ...before });
      start = at;
    }
    if (atoms.length > 0) words.push({ atoms, breaks: false });
  }
  return words;
}
