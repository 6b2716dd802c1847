import { fold, tokensOf } from "#lib/domain/fold.ts";
import { isStopWord } from "#lib/writing/words/known-words.ts";
import { CAPTION_TAGS } from "#lib/writing/draft/contents.ts";
import { tellingWords } from "#lib/writing/words/telling-words.ts";
import { marksOf } from "./marks.ts";
import { saidBefore, type Teller } from "./teller.ts";
import { linesOf } from "./told.ts";
import { isPlace } from "./topic.ts";

const TAGS_MAX = 5;
const LONGEST = 24;

const tagOf = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The brand, the title's subjects, the names, and what the text speaks of again and again; fewer where it has no more. */
export function tagsOf(teller: Teller): string[] {
  const { brief, language, told, words } = teller;
  const title = told.title.startsWith("“") ? "" : told.title;
  const parts = told.parts.filter(({ kind }) => kind !== "quote").map((part) => linesOf(part).join(". "));
  const all = [title, ...parts, ...(told.call?.sentences ?? [])].join(". ");
  const { months, verbs, weekdays } = words;
  const dated = new RegExp(`^(?:${months}|${weekdays})$`, "iu");
  const isVerb = (word: string) => [words.call, words.orders, words.ifs, verbs].some((sign) => sign.test(fold(word)));
  const nouns = nounsIn(`${all}. ${brief.brand.description}`, teller);
  const telling = new Set(tellingWords(all));
  const counted = Map.groupBy(tokensOf(all), (token) => token);
  const countOf = (word: string) => counted.get(fold(word))?.length ?? 0;
  const isPlain = (word: string) =>
    !isVerb(word) && !dated.test(word) && !words.numbers.test(fold(word)) && telling.has(fold(word));
  const tells = (word: string) => nouns.has(fold(word)) && isPlain(word);
  const byCount = (list: readonly string[]) => list.toSorted((a, b) => countOf(b) - countOf(a));
  const others = [...new Set(wordsIn(all, language).map((word) => word.toLowerCase()))];
  const names = namesIn(all).filter((name) => !isPlace(`${name} `, language));
  const wanted = [
    brief.brand.profileName,
    ...byCount(wordsIn(title, language).filter(tells)).slice(0, 3),
    ...names.slice(0, 2),
    ...byCount(others.filter((word) => tells(word) && countOf(word) > 1)),
  ];
  const spare = [...wordsIn(title, language).filter(isPlain), ...others.filter(tells)];
  const enough = unique(wanted);
  const tags = enough.length < CAPTION_TAGS.min ? unique([...wanted, ...spare]).slice(0, CAPTION_TAGS.min) : enough;
  return tags.slice(0, TAGS_MAX).map((tag) => `#${tag}`);
}

/** Of two that only an accent tells apart the first one stands; what the brand's name says needs no tag again. */
function unique(texts: readonly string[]): string[] {
  const tags = texts.map(tagOf).filter((tag) => tag.length > 3 && tag.length <= LONGEST && !/^\d/.test(tag));
  return tags.filter((tag, at) => !tags.slice(0, at).some((other) => fold(other).includes(fold(tag))));
}

/** Words that stand after an article or the like: no verb does. */
function nounsIn(text: string, { words }: Teller): Set<string> {
  const all = text.match(/[\p{L}-]+|[^\p{L}\s-]/gu) ?? [];
  return new Set(all.filter((_, at) => words.determiners.has((all[at - 1] ?? "").toLowerCase())).map(fold));
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
