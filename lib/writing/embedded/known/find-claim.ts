import { readAsking } from "#lib/content/asking/asking.ts";
import { readText } from "#lib/content/trades/trades.ts";
import type { Trade } from "#lib/content/trades/trade.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { splitBy, wordsOf } from "./asked-words.ts";
import { isDenied, numbersIn } from "./denial.ts";
import type { Pair } from "./matter.ts";

/** What a theme doubts: "myth: shaving makes it grow" claims that shaving makes it grow; null where it doubts nothing. */
export function claimOf(asked: string): string | null {
  const claim = LANGUAGES.map((language) => readAsking(language).doubt).reduce(without, asked);
  return claim === asked ? null : claim;
}

const without = (text: string, sign: RegExp): string => splitBy(sign, text).join("");

/** Two words at least are the same, unless they are all. */
const LEAST = 2;

/** The myth of a trade that says what a theme claims or wants to know. */
export function findClaim(claim: string, trade: Trade, language: Language): Pair | null {
  const theirs = wordsOf(claim);
  const myths = trade.topics.flatMap((topic) => readText(trade, topic, language).myths);
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
