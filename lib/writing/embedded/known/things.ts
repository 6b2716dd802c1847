import { readNouns } from "#lib/content/nouns/nouns.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { rootOf } from "#lib/writing/words/root-of.ts";

const kept = new Map<Language, ReadonlyMap<string, string>>();

/** What a root is the root of, in English: "huevo" and "ovo" of one thing. */
function namesOf(language: Language): ReadonlyMap<string, string> {
  const names =
    kept.get(language) ??
    new Map(
      Object.entries(readNouns(language).nouns).flatMap(([thing, words]) =>
        words.filter((word) => !word.includes(" ")).map((word) => [rootOf(fold(word), language), thing]),
      ),
    );
  kept.set(language, names);
  return names;
}

/** The things that can be drawn among the roots of a text, whatever word names them. */
export const thingsIn = (roots: Iterable<string>, language: Language): string[] => [
  ...new Set(Array.from(roots, (root) => namesOf(language).get(root)).filter((thing) => thing !== undefined)),
];
