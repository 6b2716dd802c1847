import { readToldWords } from "#lib/content/told/told.ts";
import { readNews } from "#lib/content/short/short.ts";
import { readTagWords, tagWords } from "#lib/content/tags/tags.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { readTags } from "#lib/content/trades/trades.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { CAPTION_TAGS } from "#lib/writing/draft/contents.ts";
import { atHome } from "#lib/writing/embedded/at-home.ts";
import { isCompound, namedIn } from "#lib/writing/embedded/find-picture.ts";
import { isListed, TRADE_STEM } from "#lib/writing/embedded/known/listed.ts";
import { FOR_WHOM, tradeOf } from "#lib/writing/embedded/known/trade-of.ts";
import { type Described, type Own, ownOf } from "#lib/writing/embedded/own-words.ts";
import { productIn } from "#lib/writing/embedded/unlabelled.ts";
import { isAside, TAG_MAX, tagOf } from "#lib/writing/embedded/trade-words.ts";
import { isSameWord } from "#lib/writing/words/same-word.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";
import { isDone, isInfinitive } from "#lib/writing/words/verbs.ts";

/** Fewer letters are looked for by nobody. */
const SHORTEST = 4;
/** A brand's own name is looked for as it is. */
export const NAME_MAX = 32;
/** So many letters of a word tell it within a tag. */
const STEM = 5;
/** A thing that the artist draws or that the brand's trade is told by: no adjective is one, and no verb. */
export function isThing(word: string, language: Language, trade: Trade | null, who = ""): boolean {
  const folded = fold(word);
  const isTrades = trade !== null && isListed(folded, trade.words, TRADE_STEM, "");
  return (
    !isAside(word) &&
    !tagWords("anyones").has(folded) &&
    !isDone(word) &&
    (isTrades || namedIn(word, language, who).length > 0)
  );
}

/** What the library looks the brand's trade up by, where the brand leaves room: what is said, and what the trade is called unless only somebody's. */
export function spareFor(brand: Described, about: string, language: Language): string[] {
  const trade = tradeOf(brand);
  const joined = tokensOf(`${brand.profileName} ${brand.description} ${about}`).join("");
  const own = ownOf(brand, language);
  const [what = ""] = brand.description.split(/[.,;:]\s/u);
  const isCalled = (tag: string) => !FOR_WHOM.test(what) && own.isSaid(tag, about);
  return (trade ? readTags(trade, language) : []).filter(
    (tag, at) => joined.includes(fold(tag)) || (at === 0 && isCalled(tag)),
  );
}

/** Of a post that looks for somebody to work with what it is looked for by. */
export const vacancyIn = (text: string, language: Language): string[] =>
  readNews()["hiring"]?.test(fold(text)) && !UNPAID.test(fold(text)) ? [readTagWords(language).vacancy] : [];
const UNPAID = /\b(?:volunt|\d+ (?:vagas|plazas)|turma|curso|aulas?\b|clases?\b|inscri)/u;

const NAMED = String.raw`((?:\p{Lu}[\p{L}'’]+(?:-\p{Lu}\p{L}+)*)(?:\s(?:(?:de\sl[ao]s|de\sla|de|do|da|dos|das|del|la|of)[\s-])?\p{Lu}[\p{L}'’]+(?:-\p{Lu}\p{L}+)*)*)`;
/** The town before the church that it is at, and behind the street. */
const PLACES = ["em|in|en", "n[ao]s?|on the|at|near|across|around|outside|de|do|da"].map(
  (at) => new RegExp(String.raw`\s(?:${at})\s${NAMED}(?:,\s${NAMED})?`, "u"),
);
const STREET =
  /(?:^(?:rua|avenida|praça|travessa|calle|plaza|paseo|barrio|bairro)\s|\s(?:street|road|lane|avenue|square)$)/iu;

/** Where a brand says that it is, as it writes it. */
const placeNamed = (description: string): string | undefined =>
  PLACES.map((at) => {
    const [, place, next] = at.exec(description) ?? [];
    const named = place !== undefined && STREET.test(place) ? (next ?? place) : place;
    return named
      ?.replace(/^.*['’]s\s/u, "")
      .replace(/['’]s$/u, "")
      .trim();
  }).find((place) => place !== undefined);

/** Where a brand says that it is: "in Rosario". */
export function placeIn(description: string): string[] {
  const place = tagOf(placeNamed(description) ?? "");
  return place.length > 2 && place.length <= TAG_MAX ? [place] : [];
}

/** The brand and its place, what of the post's matter is the brand's own, and its trade as the brand calls it. */
export function tagsFor(brand: Described, about: string, known: readonly string[], language: Language): string[] {
  const own = ownOf(brand, language);
  const name = tagOf(brand.profileName);
  // Half of what it calls its trade is a thing only where it can be drawn: "golf" of crazy golf, and no "crazy".
  const isHalf = (tag: string) => own.trades.flat().some((trade) => trade !== tag && fold(trade).includes(fold(tag)));
  const trade = tradeOf(brand);
  const who = `${brand.profileName}. ${brand.description}`;
  const isNoun = (word: string) => isThing(word, language, trade, who) || isHeadOf(word, own, language);
  const place = placeIn(brand.description);
  // "Rainha" of Caldas da Rainha.
  const isOfPlace = (tag: string) =>
    place.some((where) => fold(where) !== fold(tag) && fold(where).includes(fold(tag)));
  const shared = subjectsIn(about, own, language, isNoun)
    .filter((tag) => !isHalf(tag) || namedIn(tag, language).length > 0 || isHeadOf(tag, own, language))
    .filter((tag) => !isOfPlace(tag));
  const product = productIn(about).map(tagOf).filter(fits);
  const isAtHome = atHome(trade, who, language);
  const isShown = (tag: string) => namedIn(tag, language).every(isAtHome);
  const only = () => onlyThingIn(about, brand.description, language).filter(isShown);
  const subject = product.length > 0 ? product : shared.length > 0 ? shared : only();
  const ofTrade = known
    .filter((tag) => own.isSaid(tag, about))
    .toSorted((a, b) => Number(isIn(b, about)) - Number(isIn(a, about)));
  const [first = [], ...others] = own.trades;
  const head = [
    ...(name.length <= NAME_MAX ? [name] : []),
    ...place,
    ...vacancyIn(about, language),
    ...subject.slice(0, 2),
  ];
  const wanted = unique([...head, ...first, ...ofTrade, ...others.flat()]);
  if (wanted.length >= CAPTION_TAGS.min) return wanted.slice(0, CAPTION_TAGS.max).map((tag) => `#${tag}`);
  // Who says little of itself is told by what it posts about.
  const [sure, all] = thingsIn(about, language);
  const things = unique(sure.filter(isShown));
  const rest = unique(all);
  const least = Math.max(1, CAPTION_TAGS.min - wanted.length);
  // A brand that says nothing at all is told by any word.
  const left = brand.description.trim() === "" ? rest : [];
  const more = things.filter((tag) => !wanted.includes(tag)).slice(0, least);
  return unique([
    ...head,
    ...more,
    ...first,
    ...ofTrade,
    ...others.flat(),
    ...spareFor(brand, about, language),
    ...left,
  ])
    .slice(0, CAPTION_TAGS.min)
    .map((tag) => `#${tag}`);
}

/** What a brand's trade is called by: "saddle" of who has "used saddles". */
function isHeadOf(word: string, own: Own, language: Language): boolean {
  const head = singular(fold(word));
  const ends = (trade: string) => (language === "en" ? trade.endsWith(head) : trade.startsWith(head));
  return !tagWords("anyones").has(fold(word)) && own.trades.flat().some((trade) => ends(singular(fold(trade))));
}

/** The one thing to be done what the brand does is the theme's matter, though the brand names others: "tapizar el sofá" of who covers chairs. */
function onlyThingIn(about: string, description: string, language: Language): string[] {
  const does = tokensOf(description).map((word) => word.slice(0, STEM));
  if (!tellingWords(about).some((word) => isInfinitive(word) && does.includes(word.slice(0, STEM)))) return [];
  const named = determinedIn(about, language);
  const things = tellingWords(about).filter((word) => isSubject(word) && !isDone(word) && named.has(word));
  const drawn = things.map((word) => asWritten(word, about)).filter((word) => namedIn(word, language).length > 0);
  return drawn.length === 1 ? drawn.filter(fits) : [];
}

/** What a theme is about and the brand speaks of too: a thing that it only mentions is looked for by nobody there. */
function subjectsIn(about: string, own: Own, language: Language, isNoun: (word: string) => boolean): string[] {
  // "Pão de fermentação" is cut from "fermentação natural", where the brand says the two together.
  const tokens = tokensOf(about);
  const trades = own.trades.flat().map(fold);
  const isCut = ([, last = ""]: string[]) => {
    const next = tokens[tokens.indexOf(last) + 1] ?? "";
    return trades.includes(`${last}${next}`) || own.says([last, next]);
  };
  const named = compoundsIn(about, language).filter(
    (words) => !isCut(words) && (own.says(words) || words.some((word) => own.has(word, about))),
  );
  const within = named.flat();
  const nouns = determinedIn(about, language);
  const single = tellingWords(about)
    .filter(
      (word) =>
        isSubject(word) &&
        isNoun(asWritten(word, about)) &&
        !within.includes(word) &&
        own.has(word, about, nouns.has(word)),
    )
    .map((word) => asWritten(word, about));
  return [...named.map((words) => tagOf(writtenIn(words, about))), ...single].filter(fits);
}

/** The things of a theme, where nothing tells which of them are the brand's: what can be drawn before what only stands as a noun; and the rest of its words. */
function thingsIn(about: string, language: Language): [sure: string[], rest: string[]] {
  const named = determinedIn(about, language);
  const isDrawn = (word: string) => namedIn(word, language).length > 0;
  const compounds = compoundsIn(about, language);
  const things = tellingWords(about)
    .filter((word) => isSubject(word) && !isDone(word))
    .toSorted((one, other) => Number(isDrawn(other)) - Number(isDrawn(one)))
    .map((word) => asWritten(word, about));
  const sure = things.filter((word) => isDrawn(word) || named.has(fold(word)));
  return [[...compounds.map((words) => tagOf(writtenIn(words, about))), ...sure].filter(fits), things.filter(fits)];
}

const isSubject = (word: string): boolean => word.length >= SHORTEST && !isInfinitive(word) && !isAside(word);
const fits = (tag: string): boolean => tag.length >= SHORTEST && tag.length <= TAG_MAX;
const isIn = (tag: string, about: string): boolean =>
  tellingWords(about).some((word) => fold(tag).includes(word.slice(0, STEM)));

/** "Camping" of Camping Rio das Antas is no form of its name. */
const ENDING = 4;

/** Of two forms of a word the first stands: "tijolo de barro", "tijolos de barro". */
function unique(tags: readonly string[]): string[] {
  const told = tags.filter((tag) => tag.length > 2);
  const isForm = (one: string, other: string) =>
    Math.abs(one.length - other.length) <= ENDING && isSameWord(one, other);
  const isSame = (one: string, other: string) => isForm(one, other) || singular(one) === singular(other);
  return told.filter((tag, at) => !told.slice(0, at).some((other) => isSame(fold(other), fold(tag))));
}

const singular = (tag: string): string => tag.replace(/ões(?=de|$)/g, "ão").replace(/s(?=de|$)/g, "");

/** Words that stand after an article or the like: no verb does, and no adjective behind its noun. */
export function determinedIn(text: string, language: Language): Set<string> {
  const { determiners } = readToldWords(language);
  const all = text.match(/[\p{L}-]+|[^\p{L}\s-]/gu) ?? [];
  return new Set(
    all.filter((_, at) => determiners.has((all[at - 1] ?? "").toLowerCase())).map((word) => fold(tagOf(word))),
  );
}

/** "Horas de fotógrafo" are so many, and no thing. */
const MEASURE =
  /^(?:horas?|d[ií]as?|semanas?|mes|meses|a[nñ]os?|minutos?|metros?|litros?|[kq]uilos?|veces|vezes|tipos?)$/u;

/** What is one thing in several words: "fio dental", "imposto de renda", "ball pool". */
function compoundsIn(text: string, language: Language): string[][] {
  const telling = tellingWords(text);
  const folded = fold(text);
  return telling.flatMap((first, at) => {
    const second = telling[at + 1];
    if (second === undefined || isAside(second) || MEASURE.test(first)) return [];
    if ([first, second].some((word) => isInfinitive(word) || isDone(word))) return [];
    if (new RegExp(`(?<!\\p{L})${first}\\sde\\s${second}(?!\\p{L})`, "u").test(folded)) return [[first, second]];
    const isNext = new RegExp(`(?<!\\p{L})${first}\\s${second}(?!\\p{L})`, "u").test(folded);
    return isNext && isCompound(`${first} ${second}`, language) ? [[first, second]] : [];
  });
}

const writtenIn = ([first = "", second = ""]: readonly string[], text: string): string => {
  const found = new RegExp(`${first}\\s(?:de\\s)?${second}`, "u").exec(fold(text));
  return found ? text.normalize("NFC").slice(found.index, found.index + found[0].length) : "";
};

/** With its accents, and whole: "pré-natal" is not "natal". */
const asWritten = (word: string, text: string): string =>
  tagOf(text.split(/[^\p{L}\p{N}-]+/u).find((one) => fold(one).split("-").includes(word)) ?? word);
