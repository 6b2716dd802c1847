import { characters } from "#lib/domain/text.ts";
import { hits } from "#lib/domain/fold.ts";

/** At most `max` characters without an ellipsis: cut at a clause, or else at a word that can end a line; never within brackets. */
export function shorten(text: string, max: number): string {
  if (characters(text) <= max) return text;
  const room = closed([...text].slice(0, max + 1).join(""));
  const clause = /^(.{20,})[,;:–—]\s/u.exec(room)?.[1];
  if (clause) return clause.trimEnd();
  let cut = room.slice(0, Math.max(room.lastIndexOf(" "), 1)).trimEnd();
  while (hits(DANGLING, cut.split(" ").at(-1) ?? "") > 0 && cut.includes(" ")) cut = cut.slice(0, cut.lastIndexOf(" "));
  return cut.replace(/[,;:–—(]+$/, "").trimEnd();
}

/** What stands in brackets is an aside: the text holds without it. */
export const withoutBrackets = (text: string): string =>
  text
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/\s+([,;:.!?])/g, "$1")
    .trim();

/** What stands before a bracket or a quote that is not closed. */
function closed(text: string): string {
  const open = Math.max(text.lastIndexOf("("), text.lastIndexOf("“"), text.lastIndexOf("«"));
  const shut = Math.max(text.lastIndexOf(")"), text.lastIndexOf("”"), text.lastIndexOf("»"));
  return open > shut && open > 0 ? `${text.slice(0, open).trimEnd()} ` : text;
}

const DANGLING =
  "a o e as os de da do das dos em no na nos nas um uma para pra com sem que por ao ou seu sua the an of to in on for with and or your is el la los las y en un una del al con su tu se lo mais more mas";
