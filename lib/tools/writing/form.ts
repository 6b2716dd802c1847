import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { readOrder, readTexts } from "#lib/content/trades/trades.ts";
import { CAPTION_TAGS } from "#lib/writing/draft/contents.ts";
import { isStopWord, languageOf, stemsOf } from "#lib/writing/words/known-words.ts";
import type { Fault } from "./fault.ts";
import { toldIn } from "./known.ts";
import { plain, sentencesIn, wordsOf } from "./plain.ts";
import { allIn, type Post, shownIn } from "./post.ts";

/** "Instead of" stands over what it is said of. */
const LABEL_WORDS = 3;
const PAIRS = ["()", "[]", "“”", "«»"] as const;
/** What leans on a word that should follow. */
const LEANS: Record<Language, RegExp> = {
  pt: /\s(?:de|da|do|das|dos|e|que|para|pra|com|sem|em|na|no|nas|nos|os|as|um|uma)$/iu,
  en: /\s(?:the|an|of|and|or|your|our|from)$/iu,
  es: /\s(?:de|del|y|que|para|con|sin|en|el|la|los|las|un|una)$/iu,
};

/** Whether a text ends before its sense does. */
function isCut(text: string, language: Language): boolean {
  const said = text.trim();
  const open = PAIRS.some(([left = "", right = ""]) => said.split(left).length !== said.split(right).length);
  return (
    /(?:…|\.{3})["”»)]?$/u.test(said) ||
    open ||
    said.split('"').length % 2 === 0 ||
    (LEANS[language].test(said) && wordsOf(said).length > LABEL_WORDS)
  );
}

/** of a theme, that a text must have to be said to cut it short */
const QUOTED_WORDS = 4;

/** Whether a text ends a theme within a phrase: "ten metres in eight" of "ten metres in eight lessons". */
function cutsTheme(text: string, theme: string): boolean {
  const [head = ""] = theme.split(/[.!?:;,\n]/u);
  const [said, words] = [wordsOf(text).join(" "), wordsOf(head)];
  const kept = words.findLastIndex((_, index) => said.includes(words.slice(0, index + 1).join(" "))) + 1;
  const next = words[kept];
  if (kept < QUOTED_WORDS || next === undefined || isStopWord(next)) return false;
  return new RegExp(String.raw`${words.slice(0, kept).join(String.raw`[^\p{L}\p{N}]+`)}\s*(?:[.!?:;,]|$)`, "u").test(
    fold(text),
  );
}

export const cutTexts = ({ piece, texts }: Post): Fault[] =>
  allIn(texts)
    .filter((text) => isCut(text, piece.language) || cutsTheme(text, piece.brief.theme))
    .map((quote) => ({ kind: "cut text", quote }));

const verbs = new Map<Language, ReadonlySet<string>>();

/** The words by which the library's advice begins, in the imperative. */
function imperatives(language: Language): ReadonlySet<string> {
  const known = verbs.get(language);
  if (known) return known;
  const right = readOrder().flatMap((trade) =>
    Object.values(readTexts(trade, language).topics).flatMap(({ points }) => points.map((point) => point[3])),
  );
  const found = new Set(right.map((line) => wordsOf(line)[0] ?? "").filter((word) => !isStopWord(word)));
  verbs.set(language, found);
  return found;
}

/** "Geladeira: deixe fora": a label that a command was put behind. */
function weldIn(sentence: string, language: Language): boolean {
  const after = /^[^:.!?]{2,40}:\s+(\p{L}+)/u.exec(sentence)?.[1];
  return after !== undefined && imperatives(language).has(fold(after));
}

export function welds({ piece, texts }: Post): Fault[] {
  const told = plain(toldIn(piece));
  const sentences = new Map(
    allIn(texts)
      .flatMap(sentencesIn)
      .map((sentence) => [wordsOf(sentence).join(" "), sentence]),
  );
  return [...sentences.values()]
    .filter((sentence) => weldIn(sentence, piece.language) && !told.includes(plain(sentence)))
    .map((quote) => ({ kind: "weld", quote }));
}

/** A sentence that two screens of one post show. */
export function saidTwice({ texts }: Post): Fault[] {
  const heard = new Set<string>();
  const lines = texts.spoken.length > 0 ? texts.spoken : texts.screens.flat();
  return lines.flatMap(sentencesIn).flatMap((sentence) => {
    const words = wordsOf(sentence);
    const told = words.join(" ");
    const again = words.length > 3 && heard.has(told);
    heard.add(told);
    return again ? [{ kind: "said twice" as const, quote: sentence }] : [];
  });
}

export function otherLanguage({ piece, texts }: Post): Fault[] {
  const lines = [shownIn(texts).join(" "), texts.caption];
  return lines.flatMap((text) => {
    const spoken = languageOf(text);
    return spoken === null || spoken === piece.language
      ? []
      : [{ kind: "other language" as const, quote: text.slice(0, 80), detail: spoken }];
  });
}

export function hashtagCount({ texts }: Post): Fault[] {
  const count = texts.hashtags.length;
  return count >= CAPTION_TAGS.min && count <= CAPTION_TAGS.max
    ? []
    : [{ kind: "hashtags", quote: texts.hashtags.join(" "), detail: String(count) }];
}

/** What tells a theme, however long it is. */
const TELLING_WORDS = 3;

/** How much of what a post is about its titles say: half its words are wanted, three at most, of a brief two. */
export function titleShare({ piece, texts }: Pick<Post, "piece" | "texts">): {
  said: number;
  of: number;
  wants: number;
} {
  const about = stemsOf(piece.brief.article?.title ?? piece.brief.theme);
  const titles = new Set(stemsOf(texts.titles.join(" ")));
  const of = piece.source === "briefs" ? Math.min(about.length, 4) : about.length;
  return {
    said: about.filter((stem) => titles.has(stem)).length,
    of,
    wants: Math.min(Math.ceil(of / 2), TELLING_WORDS),
  };
}

export function themeInTitle(post: Post): Fault[] {
  const { of, said, wants } = titleShare(post);
  return said >= wants
    ? []
    : [{ kind: "theme not in title", quote: post.texts.titles.join(" / "), detail: `${said} of ${of} words` }];
}
