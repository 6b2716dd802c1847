import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";

/** Fewer letters are another word without their accents: "e" and "é". */
const ACCENTED_MIN = 5;
const ACCENT = /[^\P{L}a-z]/iu;
/** "PADI", "MDF" */
const CAPITALS = /^\p{Lu}{2,}$/u;
/** Where it is, and what it is called after: "granos de Nayarit" */
const NAMES = /(?<=\p{Ll}\s)\p{Lu}\p{Ll}{2,}(?!\p{L})/gu;
const BEFORE = String.raw`(?<![\p{L}\p{N}@#._/-])`;
const BEHIND = String.raw`(?![\p{L}\p{N}@/-]|\.\p{L})`;
const WORD = new RegExp(String.raw`${BEFORE}\p{L}+(?:-\p{L}+)*${BEHIND}`, "gu");

/** A theme's words as the brand that posts it writes them of itself: "bem-casados", "PADI", "acarajé", "Nayarit". */
export function asBrandWrites(theme: string, description: string, language: Language): string {
  const own = description.normalize("NFC").match(WORD) ?? [];
  // Who writes accents is taken at their word, and who writes capitals alone has none that tell.
  const isPlain = !ACCENT.test(theme);
  const isCalm = /\p{Ll}/u.test(description);
  const isTelling = (word: string): boolean =>
    CAPITALS.test(word) ? isCalm : isPlain && ACCENT.test(word) && word.length >= ACCENTED_MIN;
  // "It" is hardly ever IT.
  const isOwn = (word: string): boolean => isTelling(word) && !isStopWord(fold(word));
  const single = new Map(own.filter(isOwn).map((word) => [fold(word), word]));
  // "Las" of Las Ánimas is none by itself.
  const named = (description.normalize("NFC").match(NAMES) ?? []).filter((name) => !isStopWord(fold(name)));
  const names = new Map(named.map((name) => [name.toLowerCase(), name]));
  // English joins "small-batch" before its noun alone.
  const joined = language === "en" ? [] : own.filter((word) => /^\p{L}+-\p{L}+$/u.test(word));
  return joined
    .reduce(
      (told, word) =>
        told.replace(new RegExp(`${BEFORE}${word.replace("-", String.raw`\s`)}${BEHIND}`, "giu"), (typed) =>
          inCaseOf(typed, word),
        ),
      theme,
    )
    .replace(WORD, (typed) => names.get(typed) ?? inCaseOf(typed, single.get(fold(typed)) ?? typed));
}

/** Capitals stay, and a first letter stands as it was typed. */
function inCaseOf(typed: string, right: string): string {
  if (typed === right || CAPITALS.test(typed) || CAPITALS.test(right)) return right;
  const small = right.toLowerCase();
  return /^\p{Lu}/u.test(typed) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
}
