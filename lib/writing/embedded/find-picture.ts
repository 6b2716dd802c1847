import { readNouns } from "#lib/content/nouns/nouns.ts";
import type { PictureIdea } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import type { Mood } from "#lib/domain/mood.ts";
import { indexNouns, isSign, isWhole, type NounIndex, nounsIn, unnamedIn } from "#lib/domain/nouns.ts";
import { holidaysSmall } from "#lib/writing/embedded/spelt.ts";

const indexes = new Map<Language, NounIndex>();

function indexOf(language: Language): NounIndex {
  const known = indexes.get(language) ?? indexNouns(readNouns(language));
  indexes.set(language, known);
  return known;
}

const shownIn = (said: string, language: Language, about: string): string[] =>
  nounsIn(withoutNames(holidaysSmall(said, language)), indexOf(language), about);

/** All that a text names and the artist can draw, in English, the most telling first; of a speaker with things of its own no signs. */
export function namedIn(said: string, language: Language, about = ""): string[] {
  const shown = shownIn(said, language, about);
  if (about === "" || !shown.some(isSign)) return shown;
  const own = shownIn(about, language, "");
  return own.every(isSign) ? shown : shown.filter((subject) => !isSign(subject) || own.includes(subject));
}

/** Whether words together are the name of one thing, or a saying. */
export const isCompound = (said: string, language: Language): boolean => isWhole(said, indexOf(language));

/** The folded words of a text that have another sense in it than their usual one, in any language. */
export const unnamed = (said: string): string[] =>
  LANGUAGES.flatMap((language) => unnamedIn(said, indexOf(language))).map(fold);

const INNER_CAPITAL = /(?<=[\p{L}\p{N},]\s)\p{Lu}\p{L}+/gu;

/** A street that is named after snails shows none; where every word has its capital, none is a name for it. */
export function withoutNames(said: string): string {
  const words = said.match(/\p{L}{4,}/gu) ?? [];
  const isTitle = words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word));
  return isTitle ? said : said.replace(INNER_CAPITAL, "·");
}

/** What a sentence names that the artist can draw, in the sense of the brand that says it; null where it names nothing of the kind. */
export function findPicture(
  said: string,
  language: Language,
  mood: Mood,
  about = "",
  isShown: (subject: string) => boolean = () => true,
): PictureIdea | null {
  const subject = shownIn(said, language, about).find(isShown);
  return subject ? { subject, mood } : null;
}

const SHAPES = "abstract shapes";

/** What stands where nothing is named: no thing of any trade, but the brand's own colors and shapes. */
export const shapes = (mood: Mood): PictureIdea => ({ subject: SHAPES, mood });
export const isShapes = ({ subject }: PictureIdea): boolean => subject === SHAPES;
