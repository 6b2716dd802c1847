import type { Font } from "#lib/domain/brand.ts";
import { graphemes } from "./emoji.ts";
import { FACES } from "./fonts.ts";
import { spaceWidth, type Weight, type Widths } from "./widths.ts";
import type { Atom, Word } from "./words.ts";

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

const EMOJI_WIDTH = 1.18;
/** Words that stand on one line. */
export interface Sized {
  readonly words: readonly Word[];
  /** at size 1, with the blanks between them */
  readonly width: number;
}

/** Widths at size 1 in one style. */
export class Measure {
  readonly font: Font;
  readonly weight: Weight;
  readonly tracking: number;
  readonly space: number;
  readonly widths: Widths;
  readonly #atoms = new WeakMap<Atom, number>();

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

  /** Asked of the same atoms at each size that is tried. */
  atom(atom: Atom): number {
    const width = this.#atoms.get(atom) ?? this.#width(atom);
    this.#atoms.set(atom, width);
    return width;
  }

  #width(atom: Atom): number {
    if (atom.emoji) return EMOJI_WIDTH;
    return this.widths(this.font, this.weightOf(atom), atom.text) + graphemes(atom.text).length * this.tracking;
  }

  word(word: Word): Sized {
    return { words: [word], width: word.atoms.reduce((sum, atom) => sum + this.atom(atom), 0) };
  }

  joined(words: readonly Word[]): Sized {
    const width = words.reduce((sum, word) => sum + this.word(word).width, 0) + (words.length - 1) * this.space;
    return { words, width };
  }

  /** Words cut into pieces no wider than `room`. */
  broken(words: readonly Word[], room: number): Sized[] {
    return words.flatMap((word) => this.#pieces(word, room));
  }

  #pieces(word: Word, room: number): Sized[] {
    const out: Sized[] = [];
    let atoms: Atom[] = [];
    let width = 0;
    const flush = (breaks: boolean) => {
      if (atoms.length > 0) out.push({ words: [{ atoms, breaks }], width });
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
