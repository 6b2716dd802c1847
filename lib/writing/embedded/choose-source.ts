import type { Brief, MatterKind } from "#lib/domain/draft.ts";
import { readNews } from "#lib/content/short/short.ts";
import { fold } from "#lib/domain/fold.ts";
import { compose, type Composition } from "./known/compose.ts";
import { findMatter } from "./known/find-matter.ts";
import { randomFrom } from "./random.ts";
import { readTheme, type Theme } from "./read-theme.ts";
import { type Short, shortOf } from "./short/short.ts";
import { readTold } from "./told/read-told.ts";
import type { Told } from "./told/told.ts";

type Source =
  | { from: "told" | "page"; told: Told }
  | { from: "library"; said: Composition }
  | { from: "short"; short: Short };

/** A text is told whole; else what the library has on that very theme; else a short post that claims nothing. */
export function chooseSource(brief: Brief): Source {
  const { article, earlier, format, seed } = brief;
  const theme = readTheme(brief.theme);
  const told = readTold(brief, theme);
  if (told) return { from: told.site === null ? "told" : "page", told };
  const random = randomFrom(JSON.stringify([seed, format, brief.theme, article?.url, earlier.length]));
  const turn = earlier.filter((said) => fold(said).includes(fold(theme.headline).slice(0, 60))).length;
  const matter = isNews(theme) ? null : findMatter(brief, theme.headline, random, turn);
  return matter
    ? { from: "library", said: compose(brief, theme, matter, random, turn) }
    : { from: "short", short: shortOf(brief, theme) };
}

/** What a brand tells of itself, and asks no matter for. */
function isNews({ headline, howTo, kind, number }: Theme): boolean {
  const folded = fold(headline);
  return kind === "open" && number === null && !howTo && Object.values(readNews()).some((sign) => sign.test(folded));
}

/** What the built-in writer would write this brief from. */
export const judgeMatter = (brief: Brief): MatterKind => chooseSource(brief).from;
