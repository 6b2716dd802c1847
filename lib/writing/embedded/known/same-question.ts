import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { INFINITIVE } from "#lib/writing/embedded/tags.ts";
import type { Pair } from "./matter.ts";

/** What a question asks for, by how it begins; a doubt that begins otherwise asks whether. */
const ASKED: readonly [kind: string, sign: RegExp][] = [
  [
    "often",
    /^(?:com que frequencia|de quanto em quanto|de quantos? em quantos?|cada cuanto|how often|con que frecuencia)/,
  ],
  [
    "long",
    /^(?:(?:em |por )?quanto tempo|quanto dura|quantos dias|(?:por )?cuanto tiempo|cuanto (?:dura|tarda)|how long)/,
  ],
  ["many", /^(?:quant[ao]s?|cuant[ao]s?|how (?:many|much|big))\b/],
  ["why", /^(?:por que|why)\b/],
  ["when", /^(?:quando|cuando|when|a partir de|a que hora|em que mes|what time)\b/],
  ["how", /^(?:como|how)\b/],
  ["what", /^(?:o que|qual|quais|que|cual|cuales|what|which)\b/],
  ["may", /^(?:posso|pode|podem|da para|da pra|puedo|se puede|can|may|is it (?:ok|safe))\b/],
];

const OF_A_THING = new Set(["often", "long", "many"]);

const kindOf = (question: string): string => {
  const folded = fold(question).replace(/^[¿¡\s]+/, "");
  return ASKED.find(([, sign]) => sign.test(folded))?.[0] ?? "whether";
};

/** Ways to ask one thing: "can I bathe a cat", "does a cat need a bath". */
export function asksAlike(one: string, other: string): boolean {
  const kinds = [kindOf(one), kindOf(other)];
  return kinds[0] === kinds[1] || kinds.every((kind) => kind === "whether" || kind === "may");
}

/** Two words at least are the same, or the one that is asked about: a single one that all of a trade has tells nothing. */
const LEAST = 2;

/**
 * The question of the brand's own trade that asks the same: of all that tells what the theme is about nothing is missing
 * there, and no other question of its kind has it.
 */
export function sameQuestion(asked: string, trade: Trade, language: Language): Pair[] {
  const kind = kindOf(asked);
  const all = tellingWords(asked);
  const things = all.filter((word) => !INFINITIVE.test(word));
  // "How often to check one's eyes" may ask for an examination: of what is done often the thing tells.
  const telling = OF_A_THING.has(kind) && things.length > 0 ? things : all;
  const questions = trade.topics.flatMap((topic) => readText(trade, topic, language).questions);
  const texts = questions.map(([question]) => tokensOf(question));
  const everywhere = (word: string): boolean => texts.filter((tokens) => standsIn(word, tokens)).length > 2;
  const isSame = ([question]: readonly [string, string], index: number): boolean =>
    asksAlike(question, asked) &&
    telling.every((word) => standsIn(word, texts[index] ?? [])) &&
    tellingWords(question).filter((word) => !standsIn(word, all)).length <= telling.length + 1;
  const found = questions.filter(isSame);
  const [only] = found;
  const isTelling = telling.length >= LEAST || (telling.length === 1 && !everywhere(telling[0] ?? ""));
  return only && found.length === 1 && isTelling ? [{ said: only[0], answer: only[1] }] : [];
}
