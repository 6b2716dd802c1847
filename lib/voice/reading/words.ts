import type { Rule } from "./here.ts";

/** Abbreviations, and words with a stroke between them. */
export const abbreviations: Rule = ({ after, ending, tongue, word }) => {
  const stopped = ending.startsWith(".");
  const low = word.toLowerCase();
  const numbered = tongue.numbered[`${low}${stopped ? "." : ""}`];
  if (numbered !== undefined && /^[\d+(]/u.test(after)) return numbered;
  if (low === "st" && stopped && !tongue.clock.hours && /^\p{Lu}/u.test(after)) return "saint";
  const known = (stopped ? tongue.abbreviations[`${low}.`] : undefined) ?? tongue.abbreviations[low];
  if (known !== undefined) return known;
  if (low === `${tongue.and}/${tongue.either}`) return `${tongue.and} ${tongue.either}`;
  if (/^\p{L}+(?:\/\p{L}+)+$/u.test(word) && !tongue.units[low]) return word.replaceAll("/", ", ");
  if (/^\p{L}{3,}[–—]\p{L}{3,}$/u.test(word)) return word.replace(/[–—]/u, ` ${tongue.to} `);
  return null;
};

/** Whether what follows a full stop goes on: the word before it was said whole. */
export const isShortened: Rule = ({ after, ending, tongue, word }) => {
  if (!ending.startsWith(".")) return null;
  const low = `${word.toLowerCase()}.`;
  return tongue.abbreviations[low] ?? (/^[\d+(]/u.test(after) ? (tongue.numbered[low] ?? null) : null);
};
