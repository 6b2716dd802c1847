import { fold, tokensOf } from "#lib/domain/fold.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { CAPTION_TAGS } from "#lib/writing/draft/contents.ts";
import { marksOf } from "./marks.ts";
import { saidBefore, type Teller, textOf } from "./teller.ts";

const TAGS_MAX = 5;
const LONGEST = 24;

const tagOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The brand, the names and the subject words of the text itself. */
export function tagsOf(teller: Teller): string[] {
  const { brief, language, told } = teller;
  const all = [
    told.title.startsWith("“") ? "" : told.title,
    ...told.parts.filter(({ kind }) => kind !== "quote").map(textOf),
    ...(told.call?.sentences ?? []),
  ].join(". ");
  const names = namesIn(all);
  const counted = new Map<string, number>();
  for (const token of tokensOf(all)) counted.set(token, (counted.get(token) ?? 0) + 1);
  const { months, verbs, weekdays } = teller.words;
  const dated = new RegExp(`^(?:${months}|${weekdays})$`, "iu");
  const isVerb = (word: string) =>
    teller.words.call.test(fold(word)) || verbs.test(fold(word)) || verbs.test(word.toLowerCase());
  const subject = wordsIn(told.title.startsWith("“") ? "" : told.title, language)
    .filter((word) => !isVerb(word) && !dated.test(word))
    .map((word, index) => ({ word, weight: (counted.get(fold(word)) ?? 0) * 3 - index }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ word }) => word);
  const about = `${brief.brand.description} ${brief.brand.audience}`;
  const others = [...new Set([...wordsIn(all, language), ...wordsIn(about, language)])]
    .filter((word) => !isVerb(word) && !dated.test(word))
    .map((word) => ({ word, count: counted.get(fold(word)) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || b.word.length - a.word.length)
    .map(({ word }) => word);
  const wanted = [
    brief.brand.profileName,
    ...subject.slice(0, 2),
    ...names.slice(0, 2),
    ...subject.slice(2),
    ...others,
    ...tokensOf(all),
    brief.format,
  ];
  const tags = wanted.map(tagOf).filter((tag) => tag.length > 3 && tag.length <= LONGEST && !/^\d/.test(tag));
  // Of two that only an accent tells apart the first one stands.
  const said = new Set<string>();
  const unique = tags.filter((tag) => said.size < said.add(fold(tag)).size);
  const enough = Math.max(CAPTION_TAGS.min, Math.min(TAGS_MAX, 1 + subject.length + names.length));
  return unique.slice(0, enough).map((tag) => `#${tag}`);
}

/** Words of matter as they are written, without numbers and addresses of the web. */
function wordsIn(text: string, language: Teller["language"]): string[] {
  const plain = marksOf(text, language).reduceRight(
    (left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`,
    text,
  );
  return (plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).filter((word) => word.length > 3 && !isStopWord(fold(word)));
}

/** Names of several words, each with its capital: "Vila Nova", "Feira da Lua". */
function namesIn(text: string): string[] {
  const found = text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: (?:d[aeo]s? |del |of )?\p{Lu}\p{Ll}+){1,2}/gu) ?? [];
  return [...new Set(found)].filter((name) => !saidBefore(name, []));
}
