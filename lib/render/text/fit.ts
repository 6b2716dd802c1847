import type { Font } from "#lib/domain/brand.ts";
import { type Bond, bondsOf } from "./bonds.ts";
import { FACES } from "./fonts.ts";
import { type FitStyle, Measure, type Sized } from "./measure.ts";
import { balanced, cut, greedy, rowWidth, textOf, withoutOrphan } from "./rows.ts";
import type { Weight, Widths } from "./widths.ts";
import type { Atom, Word } from "./words.ts";

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
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

/** A dot parts what stands on one line: where the line ends, its end does. */
function withoutEdgeDots(words: readonly Word[]): readonly Word[] {
  const isDot = (word: Word | undefined) => word !== undefined && textOf(word) === "·";
  const [from, to] = [isDot(words[0]) ? 1 : 0, isDot(words.at(-1)) ? words.length - 1 : words.length];
  return words.slice(from, to);
}

function place(row: readonly Sized[], size: number, measure: Measure): Line {
  const pieces: Piece[] = [];
  let x = 0;
  for (const [index, word] of withoutEdgeDots(row.flatMap(({ words }) => words)).entries()) {
    if (index > 0) x += measure.space * size;
    for (const atom of word.atoms) {
      const width = measure.atom(atom) * size;
      pieces.push({ x, width, atom });
      x += width;
    }
  }
  return { width: x, pieces };
}

/** A run that is better kept together may take this much of a line, a name all of it. */
const SHARE: Record<Exclude<Bond, "none">, number> = { firm: 1, soft: 0.6 };
/** Small words in a row lean on what follows only so far, or lines would end anywhere. */
const LEANING_CHARACTERS = 16;
const textsOf = (unit: Sized | null): string => (unit?.words ?? []).map(textOf).join(" ");
/** A pair that is longer than this may part where the letters would have to be smaller otherwise. */
const PAIR_CHARACTERS = 16;

/** Words that hold to each other as one, where a line has room for them: names first, then what leans on them. */
function held(words: readonly Word[], bonds: readonly Bond[], room: number, measure: Measure): Sized[] {
  let units = words.map((word, index) => ({ sized: measure.word(word), bond: bonds[index] ?? "none" }));
  for (const kind of ["firm", "soft"] as const) {
    const joined: typeof units = [];
    for (const unit of units) {
      const before = joined.at(-1);
      const holds = before?.bond === kind && !before.sized.words.at(-1)?.breaks;
      const both = before && holds ? measure.joined([...before.sized.words, ...unit.sized.words]) : null;
      const short = kind === "firm" || textsOf(both).length <= LEANING_CHARACTERS;
      if (both && short && both.width <= room * SHARE[kind]) joined.splice(-1, 1, { sized: both, bond: unit.bond });
      else joined.push(unit);
    }
    units = joined;
  }
  return units.map(({ sized }) => sized);
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
  const texts = words.map(textOf);
  const bonds = bondsOf(texts);
  const firm = bonds.map((bond) => (bond === "firm" ? bond : "none"));
  const widest = Math.max(0, ...words.map((word) => measure.word(word).width));
  const pairs = firm.flatMap((bond, index) => {
    const pair = words.slice(index, index + 2);
    const short = `${texts[index]}${texts[index + 1]}`.length <= PAIR_CHARACTERS;
    return bond === "firm" && short && !pair[0]?.breaks ? [measure.joined(pair).width] : [];
  });
  const wholes = Math.max(widest, ...pairs);
  const most = (size: number) =>
    Math.min(style.lines ?? 999, Math.max(1, Math.floor((room.height + 0.5) / (size * leading))));
  const roomAt = (size: number) => (room.width * 0.995) / size;
  const fits = (size: number) =>
    size * leading <= room.height + 0.5 &&
    wholes <= roomAt(size) &&
    greedy(held(words, firm, roomAt(size), measure), roomAt(size), measure.space).length <= most(size);
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
  const lay = (tried: number) => {
    const width = roomAt(tried);
    // What has no room for a line has none for a part of one.
    if (tried * leading > room.height + 0.5) return { size: tried, width, truncated: words.length > 0, rows: [] };
    const asked = [bonds, firm, []].map((bond) =>
      held(words, bond, width, measure).flatMap((one) =>
        one.width > width ? measure.broken(one.words, width) : [one],
      ),
    );
    const whole = asked.find((some) => greedy(some, width, measure.space).length <= most(tried)) ?? asked.at(-1) ?? [];
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
