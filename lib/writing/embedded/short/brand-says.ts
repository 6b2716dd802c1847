import { LIMITS } from "#lib/writing/draft/contents.ts";
import { characters } from "#lib/domain/text.ts";
import type { Language } from "#lib/domain/language.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { introduced, saysWe } from "#lib/writing/embedded/brand-words.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { stopped } from "#lib/writing/embedded/sentence.ts";
import type { Said, Short } from "./short.ts";
import { spread } from "./spread.ts";

/** What the brand says of itself, a heading over each; what it lists stands apart. */
export function ownOf({ facts, offers, own }: Short, max: number, heading: string): Said[] {
  const about = facts.about.map((said) => (said === offers?.said && offers.head ? stopped(offers.head) : said));
  const [first, ...others] = joined(about, max);
  return first === undefined
    ? []
    : [{ title: heading, text: first }, ...others.slice(0, 1).map((text) => ({ title: own.more, text }))];
}

export const OFFERS_MAX = 4;

/** What the brand says of itself in so many places, the first under its name, or in fewer where it says too little. */
export function parted({ facts, own }: Short, count: number, max: number, language: Language): Said[] {
  const [first, ...others] = spread(facts.about, count, max, language);
  if (first === undefined) return [];
  return [{ title: facts.name || own.about, text: first }, ...others.map((part) => standing(part, own.more))];
}

/** As it is, where it can stand large. */
const standing = (part: string, above: string): Said =>
  characters(part) <= LIMITS.pageTitle ? heading(part) : { title: above, text: part };

export const heading = (title: string): Said => ({ title: title.replace(/\.$/, ""), text: "" });

export const invited = ({ asks: [first] }: Short): Said => first ?? { title: "", text: "" };

/** Nothing answers what is asked: the post says from the first whom to ask. */
export const isSought = ({ answers, own, seeks }: Short): boolean => seeks && answers.length === 0 && own.ask !== "";

/** More is not said in one breath. */
const BREATH_WORDS = 20;

/** Who speaks and what it is, in one sentence where it is one. */
export function introducing({ facts, own }: Short): string[] {
  const [first, ...others] = facts.about;
  if (first === undefined) return [];
  if (own.spoken === "") return facts.about;
  const one = introduced(own.spoken.replace(/^¡|[.!]$/gu, ""), first);
  return saysWe(first) || countWords(one) > BREATH_WORDS ? [own.spoken, first, ...others] : [one, ...others];
}

/** The theme whole, where its title had no room for all of it. */
export const wholeOf = ({ rest, title }: Short): string => (rest === null ? title : `${title}, ${lower(rest)}`);

/** As few texts as hold the sentences whole. */
function joined(sentences: readonly string[], max: number): string[] {
  const texts: string[] = [];
  for (const sentence of sentences) {
    const last = texts.at(-1);
    if (last !== undefined && characters(`${last} ${sentence}`) <= max) texts[texts.length - 1] = `${last} ${sentence}`;
    else if (characters(sentence) <= max) texts.push(sentence);
  }
  return texts;
}
