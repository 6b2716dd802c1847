import { readText } from "#lib/content/trades/trades.ts";
import type { Topic, Trade, Versus } from "#lib/content/trades/trade.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { isAskingWord, wordsOf } from "./asked-words.ts";
import { commonIn } from "./common-in.ts";
import type { Pair } from "./matter.ts";
import { requestOf } from "./request.ts";
import { askingOf, asksMeasure, kindOf } from "./same-question.ts";

const DIFFERENCE = /(?<!\p{L})(?:diferencas?|diferencias?|differences?)(?!\p{L})/u;
const BETWEEN = /^.*?(?<!\p{L})(?:entre|between|of|de)\s/u;
const AND = /\s(?:e|y|and|or|ou|o|u|vs\.?|versus|x)\s/u;
const THAN = /\s(?:than|(?<=\s(?:mais|menos|mas|maior|menor|melhor|mejor|pior|peor)\s(?:.*\s)?)(?:do )?que)\s/u;
const OR: Record<Language, RegExp> = {
  pt: /\s(?:ou|vs\.?|versus|x)\s/u,
  en: /\s(?:or|vs\.?|versus)\s/u,
  es: /\s(?:o|u|vs\.?|versus)\s/u,
};
/** What both sides are for, or where, is no part of either. */
const FOR = /\s(?:para|pra|for|n[ao]s?|em|en|in|on|at)\s.*$/u;
/** "How do I know whether I need": what it is tells apart, what is needed chooses. */
const KNOW =
  /^(?:como (?:saber|sei|se) s[ei]|how (?:do i|to|can i) (?:know|tell) (?:if|whether))\s(?:(?:eu |yo |i )?(?:preciso|precisa|devo|tenho que|necesito|necesita|debo|hay que|tengo que|need|should))\s/u;
/** "Why does it smell or leak" chooses nothing. */
const CHOOSES = new Set(["what", "whether", "may"]);

/** "Or buy at the market": what is nothing without where it is. */
function withoutPlace(side: string): string {
  const bare = side.replace(FOR, "");
  return wordsOf(bare).length > 0 ? bare : side;
}

type Sides = readonly [left: string[], right: string[]];

/** The words that tell each of two things apart, where a theme weighs them; no sides where it names none. */
export function comparedIn(asked: string, language: Language): { sides: Sides | null } | null {
  const folded = fold(asked).replace(/[¿?]/gu, "").replace(KNOW, "");
  if (DIFFERENCE.test(folded)) return { sides: splitBy(AND, folded.replace(DIFFERENCE, "").replace(BETWEEN, "")) };
  if (requestOf(asked).isAdvice || !CHOOSES.has(kindOf(askingOf(folded)))) return null;
  const by = [OR[language], THAN].find((sign) => sign.test(folded));
  // "Muscle pain: ice or heat", "kayak or paddle, which is easier": what is asked before and after weighs nothing.
  const choice = by && folded.split(/[:,;]\s/u).find((part) => by.test(part));
  return by ? { sides: splitBy(by, choice ?? folded) } : null;
}

function splitBy(sign: RegExp, text: string): Sides | null {
  const at = [...text.matchAll(new RegExp(sign, "gu"))].at(-1);
  if (at === undefined) return null;
  const [left, right] = [text.slice(0, at.index), withoutPlace(text.slice(at.index + at[0].length))].map(sideOf);
  if (!left || !right) return null;
  const sides = [left.filter((word) => !right.includes(word)), right.filter((word) => !left.includes(word))] as const;
  return sides.every(({ length }) => length > 0) ? sides : null;
}

/** "The lock or only its secret", "a house or a flat": a side may be named by a word of any trade. */
function sideOf(text: string): string[] {
  const words = wordsOf(text);
  return words.length > 0 ? words : tokensOf(text).filter((word) => word.length > 3 && !isAskingWord(word));
}

/** So many words tell a side though one of them is missing: "invisalign clear aligners". */
const MANY = 3;

const has = (all: readonly string[], tokens: readonly string[], isCommon: (word: string) => boolean): boolean => {
  const rare = all.filter((word) => !isCommon(word));
  const side = rare.length > 0 ? rare : all;
  const missing = side.filter((word) => !standsIn(word, tokens)).length;
  return missing === 0 || (all.length >= MANY && missing === 1 && side.length > 1);
};

/** Each of its sides is said on one of theirs: "preventive" by "preventive maintenance". */
function isSaidIn({ left, right }: Versus, sides: Sides | null): boolean {
  const [own, others] = [left, right].map(wordsOf);
  if (!sides || !own?.length || !others?.length) return false;
  const within = (words: readonly string[], side: readonly string[]) => words.every((word) => standsIn(word, side));
  return [sides, [sides[1], sides[0]] as const].some(([one, other]) => within(own, one) && within(others, other));
}

/** What a trade has on both of two things. */
interface Compared {
  topic: Topic | null;
  versus: Versus | null;
  questions: Pair[];
  myths: Pair[];
}

export function comparisonOf({ sides }: { sides: Sides | null }, trade: Trade, language: Language): Compared {
  const isCommon = commonIn(trade, language);
  const isOnBoth = (said: string): boolean => sides?.every((side) => has(side, tokensOf(said), isCommon)) ?? false;
  const topics = trade.topics.map((topic) => ({ topic, text: readText(trade, topic, language) }));
  const told = topics.find(
    ({ text: { versus } }) => versus && (isOnBoth(`${versus.left} ${versus.right}`) || isSaidIn(versus, sides)),
  );
  const pairs = (kind: "questions" | "myths"): Pair[] =>
    topics
      .flatMap(({ text }) => text[kind])
      // How often it is done weighs nothing.
      .filter(([said]) => isOnBoth(said) && !asksMeasure(askingOf(said)) && comparedIn(said, language) !== null)
      .map(([said, answer]) => ({ said, answer }));
  return {
    topic: told?.topic ?? null,
    versus: told?.text.versus ?? null,
    questions: pairs("questions"),
    myths: pairs("myths"),
  };
}
