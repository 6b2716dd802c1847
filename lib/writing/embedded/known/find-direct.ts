import type { Kind } from "#lib/content/phrases/phrases.ts";
import type { List, Topic, Trade } from "#lib/content/trades/trade.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import { wordsOf } from "./asked-words.ts";
import { CERTAIN, findAnswer } from "./find-answer.ts";
import { claimOf, findClaim } from "./find-claim.ts";
import { asksSteps, findSteps } from "./find-steps.ts";
import type { Pair } from "./matter.ts";
import { APART } from "./nearness.ts";
import { askingOf, asksMeasure, asksWhether, isAsking, kindOf, titledKind } from "./same-question.ts";

/** What a trade has that says or asks the very thing of a theme. */
export type Direct = { certainty: number } & (
  | { as: "myth" | "question"; pair: Pair }
  | { as: "steps"; topic: Topic }
  | { as: "list"; list: List }
);

const NO_WAY: ReadonlySet<string> = new Set(["why", "when"]);

/** `isOfSeveral` where the theme wants several things, as mistakes: one answer is none of them, unless it asks by its title. */
export function findDirect(
  asked: string,
  kind: Kind,
  isOfSeveral: boolean,
  trade: Trade,
  language: Language,
): Direct | null {
  const claim = claimOf(asked);
  const said = claim ?? asked;
  const myth = claim !== null || asksWhether(asked) ? findClaim(said, trade, language) : null;
  if (myth && claim !== null) return { as: "myth", pair: myth, certainty: CERTAIN };
  const isTitled = titledKind(asked) !== null;
  const isStepwise = asksSteps(asked) || kind === "checklist";
  const found = findAnswer(said, trade, language);
  const list = claim === null ? found?.list : undefined;
  const answer = found?.list || (isOfSeveral && !isTitled && claim === null) ? null : found;
  // Who wants to be told step by step is not told what it is.
  const question = isStepwise && answer && kindOf(askingOf(answer.said)) !== "how" ? null : answer;
  const isOpen = isStepwise || isTitled || (isAsking(asked) && !asksWhether(asked));
  // Why and when it happens and how often is no way to do it, and tips are none in a row.
  const isNoWay =
    APART.has(kind) ||
    NO_WAY.has(kindOf(askingOf(asked))) ||
    asksMeasure(askingOf(asked)) ||
    (kind === "tips" && isTitled && !isStepwise);
  const steps = isNoWay ? null : findSteps(asked, trade, language);
  const isNamed = steps !== null && steps.isWhole && !isAsking(asked);
  if (steps && (isOpen || isNamed) && (isStepwise || isNamed || !question || steps.shared >= sharedBy(question, asked)))
    return { as: "steps", topic: steps.topic, certainty: CERTAIN };
  if (found && list) return { as: "list", list, certainty: found.certainty };
  if (question) return { as: "question", pair: question, certainty: question.certainty };
  return myth && { as: "myth", pair: myth, certainty: CERTAIN };
}

const sharedBy = ({ said }: Pair, asked: string): number =>
  wordsOf(asked).filter((word) => standsIn(word, tokensOf(said))).length;
