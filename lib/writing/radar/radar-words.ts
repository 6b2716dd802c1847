import { readRadarWords } from "#lib/content/radar/radar.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";

let plain: ReadonlySet<string> | undefined;
let empty: ReadonlySet<string> | undefined;

const ofAll = (list: "plainWords" | "emptyWords"): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => [...readRadarWords(language)[list]]));

/** A folded word that says nothing of a trade. */
export const isPlain = (word: string): boolean => isStopWord(word) || (plain ??= ofAll("plainWords")).has(word);

/** A folded word that says nothing of what a title is about. */
export const isEmptyWord = (word: string): boolean => isStopWord(word) || (empty ??= ofAll("emptyWords")).has(word);
