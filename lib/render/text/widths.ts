import type { Font } from "#lib/domain/brand.ts";
import { graphemes } from "./emoji.ts";
import { FACES, FALLBACK, rendererWith } from "./fonts.ts";

export type Weight = "title" | "regular" | "bold";

export const weightOf = (font: Font, weight: Weight): number => FACES[font][weight];

/** Figures as tall as capitals: a number on a badge must not hang below its line. */
export const FEATURES = '"lnum" 1';

const REFERENCE = 100;
const CACHE_MAX = 60_000;
/** of a word at size 1, by font, weight and word */
const cache = new Map<string, number>();

const keyOf = (font: Font, weight: Weight, word: string) => `${font}\u0000${weightOf(font, weight)}\u0000${word}`;

export interface Wanted {
  readonly font: Font;
  readonly weight: Weight;
  readonly text: string;
}

/** The width of a word at size 1 without tracking; every word was measured before. */
export type Widths = (font: Font, weight: Weight, word: string) => number;

/** Measures what was not measured before, in one call of the engine. */
export async function measureWords(wanted: readonly Wanted[]): Promise<Widths> {
  const fonts = [...new Set(wanted.map(({ font }) => font))];
  const renderer = await rendererWith(fonts);
  const missing = new Map<string, Wanted>();
  const held = new Map<string, number>();
  const ask = (font: Font, weight: Weight, text: string) => {
    const key = keyOf(font, weight, text);
    const known = cache.get(key);
    if (known === undefined) missing.set(key, { font, weight, text });
    else held.set(key, known);
  };
  for (const { font, weight, text } of wanted) {
    ask(font, weight, "x x");
    ask(font, weight, "xx");
    ask(font, weight, "…");
    for (const word of text.split(/\s+/u)) {
      if (word === "") continue;
      ask(font, weight, word);
    }
    // A word may be cut in two, or end in an ellipsis: then its letters are added up.
    for (const letter of new Set(graphemes(text))) if (letter.trim() !== "") ask(font, weight, letter);
  }
  if (missing.size > 0) {
    const asked = [...missing];
    const { children } = await renderer.measure(
      {
        type: "container",
        style: {
          display: "flex",
          flexDirection: "column",
          alignItems: "flex-start",
          fontSize: REFERENCE,
          fontFeatureSettings: FEATURES,
        },
        children: asked.map(([, { font, text, weight }]) => ({
          type: "text",
          text,
          style: { fontFamily: `${font}, ${FALLBACK}`, fontWeight: weightOf(font, weight), whiteSpace: "pre" },
        })),
      },
      { fontFamilies: [FALLBACK] },
    );
    if (cache.size > CACHE_MAX) cache.clear();
    for (const [index, [key]] of asked.entries()) {
      const width = (children[index]?.width ?? 0) / REFERENCE;
      cache.set(key, width);
      held.set(key, width);
    }
  }
  return (font, weight, word) => {
    const width = held.get(keyOf(font, weight, word));
    if (width !== undefined) return width;
    return graphemes(word).reduce((sum, grapheme) => sum + (held.get(keyOf(font, weight, grapheme)) ?? 0.6), 0);
  };
}

export const spaceWidth = (widths: Widths, font: Font, weight: Weight): number =>
  widths(font, weight, "x x") - widths(font, weight, "xx");
