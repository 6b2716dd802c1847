import { readAsking } from "#lib/content/asking/asking.ts";
import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { distinct } from "./answers.ts";
import { splitBy, wordsOf } from "./asked-words.ts";
import { commonIn } from "./common-in.ts";
import { isDenied, numbersIn } from "./denial.ts";
import type { Pair } from "./matter.ts";

/** What a theme doubts: "myth: shaving makes it grow" claims that shaving makes it grow; null where it doubts nothing. */
export function claimOf(asked: string): string | null {
  const claim = LANGUAGES.map((language) => readAsking(language).doubt).reduce(without, asked);
  return claim === asked ? null : claim;
}

const without = (text: string, sign: RegExp): string => splitBy(sign, text).join("");

/** All that is believed of a trade and not so. */
const mythsOf = (trade: Trade, language: Language): (readonly [string, string])[] =>
  trade.topics
    .map((topic) => readText(trade, topic, language))
    .flatMap(({ lists, myths }) => [...myths, ...lists.flatMap(({ areMyths, items }) => (areMyths ? items : []))]);

/** What is believed of the things that a theme names, and not so; what all of the trade is about need not be said. */
export function findMyths(asked: string, trade: Trade, language: Language): Pair[] {
  const isCommon = commonIn(trade, language);
  const telling = tellingWords(asked);
  const own = telling.filter((word) => !isCommon(word));
  const named = own.length > 0 ? own : telling;
  const isOn = ([said]: readonly [string, string]) =>
    named.length > 0 && named.every((word) => standsIn(word, tokensOf(said)));
  return distinct(
    mythsOf(trade, language)
      .filter(isOn)
      .map(([said, answer]) => ({ said, answer })),
  );
}

/** Two words at least are the same, unless they are all. */
const LEAST = 2;

/** The myth of a trade that says what a theme claims or wants to know. */
export function findClaim(claim: string, trade: Trade, language: Language): Pair | null {
  const theirs = wordsOf(claim);
  const myths = mythsOf(trade, language);
  const isSaid = ([said, answer]: readonly [string, string]): boolean => {
    const own = wordsOf(said);
    const missing = own.filter((word) => !standsIn(word, theirs));
    const matched = own.length - missing.length;
    const told = tokensOf(`${said} ${answer}`);
    const more = theirs.filter((word) => !standsIn(word, told));
    return (
      matched >= LEAST &&
      missing.length <= Number(own.length > LEAST) &&
      more.length <= Number(missing.length === 0 || theirs.length > LEAST + 1) &&
      isDenied(said, language) === isDenied(claim, language) &&
      numbersIn(claim).every((number) => numbersIn(said).includes(number))
    );
  };
  const [found, other] = myths.filter(isSaid);
  return found && !other ? { said: found[0], answer: found[1], isAsked: true } : null;
}
