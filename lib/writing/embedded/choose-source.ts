import { isSeeking, readShort, type Spoken } from "#lib/content/short/short.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import type { Brief, MatterKind } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { addressOf, inVos } from "./address.ts";
import { asBrandWrites } from "./as-brand-writes.ts";
import { compose, type Composition } from "./known/compose.ts";
import { type Found, isFound, NOTHING } from "./known/answering.ts";
import { findMatter } from "./known/find-matter.ts";
import { findNearest, type Nearest } from "./known/find-nearest.ts";
import { headed } from "./known/heading.ts";
import type { Pair } from "./known/matter.ts";
import { retold } from "./known/retold.ts";
import { isAsking, isCustomers } from "./known/same-question.ts";
import { saidInstead } from "./known/said-instead.ts";
import { randomFrom } from "./random.ts";
import { readTheme, type Theme } from "./read-theme.ts";
import { askedIn, regionalFor } from "./region.ts";
import { spelt } from "./spelt.ts";
import { asksNothing, shapeOf } from "./short/shape-of.ts";
import { type Short, shortOf } from "./short/short.ts";
import { spokenFor } from "./short/spoken-for.ts";
import { readTold } from "./told/read-told.ts";
import type { Told } from "./told/told.ts";
import { unlabelled } from "./unlabelled.ts";

/** How a brief is told, and what there is to tell it from. */
type Source = { matter: MatterKind } & (
  | { as: "told"; told: Told }
  | { as: "known"; said: Composition }
  | { as: "short"; short: Short }
);

/** A text is told whole; else what the library has on that very theme, or on what is asked nearest to it; else a short post that claims nothing. */
export function chooseSource(given: Brief): Source {
  const typed = spelt(unlabelled(given.theme), given.language, addressOf(given) === "vos" ? inVos : undefined);
  const brief = { ...given, theme: asBrandWrites(typed, given.brand.description, given.language) };
  const { article, earlier, format, seed } = brief;
  const theme = readTheme(brief.theme, brief.language);
  const told = readTold(brief, theme);
  if (told) return { as: "told", matter: told.site === null ? "told" : "page", told };
  const random = randomFrom(JSON.stringify([seed, format, brief.theme, article?.url, earlier.length]));
  const turn = earlier.filter((said) => fold(said).includes(fold(theme.headline).slice(0, 60))).length;
  const find = (asked: Theme): Found => findMatter(brief, asked, random, turn);
  const say = regionalFor(brief);
  const source = (of: Theme, found: Found, kind: MatterKind = isFound(found) ? "library" : "short"): Source => {
    const { answers, matter } = retold(found, say);
    return matter
      ? { as: "known", matter: kind, said: compose(brief, of, matter, random, turn) }
      : { as: "short", matter: kind, short: shortOf(brief, of, answers.map(underItsAnswer(brief, of))) };
  };
  const said = (text: string): Theme => readTheme(say(text), brief.language);
  // In the library's words, or else as it was typed: a dummy camera is no pacifier.
  const asked = { ...theme, headline: askedIn(brief)(theme.headline) };
  const inOurs = find(asked);
  const known = isFound(inOurs) || asked.headline === theme.headline ? inOurs : find(theme);
  // How the work is done behind the scenes is told by a list that is called so; other news the brand alone has.
  if (isNews(theme, brief.language) && !known.matter?.list) return source(theme, NOTHING);
  const spoken = spokenFor(shapeOf(theme, brief.language).shape, theme.headline, brief);
  if (!known.matter && OFFERED.has(spoken)) return source(theme, known);
  const instead = saidInstead(asked.headline, given.theme, known, brief);
  if (instead !== null) return source(said(instead), known);
  if (isFound(known) || spoken === "question" || isOwn(theme, brief.language)) return source(theme, known);
  const nearest = findNearest(asked.headline, isSeeking(spoken), brief);
  if (nearest === null) return source(theme, NOTHING);
  const found = find(readTheme(nearest.said, brief.language));
  return source(said(nearest.said), withBeside(found, nearest), "near");
}

/** Told as what it is to be had, whatever is known of it. */
const OFFERED: ReadonlySet<Spoken> = new Set(["taste", "class"]);

const withBeside = (found: Found, { beside }: Nearest): Found =>
  found.matter ? found : { ...found, answers: [...found.answers.slice(0, 1), ...beside] };

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

/** "The boiler is noisy" is what a customer says, and may be answered. */
const isNews = (theme: Theme, language: Language): boolean =>
  !isCustomers(theme.headline) && !isAsking(theme.headline) && isOwn(theme, language);

/** What the brand alone can tell of itself. */
function isOwn(theme: Theme, language: Language): boolean {
  const { shape } = shapeOf(theme, language);
  return (
    asksNothing(shape) && (shape !== "ours" || (readShort(language).known.ours?.test(fold(theme.headline)) ?? false))
  );
}

/** What the built-in writer would write this brief from. */
export const judgeMatter = (brief: Brief): MatterKind => chooseSource(brief).matter;
