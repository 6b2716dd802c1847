import { readText } from "#lib/content/trades/trades.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { tokensOf } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";
import { placedIn } from "./asides.ts";
import { type Place, speaksOf, textsAbout } from "./place.ts";

/** So much of a topic is about a word, or the word does not ask for a part of it. */
const LEAST_ABOUT = 2;

/** Of "wheelchairs, walkers and canes" a theme may ask for one. */
export const isList = (name: string): boolean => /,| (?:e|y|o|ou|and|or) /.test(name);

/** The words that ask for a part of what the topic holds, all of which stand in what answers; a trade's own name does so only where some of it is about that. */
export function narrowing(
  place: Place,
  { description, profileName }: Brief["brand"],
  language: Language,
  asked: string,
): string[] {
  const { covered, named, topic, trade } = place;
  const { myths, name, points, questions } = readText(trade, topic, language);
  const items = [...points, ...myths, ...questions];
  const about = textsAbout(items, place);
  const isOneOf = isList(name) && !tellingWords(name).every((word) => standsIn(word, covered));
  const own = tokensOf(`${profileName} ${description}`);
  const isTopic = (word: string): boolean => !isOneOf && standsIn(word, tokensOf(name));
  const placed = placedIn(asked);
  const all = covered.filter((word) => {
    if (isTopic(word) || (named.includes(word) && covered.some((one) => isTopic(one) && !placed.includes(one))))
      return false;
    return (
      (!named.includes(word) && !standsIn(word, tokensOf(name))) ||
      (about(word) >= (standsIn(word, own) ? LEAST_ABOUT : 1) && (about(word) < items.length / 2 || isOneOf))
    );
  });
  if (all.length === 0) return [];
  const subjects = all.filter((word) => !placed.includes(word) && about(word) > 0);
  const asking = subjects.length > 0 ? subjects : all;
  // A theme on bathing a cat is not told by all that there is on cats, where something is said of baths.
  const specific = asking.filter((word) => !named.includes(word) && !standsIn(word, own));
  const deciding = specific.length > 0 ? specific : asking;
  const heads = [
    ...points.map(([label, wrong, , right]) => `${label} ${wrong} ${right}`),
    ...[...myths, ...questions].map(([said]) => said),
  ].map(tokensOf);
  const isTogether = heads.some((tokens) => deciding.every((word) => speaksOf(word, tokens, place)));
  // Of several that nothing brings together the rarest tells what is asked: "dental" stands everywhere, "floss" where it is meant.
  return isTogether ? deciding : deciding.toSorted((one, other) => about(one) - about(other)).slice(0, 1);
}
