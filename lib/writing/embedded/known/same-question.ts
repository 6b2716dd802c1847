import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { fold, tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { isInfinitive, isVerbal } from "#lib/writing/words/verbs.ts";
import { placedIn } from "./asides.ts";
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
  ["may", /^(?:posso|pode|podem|da para|da pra|puedo|(?:se )?pueden?|can|may|is it (?:ok|safe))\b/],
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

/** How often, how long, how much. */
export const asksMeasure = (question: string): boolean => OF_A_THING.has(kindOf(question));

/** The part that asks: "how to remove it" of "a ring stuck on a finger: how to remove it". */
const askingOf = (text: string): string =>
  text.split(/[:,.;?!]\s+/u).find((part) => kindOf(part) !== "whether") ?? text;

const isAsking = (asked: string): boolean => asked.endsWith("?") || kindOf(askingOf(asked)) !== "whether";

/** Who asks so wants a yes or a no. */
export const asksWhether = (asked: string): boolean => {
  const kind = kindOf(askingOf(asked));
  return kind === "may" || (kind === "whether" && asked.endsWith("?"));
};

/** Whether a question, or what it comes to, asks as a theme does. */
export const fits = (question: string, asked: string): boolean =>
  [question, askingOf(question)].some((one) => asksAlike(one, askingOf(asked)));

/** Two words at least are the same, or the one that is asked about: a single one that all of a trade has tells nothing. */
const LEAST = 2;

/** What asks the same as a theme: it in more words, or else in fewer, where no other question does. */
export function sameQuestion(asked: string, trade: Trade, language: Language): Pair[] {
  const texts = trade.topics.map((topic) => readText(trade, topic, language));
  const questions = texts.flatMap((text) => text.questions);
  const heads = questions.map(([question]) => tokensOf(question));
  const everywhere = (word: string): boolean => heads.filter((tokens) => standsIn(word, tokens)).length > 2;
  const others = texts.flatMap(({ myths, points }) => [
    ...points.map(([label, wrong]) => `${label} ${wrong}`),
    ...myths.map(([said]) => said),
  ]);
  const isMatter = (word: string): boolean =>
    [...heads, ...others.map(tokensOf)].some((tokens) => standsIn(word, tokens));
  const wider = questions.filter(([question]) => asksMore(question, asked, everywhere));
  const found =
    wider.length > 0 ? wider : questions.filter(([q]) => asksLess(q, asked, { language, everywhere, isMatter }));
  const [only] = found;
  return only && found.length === 1 ? [{ said: only[0], answer: only[1] }] : [];
}

/** Of all that tells what the theme is about nothing is missing in the question. */
function asksMore(question: string, asked: string, everywhere: (word: string) => boolean): boolean {
  const all = tellingWords(asked);
  const things = all.filter((word) => !isInfinitive(word));
  // "How often to check one's eyes" may ask for an examination: of what is done often the thing tells.
  const telling = asksMeasure(askingOf(asked)) && things.length > 0 ? things : all;
  const isTelling = telling.length >= LEAST || (telling.length === 1 && !everywhere(telling[0] ?? ""));
  const tokens = tokensOf(question);
  return (
    isTelling &&
    fits(question, asked) &&
    telling.every((word) => standsIn(word, tokens)) &&
    tellingWords(question).filter((word) => !standsIn(word, all)).length <= telling.length + 1
  );
}

interface Within {
  language: Language;
  /** all of the trade asks of it */
  everywhere: (word: string) => boolean;
  /** the trade has something on it */
  isMatter: (word: string) => boolean;
}

/** All that the question tells stands in the theme, and the rest of the theme only narrows it: "stew" in "a slow cooked stew". */
function asksLess(question: string, asked: string, { everywhere, isMatter, language }: Within): boolean {
  const asks = isAsking(asked);
  const [all, tokens] = [tellingWords(asked), tokensOf(question)];
  if (asks ? !fits(question, asked) : asksMeasure(question) || kindOf(question) === "when") return false;
  const [isDenied, isAskedDenied] = [question, asked].map((text) => DENIED[language].test(fold(text)));
  if (isDenied !== isAskedDenied || numbersIn(asked).some((number) => !tokens.includes(number))) return false;
  // Who says what happened wants what is asked of it: "a pen stain" how to remove it.
  const wanted = tellingWords(caseOf(question)).filter((word) => asks || !isVerbal(word));
  const missing = wanted.filter((word) => !standsIn(word, all));
  if (missing.length > 1 || missing.some((word) => !everywhere(word))) return false;
  const matched = all.filter((word) => standsIn(word, wanted));
  const [placed, where] = [placedIn(asked), whereIn(asked)];
  const things = matched.filter((word) => !isInfinitive(word) && !placed.includes(word));
  if (matched.length < LEAST || things.length <= missing.length || things.every(everywhere)) return false;
  const rest = all.filter((word) => !standsIn(word, tokens));
  const turns = (word: string) => !isVerbal(word) && !where.includes(word) && isMatter(word);
  return rest.length <= matched.length && !rest.some(turns);
}

/** "My key broke in the lock. What now?" is asked by who has a broken key. */
function caseOf(question: string): string {
  const [said = ""] = /^.{8,}?[.:](?=\s)/u.exec(question) ?? [];
  return tellingWords(said).length >= LEAST ? said : question;
}

const DENIED: Record<Language, RegExp> = {
  pt: /(?<!\p{L})(?:nao|nunca|sem|nem)(?!\p{L})/u,
  en: /(?<!\p{L})(?:no|not|never|without)(?!\p{L})|n['’]t(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|sin|ni)(?!\p{L})/u,
};

const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** From where it says where: "on the pocket of a shirt". */
function whereIn(asked: string): string[] {
  const tokens = tokensOf(asked);
  const [first] = placedIn(asked);
  return first === undefined ? [] : tokens.slice(tokens.indexOf(first));
}
