import type { Font } from "#lib/domain/brand.ts";
import { graphemes } from "./emoji.ts";
import { FACES } from "./fonts.ts";
import { spaceWidth, type Weight, type Widths } from "./widths.ts";
import type { Atom, Word } from "./words.ts";

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface FitStyle {
  readonly font: Font;
  /** what the letters weigh; bold blocks are drawn with the bold of the font */
  readonly weight: Weight;
  /** sizes before the font's own scale */
  readonly max: number;
  readonly min: number;
  readonly leading?: number;
  readonly tracking?: number;
  readonly lines?: number;
  /** even lines, as a title wants them; else each line takes what it can */
  readonly balance?: boolean;
}

interface Piece {
  readonly x: number;
  readonly width: number;
  readonly atom: Atom;
}

interface Line {
  readonly width: number;
  readonly pieces: readonly Piece[];
}

export interface Fitted {
  readonly font: Font;
  readonly weight: Weight;
  readonly size: number;
  readonly leading: number;
  readonly tracking: number;
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  readonly truncated: boolean;
  /** a word was wider than a line and was cut in two */
  readonly broken: boolean;
}

const EMOJI_WIDTH = 1.18;
/** Words that a line should not end on. */
const LEANS =
  /^(a|à|as|às|o|os|ao|e|é|de|da|do|das|dos|em|no|na|um|uma|que|se|ou|para|por|com|sem|the|an|of|to|in|on|at|and|or|is|your|for|el|la|los|las|y|un|una|del|al|en|con|su|tu|lo)$/iu;

interface Sized {
  readonly word: Word;
  /** at size 1 */
  readonly width: number;
}

class Measure {
  readonly font: Font;
  readonly weight: Weight;
  readonly tracking: number;
  readonly space: number;
  readonly widths: Widths;

  constructor(widths: Widths, { font, weight, tracking }: FitStyle) {
    this.widths = widths;
    this.font = font;
    this.weight = weight;
    this.tracking = tracking ?? (weight === "title" ? FACES[font].tracking : 0);
    this.space = spaceWidth(widths, font, weight) + this.tracking;
  }

  weightOf(atom: Atom): Weight {
    return atom.bold && this.weight === "regular" ? "bold" : this.weight;
  }

  atom(atom: Atom): number {
    if (atom.emoji) return EMOJI_WIDTH;
    return this.widths(this.font, this.weightOf(atom), atom.text) + graphemes(atom.text).length * this.tracking;
  }

  word(word: Word): Sized {
    return { word, width: word.atoms.reduce((sum, atom) => sum + this.atom(atom), 0) };
  }

  /** A word cut into pieces no wider than `room`. */
  broken(word: Word, room: number): Sized[] {
    const out: Sized[] = [];
    let atoms: Atom[] = [];
    let width = 0;
    const flush = (breaks: boolean) => {
      if (atoms.length > 0) out.push({ word: { atoms, breaks }, width });
      atoms = [];
      width = 0;
    };
    for (const atom of word.atoms) {
      const letters = atom.emoji ? [atom.text] : graphemes(atom.text);
      for (const text of letters) {
        const piece: Atom = { ...atom, text };
        const wide = this.atom(piece);
        if (width + wide > room && atoms.length > 0) flush(false);
        const last = atoms.at(-1);
        if (last && !last.emoji && !atom.emoji && last.bold === atom.bold && last.mark === atom.mark)
          atoms.splice(-1, 1, { ...last, text: last.text + text });
        else atoms.push(piece);
        width += wide;
      }
    }
    flush(word.breaks);
    return out;
  }
}

type Rows = Sized[][];

const rowWidth = (row: readonly Sized[], space: number): number =>
  row.reduce((sum, { width }) => sum + width, 0) + Math.max(0, row.length - 1) * space;

function greedy(words: readonly Sized[], room: number, space: number): Rows {
  const rows: Rows = [];
  let row: Sized[] = [];
  let width = 0;
  for (const sized of words) {
    const wider = row.length === 0 ? sized.width : width + space + sized.width;
    if (row.length > 0 && wider > room) {
      rows.push(row);
      row = [sized];
      width = sized.width;
    } else {
      row.push(sized);
      width = wider;
    }
    if (sized.word.breaks) {
      rows.push(row);
      row = [];
      width = 0;
    }
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

const textOf = ({ word }: Sized): string => word.atoms.map(({ text }) => text).join("");

const splitsMark = (before: Sized, after: Sized | undefined): boolean =>
  before.word.atoms.at(-1)?.mark === true && after?.word.atoms[0]?.mark === true;

/** The same number of lines, as even as can be, none that ends on a small word or is a lone short one. */
function balanced(words: readonly Sized[], room: number, space: number, count: number): Rows {
  if (count < 2 || words.length > 80 || words.some(({ word }) => word.breaks)) return greedy(words, room, space);
  const total = rowWidth(words, space);
  const ideal = Math.min(room, (total / count) * 1.04);
  const best: { cost: number; from: number }[][] = Array.from({ length: count + 1 }, () => []);
  best[0] = [{ cost: 0, from: 0 }];
  for (let line = 1; line <= count; line++) {
    const now: { cost: number; from: number }[] = [];
    for (let end = 1; end <= words.length; end++) {
      let width = -space;
      for (let from = end - 1; from >= 0; from--) {
        width += (words[from]?.width ?? 0) + space;
        if (width > room) break;
        const before = best[line - 1]?.[from];
        if (!before) continue;
        const final = line === count && end === words.length;
        const lastWord = words[end - 1];
        const slack = (ideal - width) / room;
        let cost = before.cost + slack * slack * (final && slack > 0 ? 0.6 : 1);
        if (!final && lastWord && LEANS.test(textOf(lastWord))) cost += 0.06;
        if (!final && lastWord && /[,.;:!?]$/u.test(textOf(lastWord))) cost -= 0.02;
        if (!final && lastWord && splitsMark(lastWord, words[end])) cost += 0.05;
        if (final && end - from === 1 && width < room * 0.35) cost += 0.25;
        const held = now[end];
        if (!held || cost < held.cost) now[end] = { cost, from };
      }
    }
    best[line] = now;
  }
  const rows: Rows = [];
  let end = words.length;
  for (let line = count; line > 0; line--) {
    const step = best[line]?.[end];
    if (!step) return greedy(words, room, space);
    rows.unshift(words.slice(step.from, end));
    end = step.from;
  }
  return rows;
}

/** No last line of one short word where the line above can give one. */
function withoutOrphan(rows: Rows, room: number, space: number): Rows {
  const [last, above] = [rows.at(-1), rows.at(-2)];
  if (!last || !above || last.length > 1 || above.length < 4 || above.at(-1)?.word.breaks) return rows;
  const given = above.at(-1);
  if (!given || rowWidth([given, ...last], space) > room || rowWidth(last, space) > room * 0.22) return rows;
  return [...rows.slice(0, -2), above.slice(0, -1), [given, ...last]];
}

const ELLIPSIS: Atom = { text: "…", emoji: null, bold: false, mark: false };

/** The lines that fit, the last one ended by an ellipsis at a word. */
function cut(rows: Rows, count: number, room: number, measure: Measure): Rows {
  const kept = rows.slice(0, count).map((row) => [...row]);
  const last = kept.at(-1);
  if (!last) return kept;
  const dots = measure.atom(ELLIPSIS);
  while (last.length > 1 && rowWidth(last, measure.space) + dots > room) last.pop();
  const end = last.pop();
  if (!end) return kept;
  let atoms = [...end.word.atoms];
  if (end.width + dots > room) atoms = [...(measure.broken(end.word, room - dots)[0]?.word.atoms ?? atoms)];
  const tail = atoms.at(-1);
  if (tail && !tail.emoji) atoms.splice(-1, 1, { ...tail, text: `${tail.text.replace(/[,;:.!?…–—-]+$/u, "")}…` });
  else atoms.push(ELLIPSIS);
  last.push(measure.word({ atoms, breaks: false }));
  return kept;
}

function place(row: readonly Sized[], size: number, measure: Measure): Line {
  const pieces: Piece[] = [];
  let x = 0;
  for (const [index, { word }] of row.entries()) {
    if (index > 0) x += measure.space * size;
    for (const atom of word.atoms) {
      const width = measure.atom(atom) * size;
      pieces.push({ x, width, atom });
      x += width;
    }
  }
  return { width: x, pieces };
}

/**
 * The largest size at which the words stand in the room without breaking a word, then the best lines at that size.
 * At the smallest size long words break, and what still has no room is cut at a word.
 */
export function fitText(
  words: readonly Word[],
  room: { width: number; height: number },
  style: FitStyle,
  widths: Widths,
): Fitted {
  const face = FACES[style.font];
  const measure = new Measure(widths, style);
  const leading = style.leading ?? (style.weight === "title" ? face.leading : face.leading + 0.26);
  const sized = words.map((word) => measure.word(word));
  const widest = Math.max(0, ...sized.map(({ width }) => width));
  const most = (size: number) =>
    Math.min(style.lines ?? 999, Math.max(1, Math.floor((room.height + 0.5) / (size * leading))));
  const roomAt = (size: number) => (room.width * 0.995) / size;
  const fits = (size: number) =>
    size * leading <= room.height + 0.5 &&
    widest <= roomAt(size) &&
    greedy(sized, roomAt(size), measure.space).length <= most(size);
  let low = Math.floor(style.min * face.scale);
  let high = Math.max(low, Math.floor(style.max * face.scale));
  const floor = low;
  let size = fits(high) ? high : floor;
  if (size !== high) {
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    size = low;
  }
  if (size * leading > room.height) size = Math.max(8, Math.floor(room.height / leading));
  const lay = (tried: number) => {
    const width = roomAt(tried);
    const whole = sized.flatMap((one) => (one.width > width ? measure.broken(one.word, width) : [one]));
    const loose = greedy(whole, width, measure.space);
    const truncated = loose.length > most(tried);
    if (truncated) return { size: tried, width, truncated, rows: cut(loose, most(tried), width, measure) };
    const rows = style.balance
      ? balanced(whole, width, measure.space, loose.length)
      : withoutOrphan(loose, width, measure.space);
    return { size: tried, width, truncated, rows };
  };
  let laid = lay(size);
  if (style.balance && !laid.truncated && widest <= laid.width) {
    // A title a little smaller whose lines are even looks larger than one with a lone word on a line.
    const worth = ({ rows, size }: typeof laid) => {
      const filled = rows.map((row) => rowWidth(row, measure.space));
      const widest = Math.max(...filled, 0.01);
      const even = filled.reduce((sum, one) => sum + one, 0) / (filled.length * widest);
      const lone = Math.min(...filled) < widest * 0.5 ? 0.8 : 1;
      return size ** 0.7 * (0.4 + even * 0.6) * lone;
    };
    for (const share of [0.94, 0.88, 0.82]) {
      const tried = Math.floor(size * share);
      if (tried < floor || laid.rows.length < 2) break;
      const other = lay(tried);
      if (worth(other) > worth(laid)) laid = other;
    }
  }
  const { rows, truncated, width } = laid;
  size = laid.size;
  const lines = rows.map((row) => place(row, size, measure));
  return {
    font: style.font,
    weight: style.weight,
    size,
    leading: size * leading,
    tracking: measure.tracking * size,
    lines,
    width: Math.max(0, ...lines.map((line) => line.width)),
    height: lines.length * size * leading,
    truncated,
    broken: widest > width,
  };
}
