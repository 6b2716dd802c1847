import type { Brief } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import { CAPTION_TAGS } from "#lib/writing/draft/contents.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";

const SHORTEST = 4;
const BRAND_MAX = 24;
/** What is done with a subject is none to look for. */
const INFINITIVE = /[^aeiou](?:ar|er|ir)$/;
const PLACE =
  /\s(?:em|in|en|across|de|do|da)\s((?:\p{Lu}[\p{L}'’]+)(?:\s(?:(?:de|do|da|dos|das|del|la|of)\s)?\p{Lu}[\p{L}'’]+)*)/u;

/** Where a brand says that it is: "in Rosario". */
function placeIn(description: string): string[] {
  const place = bare(PLACE.exec(description)?.[1] ?? "");
  return place.length > 2 && place.length <= BRAND_MAX ? [place] : [];
}

/** The brand, what the post is about, and its trade's own where they are given: the most fitting first. */
export function tagsFor(
  { description, profileName }: Pick<Brief["brand"], "description" | "profileName">,
  about: string,
  known: readonly string[],
): string[] {
  const telling = tellingWords(about);
  const isAbout = (tag: string) => telling.some((word) => fold(tag).includes(word.slice(0, 5)));
  const brand = bare(profileName);
  const ofTrade = known.toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)));
  const subject = telling
    .filter((word) => word.length >= SHORTEST && !INFINITIVE.test(word))
    .map((word) => asWritten(word, about));
  const tags = [
    ...(brand.length > 2 && brand.length <= BRAND_MAX ? [brand] : []),
    ...placeIn(description),
    ...(known.some(isAbout) ? [] : compound(subject, about)),
    ...ofTrade,
    ...(known.length < CAPTION_TAGS.min ? subject.slice(0, CAPTION_TAGS.min) : []),
  ].filter((tag) => tag !== "");
  const unique = tags.filter((tag, index) => tags.findIndex((other) => fold(other) === fold(tag)) === index);
  return unique.slice(0, CAPTION_TAGS.max).map((tag) => `#${tag}`);
}

/** Two words that stand together, as "fio dental" and "imposto de renda" do. */
function compound([first, second, ...others]: readonly string[], text: string): string[] {
  if (!first || !second || others.length > 0) return [];
  const found = new RegExp(`${first}\\s+(?:(?:de|da|do|del)\\s+)?${second}`, "iu").exec(text);
  return found ? [bare(found[0])] : [];
}

const bare = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** With its accents. */
const asWritten = (word: string, text: string): string =>
  bare(text.split(/[^\p{L}\p{N}]+/u).find((one) => fold(one) === word) ?? word);
