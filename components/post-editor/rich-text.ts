import type { FieldValue } from "#lib/domain/slide.ts";
import { valueText } from "#lib/domain/slide.ts";

/** A field's text as it is typed, and for each of its code units whether it is bold. */
export interface RichText {
  text: string;
  bold: boolean[];
  highlight: string;
}

export function toRich(value: FieldValue): RichText {
  const bold = value.blocks.flatMap(({ text, weight }, index) => [
    ...(index > 0 ? [weight === "bold" && value.blocks[index - 1]?.weight === "bold"] : []),
    ...Array.from({ length: text.length }, () => weight === "bold"),
  ]);
  return { text: valueText(value), bold, highlight: value.highlight };
}

/** Blocks are words of one weight: a word is as bold as its first letter. Blocks are told with a blank between. */
export function fromRich({ bold, highlight, text }: RichText): FieldValue {
  const blocks: FieldValue["blocks"] = [];
  for (const { 0: piece, index } of text.matchAll(/\S+\s*/gu)) {
    const weight = bold[index] ? "bold" : "regular";
    const last = blocks.at(-1);
    if (last?.weight === weight) last.text += piece;
    else blocks.push({ weight, text: piece });
  }
  const lead = /^\s+/u.exec(text)?.[0] ?? "";
  const [first] = blocks;
  if (first) first.text = lead + first.text;
  // The blank between two blocks is no part of either; what is typed at the very end is kept as it is.
  for (const block of blocks.slice(0, -1)) block.text = block.text.replace(/ $/u, "");
  const kept = blocks.length > 0 ? blocks : [{ weight: "regular" as const, text }];
  return { blocks: kept, highlight: text.includes(highlight) ? highlight : "" };
}

/** The text after typing: what was not touched stays as bold as it was, what is new is like its neighbour. */
export function retype(rich: RichText, text: string): RichText {
  const { bold, text: was } = rich;
  const most = Math.min(was.length, text.length);
  let head = 0;
  while (head < most && was[head] === text[head]) head++;
  let tail = 0;
  while (tail < most - head && was[was.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
  const added = text.length - head - tail;
  const like = bold[head - 1] ?? bold[head] ?? false;
  const next = [...bold.slice(0, head), ...Array.from({ length: added }, () => like), ...bold.slice(was.length - tail)];
  return { ...rich, text, bold: next };
}

/** Grows a selection to whole words; null where there is none. */
function wordsAt(text: string, from: number, to: number): [from: number, to: number] | null {
  let start = from;
  let end = to;
  while (start > 0 && /\S/u.test(text[start - 1] ?? "")) start--;
  while (end < text.length && /\S/u.test(text[end] ?? "")) end++;
  while (start < end && /\s/u.test(text[start] ?? "")) start++;
  while (end > start && /\s/u.test(text[end - 1] ?? "")) end--;
  return start < end ? [start, end] : null;
}

export function toggleBold(rich: RichText, from: number, to: number): RichText {
  const range = wordsAt(rich.text, from, to);
  if (!range) return rich;
  const [start, end] = range;
  const isBold = rich.bold.slice(start, end).every((bold, at) => bold || /\s/u.test(rich.text[start + at] ?? ""));
  return { ...rich, bold: rich.bold.map((bold, at) => (at >= start && at < end ? !isBold : bold)) };
}

export function toggleHighlight(rich: RichText, from: number, to: number): RichText {
  const range = wordsAt(rich.text, from, to);
  if (!range) return rich;
  const words = rich.text.slice(...range);
  return { ...rich, highlight: words === rich.highlight ? "" : words };
}

/** The text in pieces of one look each, for what is drawn behind the field. */
export function piecesOf({ bold, highlight, text }: RichText) {
  const at = highlight === "" ? -1 : text.indexOf(highlight);
  const isMarked = (index: number) => at >= 0 && index >= at && index < at + highlight.length;
  const pieces: { text: string; bold: boolean; marked: boolean }[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = pieces.at(-1);
    const look = { bold: bold[index] ?? false, marked: isMarked(index) };
    if (last && last.bold === look.bold && last.marked === look.marked) last.text += text[index];
    else pieces.push({ text: text[index] ?? "", ...look });
  }
  return pieces;
}
