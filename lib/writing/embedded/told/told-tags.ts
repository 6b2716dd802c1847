import { readSpelling } from "#lib/content/spelling/spelling.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { CAPTION_TAGS } from "#lib/writing/draft/contents.ts";
import { tradeOf } from "#lib/writing/embedded/known/trade-of.ts";
import { ownOf } from "#lib/writing/embedded/own-words.ts";
import { determinedIn, isThing, NAME_MAX, placeIn, spareFor, vacancyIn } from "#lib/writing/embedded/tags.ts";
import { isAside, TAG_MAX, tagOf } from "#lib/writing/embedded/trade-words.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";
import { marksOf } from "./marks.ts";
import type { Teller } from "./teller.ts";
import { linesOf } from "./told.ts";
import { isPlace } from "./topic.ts";

/** The brand, its place and what it calls its trade: what is cut out of a brief may be anything. */
export function tagsOf(teller: Teller): string[] {
  const { brief, told } = teller;
  const parts = told.parts.filter(({ kind }) => kind !== "quote").map((part) => linesOf(part).join(". "));
  const title = told.title.startsWith("“") ? "" : told.title;
  const all = [title, ...parts, ...(told.call?.sentences ?? [])].join(". ");
  const isDescribed = brief.brand.description.trim() !== "";
  const tags = isDescribed ? ofBrand(teller, title) : ofText(teller, title, all);
  return tags.slice(0, CAPTION_TAGS.max).map((tag) => `#${tag}`);
}

function ofBrand({ brief: { brand, theme }, language }: Teller, title: string): string[] {
  const [first = [], ...others] = ownOf(brand, language).trades;
  const [trade, ...more] = [...first, ...others.flat()];
  const wanted = [
    brand.profileName,
    ...vacancyIn(`${theme} ${title}`, language),
    ...placeIn(brand.description),
    ...(trade === undefined ? [] : [trade]),
  ];
  return enough(wanted, [...spareFor(brand, brand.description, language), ...more]);
}

/** Of a brand that says nothing of itself: the title's subjects, the names, and what the text speaks of again and again. */
function ofText({ brief, language, words }: Teller, title: string, all: string): string[] {
  const { months, verbs, weekdays } = words;
  const dated = new RegExp(`^(?:${months}|${weekdays})$`, "iu");
  const isVerb = (word: string) => [words.call, words.orders, words.ifs, verbs].some((sign) => sign.test(fold(word)));
  const telling = new Set(tellingWords(all));
  const counted = Map.groupBy(tokensOf(all), (token) => token);
  const countOf = (word: string) => counted.get(fold(word))?.length ?? 0;
  const isPlain = (word: string) =>
    !isVerb(word) && !dated.test(word) && !words.numbers.test(fold(word)) && telling.has(fold(word));
  const byCount = (list: readonly string[]) => list.toSorted((a, b) => countOf(b) - countOf(a));
  const others = [...new Set(wordsIn(all, language).map((word) => word.toLowerCase()))];
  // Where every word has its capital, none is a name for it.
  const names = namesIn(withoutTitles(all)).filter(
    (name) => !isPlace(`${name} `, language) && !isPerson(name, all, language),
  );
  const trade = tradeOf(brief.brand);
  const nouns = determinedIn(all, language);
  const isTold = (word: string) => nouns.has(fold(tagOf(word))) && countOf(word) > 1 && !isAside(word);
  const isNoun = (word: string) =>
    isPlain(word) && (isThing(word, language, trade, brief.brand.profileName) || isTold(word));
  const own = ownOf(brief.brand, language);
  const isOwn = (word: string) => own.has(fold(word), all) || countOf(word) > 1;
  const titled = wordsIn(title, language).filter(isNoun);
  const wanted = [
    brief.brand.profileName,
    ...vacancyIn(`${brief.theme} ${title}`, language),
    ...byCount(titled.filter(isOwn)).slice(0, 2),
    ...names.slice(0, 2),
    ...byCount(others.filter((word) => isNoun(word) && countOf(word) > 2)),
  ];
  return enough(wanted, [...others.filter((word) => isNoun(word) && isOwn(word)), ...titled]);
}

/** The brand's name first; where it says what it is and little is left beside it, that is looked for too. */
function enough(wanted: readonly string[], spare: readonly string[]): string[] {
  const [name = "", ...others] = wanted.map(tagOf);
  const own = name.length > 3 && name.length <= NAME_MAX ? [name] : [];
  const least = CAPTION_TAGS.min - own.length;
  const apart = (tags: readonly string[]) => unique(tags).filter((tag) => !fold(name).includes(fold(tag)));
  const all = [...others, ...spare].filter((tag) => fold(tagOf(tag)) !== fold(name));
  const told = [apart(others), apart(all).slice(0, least)].find(({ length }) => length >= least);
  return [...own, ...(told ?? unique(all).slice(0, least))];
}

/** Of two that only an accent tells apart the first one stands; what another tag says within it needs none of its own. */
function unique(texts: readonly string[]): string[] {
  const tags = texts.map(tagOf).filter((tag) => tag.length > 3 && tag.length <= TAG_MAX && !/^\d/.test(tag));
  const folded = tags.map(fold);
  const isSaid = (own: string, at: number) =>
    folded.some((other, place) => other.includes(own) && (place < at || other !== own));
  return tags.filter((_, at) => !isSaid(folded[at] ?? "", at));
}

/** Words of matter as they are written, without numbers and addresses of the web. */
function wordsIn(text: string, language: Teller["language"]): string[] {
  const plain = marksOf(text, language).reduceRight(
    (left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`,
    text,
  );
  return (plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).filter((word) => word.length > 3 && !isStopWord(fold(word)));
}

/** "The Fox Who Stole the Moon" */
const withoutTitles = (text: string): string =>
  text.replace(/(?:\p{Lu}[\p{L}'’]+ (?:(?:the|of|a|de|do|da|del|la|el) )?){3,}\p{Lu}[\p{L}'’]+/gu, "·");

/** Names of several words, each with its capital: "Vila Nova", "Feira da Lua". */
function namesIn(text: string): string[] {
  const found =
    text.match(
      /(?<![Rr]ua |Av\. |[Aa]venida |[Tt]ravessa |[Aa]lameda |[Cc]alle |Avda\. |[Pp]aseo |[Cc]arrera )(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: (?:d[aeo]s? |del |of )?\p{Lu}\p{Ll}+){1,2}/gu,
    ) ?? [];
  return [...new Set(found)];
}

/** What stands before whom one is with, or who does it, and no place or feast. */
const BEFORE_PERSON =
  /(?:^|\s)(?:do[nñ]a?|d\.|seu|sra?|srta|dra?|profa?|mrs?|ms|miss|tia|tio|chef|com|con|with|é|es|por|by)\.?\s$/iu;

/** Nobody looks for who gives the class: "Dona Rosa", "with Ana Souza". */
function isPerson(name: string, text: string, language: Language): boolean {
  const [first = ""] = name.split(" ");
  return readSpelling(language).people.has(fold(first)) || BEFORE_PERSON.test(text.slice(0, text.indexOf(name)));
}
