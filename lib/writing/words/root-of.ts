import { readAsking } from "#lib/content/asking/asking.ts";
import { readLanguage } from "#lib/content/language/language.ts";
import type { Language } from "#lib/domain/language.ts";

/** What is left of a word tells it. */
const LEAST = 3;

const roots = new Map<string, string>();
const MOST = 20_000;

/** What a folded word has in common with its other forms and with words of the same stem: a key, and no word. */
export function rootOf(word: string, language: Language): string {
  const key = `${language} ${word}`;
  const known = roots.get(key);
  if (known !== undefined) return known;
  if (roots.size >= MOST) roots.clear();
  const root = familyOf(word, language) ?? stripped(word, language);
  roots.set(key, root);
  return root;
}

const families = new Map<Language, ReadonlyMap<string, number>>();

function familyOf(word: string, language: Language): string | null {
  let places = families.get(language);
  if (!places) {
    const words = readLanguage(language).families.flatMap((family, at) => [...family].map((one) => [one, at] as const));
    // Of two families that have a word the first counts.
    places = new Map(words.toReversed());
    families.set(language, places);
  }
  const at = places.get(word);
  return at === undefined ? null : `=${at}`;
}

function stripped(word: string, language: Language): string {
  const ending = readAsking(language).endings.find((end) => word.length - end.length >= LEAST && word.endsWith(end));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
