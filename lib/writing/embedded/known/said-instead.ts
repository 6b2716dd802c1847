import type { Brief } from "#lib/domain/draft.ts";
import type { Found } from "./answering.ts";
import type { Pair } from "./matter.ts";
import { readAsked, rootsOf } from "./read-asked.ts";

/** What was typed in haste, as one does into a search field. */
const HASTY = /^[\s¿¡]*\p{Ll}/u;

/** The question that is told, or the list, where that is written with more care than the theme, asks less or asks otherwise: a title promises what is answered, and nothing else. Null where the theme may stand. */
export function saidInstead(asked: string, typed: string, { answers, matter }: Found, brief: Brief): string | null {
  if (matter?.listed) return HASTY.test(typed) ? matter.listed : null;
  const told = matter ? matter.questions[0] : answers[0];
  return told?.isAsked && (HASTY.test(typed) || !isAskedBy(told, asked, brief)) ? told.said : null;
}

/** Whether all that a theme asks is asked by a question too, in its own or in other words; what the brand is goes without saying. */
function isAskedBy({ otherWords = "", said }: Pair, asked: string, { brand, language }: Brief): boolean {
  const [theme, question] = [readAsked(asked, language), readAsked(said, language)];
  const known = rootsOf(`${said} ${otherWords} ${brand.profileName} ${brand.description}`, language);
  return (
    theme.kind === question.kind &&
    theme.isWhether === question.isWhether &&
    theme.isDenied === question.isDenied &&
    theme.numbers.every((number) => question.numbers.includes(number)) &&
    [...theme.roots].every(([root, tells]) => tells < 1 || known.has(root))
  );
}
