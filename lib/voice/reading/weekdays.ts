import type { Rule } from "./here.ts";

/** "Ter 8h de sono", "el mar 10h": of these an hour makes no day. */
const ALSO_WORDS = /[ae]r$/iu;
const HOUR = /^\d{1,2}(?:h|[:.]\d\d|\s?[ap]\.?m)/iu;

/** "Seg e qua", "Fri 9am": a short word is a day beside another day, or before an hour. */
export const weekdays: Rule = ({ after, before, beforeThat, further: [second], tongue, word }) => {
  const day = tongue.weekdays[word.toLowerCase()];
  if (day === undefined) return null;
  const whole = Object.values(tongue.weekdays);
  const isDay = (other: string) => {
    const low = other.toLowerCase();
    return tongue.weekdays[low] !== undefined || whole.some((name) => low.startsWith(name.toLowerCase()));
  };
  const isTimed = HOUR.test(after) && !ALSO_WORDS.test(word);
  return isTimed || [before, beforeThat, after, second].some(isDay) ? day : null;
};
