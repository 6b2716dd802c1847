import { readToldWords } from "#lib/content/told/told.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { CAPTION_TAGS } from "#lib/writing/draft/contents.ts";
import { namedIn } from "#lib/writing/embedded/find-picture.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";

const SHORTEST = 4;
/** More letters are no word to look for. */
export const TAG_MAX = 24;
/** What is done with a subject, and is none itself. */
export const INFINITIVE = /[^aeiou](?:ar|er|ir)$/;
/** By their form, what somebody does or did: of a subject's words the last to look for. */
const VERB =
  /(?:[aei]ndo|[ai]mos|emos|ar[oa]m|ier[oa]n|[ei]ram|ed)$|^(?:meet|tells?|nobody|wanted|tienes?|tem|buscan?|dicen?|came|went|just|knows?|takes?|makes?|keeps?|never|always|nunca|siempre|sempre|nadie|ninguem|vemos|sabe|saben|sabem)$/;
/** What stands in many a story, and is the matter of none. */
const ASIDE =
  /^(?:lady|ladies|man|men|woman|women|guys?|chic[ao]s?|mujer(?:es)?|hombres?|mulher(?:es)?|homens?|homem|moc[ao]s?|people|gente|pessoas?|personas?|money|dinheiro|dinero|session|vezes|anos?|years?)$/;
export const isAside = (word: string): boolean => ASIDE.test(fold(word));
const PLACE =
  /\s(?:em|n[ao]|in|en|across|de|do|da)\s((?:\p{Lu}[\p{L}'’]+)(?:\s(?:(?:de|do|da|dos|das|del|la|of)\s)?\p{Lu}[\p{L}'’]+)*)/u;

/** A text as one word, with its accents. */
export const tagOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Where a brand says that it is: "in Rosario". */
export function placeIn(description: string): string[] {
  const place = tagOf(PLACE.exec(description)?.[1] ?? "");
  return place.length > 2 && place.length <= TAG_MAX ? [place] : [];
}

/** The brand, what the post is about, and its trade's own where they are given: the most fitting first. */
export function tagsFor(
  { description, profileName }: Pick<Brief["brand"], "description" | "profileName">,
  about: string,
  known: readonly string[],
  language: Language,
): string[] {
  const telling = tellingWords(about);
  const isAbout = (tag: string) => telling.some((word) => fold(tag).includes(word.slice(0, 5)));
  const isOwn = (word: string) => Number(fold(description).includes(fold(word)));
  const brand = tagOf(profileName);
  const place = placeIn(description);
  const ofTrade = known.toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)));
  const words = telling.filter((word) => word.length >= SHORTEST && !INFINITIVE.test(word) && !isAside(word));
  const subject = words.map((word) => asWritten(word, about));
  // What can be drawn is a thing; of the others the longer word is a name rather than a verb.
  const isDrawn = (word: string) => namedIn(word, language).length > 0;
  const isMatter = (word: string) =>
    word.length >= SHORTEST && !/^\p{Lu}/u.test(word) && !isAside(word) && isDrawn(word);
  const isDone = (word: string) => VERB.test(fold(word));
  const telltale = subject.toSorted(
    (one, other) =>
      Number(isDrawn(other)) - Number(isDrawn(one)) ||
      Number(isDone(one)) - Number(isDone(other)) ||
      isOwn(other) - isOwn(one) ||
      other.length - one.length,
  );
  const named = determinedIn(about, language);
  const things = telltale.filter((word) => !isDone(word) && (isDrawn(word) || named.has(fold(word))));
  const wanted = CAPTION_TAGS.min - place.length;
  const least = wanted - Number(brand.length > 2);
  // What the brand is comes before what its theme only does.
  const trade = tellingWords(description.replace(PLACE, ""))
    .slice(0, 1)
    .filter((word) => word.length >= SHORTEST && !isDone(word))
    .map((word) => asWritten(word, description));
  const chosen =
    things.length >= least ? things.slice(0, wanted) : [...new Set([...things, ...trade, ...telltale])].slice(0, least);
  const made = known.length > 0 ? [] : (description.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).filter(isMatter);
  const tags = [
    ...(brand.length > 2 && brand.length <= TAG_MAX ? [brand] : []),
    ...place,
    ...(known.some(isAbout) || subject.some(isDone) ? [] : compound(subject, about)),
    ...ofTrade,
    ...(known.length < CAPTION_TAGS.min ? chosen : []),
    ...made.slice(0, 1).map(tagOf),
  ].filter((tag) => tag !== "");
  const unique = tags.filter((tag, index) => tags.findIndex((other) => fold(other) === fold(tag)) === index);
  return unique.slice(0, CAPTION_TAGS.max).map((tag) => `#${tag}`);
}

/** Words that stand after an article or the like: no verb does, and no adjective behind its noun. */
export function determinedIn(text: string, language: Language): Set<string> {
  const { determiners } = readToldWords(language);
  const all = text.match(/[\p{L}-]+|[^\p{L}\s-]/gu) ?? [];
  return new Set(
    all.filter((_, at) => determiners.has((all[at - 1] ?? "").toLowerCase())).map((word) => fold(tagOf(word))),
  );
}

/** Two words that stand together, as "fio dental" and "imposto de renda" do. */
function compound([first, second, ...others]: readonly string[], text: string): string[] {
  if (!first || !second || others.length > 0) return [];
  const found = new RegExp(`${first}\\s+(?:(?:de|da|do|del)\\s+)?${second}`, "iu").exec(text);
  return found ? [tagOf(found[0])] : [];
}

/** With its accents, and whole: "pré-natal" is not "natal". */
const asWritten = (word: string, text: string): string =>
  tagOf(text.split(/[^\p{L}\p{N}-]+/u).find((one) => fold(one).split("-").includes(word)) ?? word);
