import type { TopicText } from "#lib/content/trades/trade.ts";
import { fold } from "#lib/domain/fold.ts";

const MAKE = /(?:como (?:se )?(?:hacer|hago|hace|fazer|faco|faz)|how (?:to|do (?:i|you|we)) make)(?!\p{L})/u;
const HOMEMADE = /(?<!\p{L})(?:caser[oa]|caseir[oa]|homemade)(?!\p{L})/u;

export const asksToMake = (asked: string): boolean => fold(asked).search(MAKE) === 0;

export const tellsToMake = ({ questions, steps }: TopicText): boolean =>
  [...questions.map(([said]) => said), steps?.[0] ?? ""]
    .map(fold)
    .some((said) => MAKE.test(said) || HOMEMADE.test(said));
