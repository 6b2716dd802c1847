import { fold, tokensOf } from "#lib/domain/fold.ts";
import { standsIn } from "#lib/writing/words/telling-words.ts";
import type { Asked } from "./questions-of.ts";

/** A clock is not serviced as often as it is wound: what is done stands in one's words at least. */
export function isDoneIn({ answer, otherWords = "", said }: Asked, asked: string): boolean {
  const verb = doneOften(asked);
  return (
    verb === "" || isSameRoot([verb, doneOften(said)]) || standsIn(verb, tokensOf(`${said} ${answer} ${otherWords}`))
  );
}

/** The verb of "cada cuánto se baña", "cada cuánto baño". */
export const doneOften = (asked: string): string =>
  /^¿?(?:cada cuanto|con que frecuencia|com que frequencia|de quanto em quanto tempo)\s(?:(?:se|me|hay que|tengo que|tem que|tenho que|debo|devo|preciso)\s)?(\p{L}+)/u.exec(
    fold(asked),
  )?.[1] ?? "";

export const isSameRoot = ([one = "", other = ""]: string[]): boolean =>
  one.length > 3 && one.replace(/[aeo][nr]?$/u, "") === other.replace(/[aeo][nr]?$/u, "");
