import { readShort } from "#lib/content/short/short.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import type { Brief, MatterKind } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { addressOf, inVos } from "./address.ts";
import { asBrandWrites } from "./as-brand-writes.ts";
import { compose, type Composition } from "./known/compose.ts";
import { isFound, NOTHING } from "./known/answering.ts";
import { findMatter } from "./known/find-matter.ts";
import { headed } from "./known/heading.ts";
import type { Pair } from "./known/matter.ts";
import { retold } from "./known/retold.ts";
import { isAsking, isCustomers } from "./known/same-question.ts";
import { randomFrom } from "./random.ts";
import { readTheme, type Theme } from "./read-theme.ts";
import { askedIn, regionalFor } from "./region.ts";
import { spelt } from "./spelt.ts";
import { asksNothing, shapeOf } from "./short/shape-of.ts";
import { type Short, shortOf } from "./short/short.ts";
import { readTold } from "./told/read-told.ts";
import type { Told } from "./told/told.ts";
import { unlabelled } from "./unlabelled.ts";

type Source =
  | { from: "told" | "page"; told: Told }
  | { from: "library"; said: Composition }
  | { from: "short"; short: Short };

/** A text is told whole; else what the library has on that very theme; else a short post that claims nothing. */
export function chooseSource(given: Brief): Source {
  const typed = spelt(unlabelled(given.theme), given.language, addressOf(given) === "vos" ? inVos : undefined);
  const brief = { ...given, theme: asBrandWrites(typed, given.brand.description, given.language) };
  const { article, earlier, format, seed } = brief;
  const theme = readTheme(brief.theme, brief.language);
  const told = readTold(brief, theme);
  if (told) return { from: told.site === null ? "told" : "page", told };
  const random = randomFrom(JSON.stringify([seed, format, brief.theme, article?.url, earlier.length]));
  const turn = earlier.filter((said) => fold(said).includes(fold(theme.headline).slice(0, 60))).length;
  // In the library's words, or else as it was typed: a dummy camera is no pacifier.
  const asked = { ...theme, headline: askedIn(brief)(theme.headline) };
  const inOurs = findMatter(brief, asked, random, turn);
  const isAll = isFound(inOurs) || asked.headline === theme.headline;
  const known = retold(isAll ? inOurs : findMatter(brief, theme, random, turn), regionalFor(brief));
  // How the work is done behind the scenes is told by a list that is called so; other news the brand alone has.
  const isOwn = isNews(theme, brief.language) && !known.matter?.list;
  const { answers, matter } = isOwn ? NOTHING : known;
  return matter
    ? { from: "library", said: compose(brief, theme, matter, random, turn) }
    : { from: "short", short: shortOf(brief, theme, answers.map(underItsAnswer(brief, theme))) };
}

/** The title asks it: the answer stands under its own first words, or under a heading that asks nothing again. */
function underItsAnswer({ language }: Brief, { headline }: Theme) {
  return (pair: Pair): Pair => {
    if (!pair.isAsked) return pair;
    const told = headed(pair.answer, LIMITS.slideTitle);
    if (told && told.text !== "") return { said: told.title, answer: told.text };
    const isMarked = headline.endsWith("?") || !isCustomers(headline);
    return isMarked ? pair : { said: readToldWords(language).labels.answer[0], answer: pair.answer };
  };
}

/** What the brand says of itself; "the boiler is noisy" is what a customer says, and may be answered. */
function isNews(theme: Theme, language: Language): boolean {
  if (isCustomers(theme.headline) || isAsking(theme.headline)) return false;
  const { shape } = shapeOf(theme, language);
  return (
    asksNothing(shape) && (shape !== "ours" || (readShort(language).known.ours?.test(fold(theme.headline)) ?? false))
  );
}

/** What the built-in writer would write this brief from. */
export const judgeMatter = (brief: Brief): MatterKind => chooseSource(brief).from;
