import { characters } from "#lib/domain/text.ts";
import { hits } from "#lib/domain/fold.ts";

/** At most `max` characters without an ellipsis: cut at a clause, or else at a word that can end a line. */
export function shorten(text: string, max: number): string {
  if (characters(text) <= max) return text;
  const room = [...text].slice(0, max + 1).join("");
  const clause = /^(.{20,})[,;:–—(]\s/u.exec(room)?.[1];
  if (clause) return clause.trimEnd();
  let cut = room.slice(0, Math.max(room.lastIndexOf(" "), 1)).trimEnd();
  while (hits(DANGLING, cut.split(" ").at(-1) ?? "") > 0 && cut.includes(" ")) cut = cut.slice(0, cut.lastIndexOf(" "));
  return cut.replace(/[,;:–—(]+$/, "");
}

const DANGLING =
  "a o e as os de da do das dos em no na nos nas um uma para pra com sem que por ao ou seu sua the an of to in on for with and or your is el la los las y en un una del al con su tu se lo mais more mas";
