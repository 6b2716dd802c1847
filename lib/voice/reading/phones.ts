import type { Rule } from "./here.ts";
import { figures } from "./numbers.ts";

const WHOLE =
  /^(?:\+?\d{1,3}[-.\s])?(?:\(?\d{2,3}\)?[-.\s]?)?(?:\d{4,5}-\d{4}|\d{3}-\d{4})$|^\d{3}-\d{3}-\d{4}$|^\d{2}-\d{4}-\d{4}$/u;
const TOLL_FREE = /^0[38]00$/u;
const POSTAL = /^\d{5}-\d{3}$/u;
const YEARS = /^(?:19|20)\d{2}-(?:19|20)\d{2}$/u;
const LONG = /^\+?\d{8,13}$/u;
const HALF = /^\d{4,5}$/u;
const AREA = /^\(?\d{2,3}\)?$/u;

const isPart = (text: string): boolean => WHOLE.test(text) || HALF.test(text);

/** Figures one by one: nobody hears a number of millions in them. */
export const phones: Rule = ({ after, before, beforeThat, tongue, word }) => {
  if (YEARS.test(word)) return null;
  if (WHOLE.test(word) || LONG.test(word) || POSTAL.test(word))
    return `${word.startsWith("+") ? `${tongue.plus} ` : ""}${figures(word)}`;
  if (/^\+\d{1,3}$/u.test(word) && AREA.test(after)) return `${tongue.plus} ${word.slice(1)}`;
  if (TOLL_FREE.test(word) || (/^\d{3,4}$/u.test(word) && TOLL_FREE.test(before))) return figures(word);
  if (/^\d{3,4}$/u.test(word) && TOLL_FREE.test(beforeThat)) return figures(word);
  if (HALF.test(word) && (/^\d{4}$/u.test(after) || (HALF.test(before) && word.length === 4))) return figures(word);
  if (AREA.test(word) && WHOLE.test(after)) return figures(word.replaceAll(/\D/gu, ""));
  if (AREA.test(word) && isPart(after) && /^\d/u.test(word) && word.length === 2 && HALF.test(after)) return null;
  return null;
};
