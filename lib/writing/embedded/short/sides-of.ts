import type { readShort } from "#lib/content/short/short.ts";
import { fold } from "#lib/domain/fold.ts";
import { characters } from "#lib/domain/text.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";

const SIDE_MAX = 36;
/** "Bread and butter" is no choice. */
const OR = / (?:ou|or|o|u|x|vs\.?|versus|contra) /i;

const FOR = /\s(?:para|pra|for|em|n[ao]s?|en|in|on|at)\s.+$/iu;

/** What a theme lets its reader choose between, where each side can stand alone; else null. */
export function sidesOf(
  headline: string,
  { beforeSides, betweenSides, questions, verbs }: ReturnType<typeof readShort>,
): [left: string, right: string] | null {
  const between = new RegExp(betweenSides.source, "iu");
  const part = headline.split(/:\s+/).find((one) => between.test(fold(one))) ?? headline;
  const bare = part.replace(/^[¿¡]/, "").replace(/[?.!]+$/, "");
  const before = beforeSides.exec(fold(bare))?.[0] ?? "";
  const said = bare.slice(before.length);
  if (before === "" && (questions.test(fold(said)) || !OR.test(said))) return null;
  const at = between.exec(fold(said));
  if (!at) return null;
  const [left, after] = [said.slice(0, at.index).trim(), said.slice(at.index + at[0].length).trim()];
  // What both are for, or where, is no part of the second.
  const right = FOR.test(left) ? after : after.replace(FOR, "");
  const isSide = (side: string) =>
    characters(side) > 1 && characters(side) <= SIDE_MAX && !/[,;]/.test(side) && !verbs.test(side.toLowerCase());
  return isSide(left) && isSide(right) && !between.test(fold(right)) ? [begun(left), begun(right)] : null;
}
