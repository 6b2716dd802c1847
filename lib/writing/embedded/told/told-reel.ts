import type { ReelDraft } from "#lib/domain/draft.ts";
import type { Language } from "#lib/domain/language.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { bare, saidBefore } from "#lib/writing/embedded/said-before.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { brandName, contactOf, creditLine } from "./closing.ts";
import { inPieces, leadOf, opened, titleOf, unstopped } from "./fit-told.ts";
import { isClosed } from "./heading.ts";
import { hasMark, marksOf } from "./marks.ts";
import { weightOf } from "./weight.ts";
import type { Teller } from "./teller.ts";
import { isLineOfFacts, linesOf, openingOf, type Part } from "./told.ts";
import { isCall, pointsBack, sends } from "./topic.ts";
import { whenIn, whenRuns } from "./when.ts";
import { tradeIn } from "./unsaid-trade.ts";
import { addressIn } from "./where.ts";

/** A line of less hardly says anything. */
const TELLING_MIN = 20;
/** So short and so telling is what stands beside another fact. */
const FACT_MAX = 48;
const FACT_WEIGHT = 9;
const TRADE_MAX = 28;
const FACTS_BESIDE = 2;
/** What is cut before a price tells less than any other line. */
const TORN = 10;
/** So does what holds in one case only, or is not to be done. */
const ASIDE = 3;
/** What it costs or saves is told before anything else that the hook has not said. */
const PRICED = 5;
const MOST_PRICED = 2;
const [HOOK, COMPLEMENT, CALL] = LIMITS.blocks;

/** The title, the strongest of the other facts, and the text's own call. */
export function tellReel(teller: Teller): ReelDraft {
  const { language, told } = teller;
  const hook = hookOf(teller);
  const complement = strongest(teller, hook);
  return {
    blocks: [hook, complement, callOf(teller, [hook, complement])],
    picture: teller.drawn([told.title, ...told.parts.slice(0, 1).flatMap(linesOf)].join(" ")),
  };

  function hookOf({ brief }: Teller): string {
    const parts = characters(told.title) > HOOK ? opened(told.title, language, HOOK, 200) : null;
    const isQuote = told.title.startsWith("“");
    const own = parts?.title ?? (isQuote ? told.title : titleOf(told.title, language, HOOK));
    const tried = [newsOf(told.title, language) ?? own, ...told.parts.flatMap(linesOf)]
      .filter((text) => !pointsBack(text, language))
      .map((text) => leadOf(text, language, HOOK));
    const fresh = tried.find((text) => text !== null && !saidBefore(text, brief.earlier));
    return fresh ?? tried.find((text) => text !== null) ?? titleOf(told.title, language, HOOK);
  }
}

/** "On Saturdays of October" is one day, wherever it was parted. */
const OF = /^\s(?:de|do|da|of)\s/iu;

/** "From 1 July taxis are ordered by message": the news without its date, which stands beside it. */
function newsOf(title: string, language: Language): string | null {
  const [run] = whenRuns(title, language);
  // "Terça em dobro" is a name.
  if (characters(title) <= HOOK || run?.from !== 0 || !/\d/u.test(run.text) || OF.test(title.slice(run.to)))
    return null;
  return leadOf(begun(title.slice(run.to).replace(/^[\s,;:–—-]+(?:(?:también|também|also)\s)?/iu, "")), language, HOOK);
}

/** A whole sentence or row, or the beginning of one that can stand alone. */
function strongest(teller: Teller, hook: string): string {
  const { language, speak, told, words } = teller;
  const opening = openingOf(told);
  const parted = opened(opening.whole, language, HOOK, COMPLEMENT);
  const lines = [...(parted && parted.title === hook ? [parted.body] : []), ...opening.rest.flatMap(wholeLines)];
  const left = opening.whole.startsWith(hook) ? opening.whole.slice(hook.length).replace(/^[\s,;:–—-]+/u, "") : "";
  if (lines.length === 0 && left !== "") lines.push(...inPieces(begun(left), language, COMPLEMENT).map(unstopped));
  const short = lines.flatMap((text) => {
    if (characters(text) <= COMPLEMENT) return [text];
    const lead = leadOf(text, language, COMPLEMENT);
    return lead === null ? inPieces(text, language, COMPLEMENT).slice(0, 1) : [lead];
  });
  // "To Medellín 120, to Rionegro 190" may not end before what the news is about.
  const isTorn = (text: string) =>
    lines.some((line) => line.startsWith(text) && pricesIn(line, language) > pricesIn(text, language));
  // A day within another sentence says nothing without it.
  const dated = lines.filter((text) => whenRuns(text, language)[0]?.from === 0);
  const dates = [opening.whole, ...dated].map((text) => whenIn(text, language)).filter((text) => text !== null);
  const all = [...short, ...dates.filter((text) => characters(text) >= 8).map(begun)].filter(
    (text) => !bare(hook).includes(bare(text)) && characters(text) <= COMPLEMENT && !pointsBack(text, language),
  );
  const isPriced = hasMark(hook, language, "price", "percent");
  const rank = (text: string) =>
    Math.floor(weightOf(text, language) / 10) * 2 +
    (characters(text) >= TELLING_MIN ? 1 : 0) -
    (isTorn(text) ? TORN : 0) +
    (isPriced ? 0 : PRICED * Math.min(MOST_PRICED, costsIn(text, language))) -
    (words.provided.test(fold(text)) || words.forbids.test(fold(text)) || isClosed(text) || sends(text) ? ASIDE : 0);
  const [best] = all.filter((text) => !within(text, [hook])).toSorted((a, b) => rank(b) - rank(a));
  if (best === undefined)
    return opening.rest.flatMap(linesOf).find((text) => characters(text) <= COMPLEMENT) ?? speak(words.calls.reel[0]);
  // The hook's own hours go on from it; what else a reader needs stands beside it, where there is room.
  const at = opening.whole.toLowerCase().indexOf(hook.toLowerCase());
  const besides = at < 0 ? [] : [opening.whole.slice(0, at), opening.whole.slice(at + hook.length)];
  const rest =
    besides.map((text) => whenIn(text.trim(), language)).find((when) => when !== null && /\d/u.test(when)) ?? null;
  const facts = lines.filter(
    (text) => characters(text) <= FACT_MAX && weightOf(text, language) >= FACT_WEIGHT && !isClosed(text),
  );
  // "Buy one pair and get the next" promises too much without "at half price".
  const isCut = told.parts.some(isLineOfFacts);
  const isFact = parted?.title === hook && (isCut || weightOf(parted.body, language) >= FACT_WEIGHT);
  const [piece = null] = opening.whole.startsWith(`${hook}: `) ? inPieces(begun(left), language, COMPLEMENT) : [];
  const behind = piece && (leadOf(begun(left), language, COMPLEMENT) ?? unstopped(piece));
  const goesOn = isFact && characters(parted.body) <= COMPLEMENT ? parted.body : behind;
  // What the news is, then when and where, before what it costs.
  const news = announcedBy(hook, opening);
  const dayFirst = rest === null ? [begun(best)] : [begun(rest), best];
  const first = goesOn !== null ? [goesOn, ...news] : [...news, ...dayFirst];
  // A list that has no room is told by what all of it costs.
  const together = opening.rest.flatMap(linesOf).filter((text) => text.startsWith(words.together));
  const pieces = [...first, ...together, ...facts].map(unstopped).reduce<string[]>((kept, fact) => {
    if (within(fact, [hook, ...kept])) return kept;
    const both = [...kept.filter((one) => !within(one, [fact])), fact];
    return characters(both.join(" · ")) > COMPLEMENT ? kept : both;
  }, []);
  const ordered = told.parts.some(isLineOfFacts)
    ? pieces.toSorted((a, b) => lines.indexOf(a) - lines.indexOf(b))
    : pieces;
  return (isCut ? withTrade(ordered, teller) : ordered).join(" · ");
}

/** "The winter flavours are here": which ones they are, where a list or a colon follows. */
function announcedBy(hook: string, { rest: [first], whole }: ReturnType<typeof openingOf>): string[] {
  const isHeaded = first?.title === null || hook.startsWith(first?.title ?? "·");
  const isNews = first !== undefined && LISTS.has(first.kind) && isHeaded && !isLineOfFacts(first);
  const named = whole.startsWith(`${hook}: `) ? [begun(whole.slice(hook.length + 2))] : [];
  return isNews ? wholeLines(first) : named;
}

/** Who sells it before the facts, where two of them have room beside it. */
function withTrade(facts: readonly string[], teller: Teller): readonly string[] {
  const trade = tradeIn(teller, TRADE_MAX);
  if (trade === "") return facts;
  const fewer = facts.map((_, at) => [trade, ...facts.slice(0, facts.length - at)]);
  const fits = fewer.filter((all) => all.length > Math.min(FACTS_BESIDE, facts.length));
  return fits.find((all) => characters(all.join(" · ")) <= COMPLEMENT) ?? facts;
}

const LISTS: ReadonlySet<Part["kind"]> = new Set(["list", "steps", "programme", "prices"]);

/** Fewer of several tell nothing of them. */
const FIRST_MIN = 2;

/** Whether each of its words is said already. */
function within(text: string, said: readonly string[]): boolean {
  const words = new Set(said.flatMap(tokensOf));
  return tokensOf(text).every((word) => words.has(word));
}

/** Rows of several: all of them, or as many of the first as there is room for. */
const wholeLines = (part: Part): string[] => {
  if (!("rows" in part)) return linesOf(part);
  if (isLineOfFacts(part)) return linesOf(part);
  const rows = linesOf(part).map(unstopped);
  const whole = rows.join(" · ");
  if (characters(whole) <= COMPLEMENT) return [whole];
  const counted = part.kind === "steps" ? rows.map((row, at) => `${at + 1}. ${row}`) : rows;
  const most = part.kind === "prices" ? Math.ceil(rows.length / 2) : rows.length;
  for (let count = most; count >= FIRST_MIN; count--) {
    const first = counted.slice(0, count).join(" · ");
    if (characters(first) <= COMPLEMENT) return [first];
  }
  return [];
};

/** "Free" is no sum. */
const costsIn = (text: string, language: Language): number =>
  marksOf(text, language).filter(({ kind, text: said }) => (kind === "price" || kind === "percent") && /\d/u.test(said))
    .length;

/** A day's numbers cost nothing. */
const pricesIn = (text: string, language: Language): number => {
  const days = whenRuns(text, language);
  return marksOf(text, language).filter(
    ({ from, kind }) =>
      (kind === "price" || kind === "number") && !days.some((day) => from >= day.from && from < day.to),
  ).length;
};

/** "Only 24 places so book", cut before its telephone or its day, calls nobody. */
function callIn(text: string, language: Language): string | null {
  const [clause = ""] = text.split(/,\s/);
  const tells = (said: string) => hasMark(said, language, "date", "link", "mail", "name", "phone");
  const reached = tells(clause) && characters(clause) <= CALL ? clause : null;
  const lead = leadOf(text, language, CALL) ?? reached;
  return lead !== null && tells(text) && !tells(lead) && addressIn(lead) === null ? null : lead;
}

function callOf(teller: Teller, said: readonly string[]): string {
  const { language, line, told, words } = teller;
  const contact = contactOf(teller, CALL);
  const asking = told.parts
    .flatMap(linesOf)
    // A number that stands alone does not say what it is for.
    .filter((text) => isCall(text, language) || (contact !== null && text.includes(contact)));
  const own = [...(told.call?.sentences ?? []), ...asking]
    .map((text) => callIn(text, language))
    .filter((text) => text !== null);
  const ranked = own.toSorted((a, b) => weightOf(b, language) - weightOf(a, language));
  const isTelling = (text: string) => weightOf(text, language) > 0;
  const found = [...ranked.filter(isTelling), contact, ...ranked].find(
    (text) => text !== null && !said.some((one) => one.includes(text)),
  );
  const credit = creditLine(teller);
  const address = [told.title, ...told.parts.flatMap(linesOf)].map(addressIn).find((text) => text !== null) ?? "";
  const isNew = address !== "" && !said.some((text) => bare(text).includes(bare(address)));
  const place = isNew && characters(address) <= CALL ? begun(address) : "";
  const named = brandName(teller, CALL);
  const source = credit !== "" && characters(credit) <= CALL ? credit : "";
  // The caption is named where it says more.
  const rest = [told.title, ...told.parts.flatMap(linesOf)].filter((text) => !within(text, said));
  const ends = rest.length > 0 ? line(words.calls.reel) : named;
  return found ?? (place || source || ends || line(words.calls.reel));
}
