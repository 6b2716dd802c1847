import type { Brief } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { fold } from "#lib/domain/fold.ts";
import { languageOf, stemsOf } from "#lib/writing/words/known-words.ts";
import type { Language } from "#lib/domain/language.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { readAnnouncements, readInvitations } from "#lib/content/announcements/announcements.ts";
import type { Random } from "./random.ts";
import type { Theme } from "./read-theme.ts";
import { begun, stopped } from "./sentence.ts";

/** A sentence, and the same in two where its beginning can stand as a title; else both empty. */
export interface Fact {
  title: string;
  body: string;
  sentence: string;
}

/** What a text says, in its own order. */
export interface Article {
  title: string;
  /** null: the person's own words, who needs no credit */
  site: string | null;
  url: string;
  /** empty where the text is in another language, or says too little */
  facts: Fact[];
}

const NOISE =
  /cookie|newsletter|assine|inscreva|subscribe|sign up|suscrib|leia (?:tambem|mais)|read more|lee tambien|lea tambien|clique|click here|haz clic|copyright|todos os direitos|all rights|foto:|photo:|imagem:|publicidade|advertis|javascript|compartilh|share this|comparte|login|whatsapp|siga-nos|follow us|siguenos/;
const POINTS_BACK =
  /^(?:isso|isto|ele|ela|eles|elas|esse|essa|este|esta|esses|essas|mas|porem|entretanto|no entanto|ja|alem disso|segundo ele|it|they|this|that|these|those|he|she|but|however|also|and|eso|esto|ellos|ellas|ese|pero|sin embargo|ademas|tambem|tambien|y|e)\b/;

const FACTS_MIN = 3;
const FACTS_MAX = 7;
/** Words beside its headline from which on a theme tells what it is about. */
const OWN_WORDS_MIN = 40;
const SENTENCE_MAX = 230;

/** The link's article, or a theme that says all of it or announces something. */
export function readArticle(
  { article, language, theme: themeText }: Brief,
  theme: Theme,
  random: Random,
): Article | null {
  const text = article?.text ?? themeText;
  const spoken = languageOf(text.slice(0, 3000));
  const told = spoken === null || spoken === language ? text : "";
  if (!article) {
    const own = told === "" ? [] : ownSentences(told, theme.headline);
    const isWhole = own.length >= FACTS_MIN && countWords(own.join(" ")) >= OWN_WORDS_MIN;
    const invitations = isWhole ? [] : invitationsOf(theme, language, random);
    if (!isWhole && invitations.length === 0) return null;
    const facts = [...own, ...invitations].slice(0, FACTS_MAX).map(factOf);
    return { title: cleaned(theme.headline), site: null, url: "", facts };
  }
  const { siteName, title, url } = article;
  const facts = factsOf(told, `${title} ${theme.headline}`);
  return { title: cleaned(title), site: siteName ?? hostOf(url), url, facts: facts.length < FACTS_MIN ? [] : facts };
}

const sentencesIn = (text: string): string[] =>
  text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?…]["”»)]?)\s+(?=["“«¿¡(]?[\p{Lu}\p{N}])/u))
    .map(cleaned);

/** All that a person says after the headline: whoever writes a post's text as its theme wants it in the post. */
function ownSentences(text: string, headline: string): string[] {
  const sentences = sentencesIn(text).filter((sentence) => /\p{L}{3}/u.test(sentence));
  return sentences.filter((sentence) => !fold(sentence).startsWith(fold(headline)));
}

/** What an announcement says beside its news; nothing where the theme asks for matter of another kind. */
function invitationsOf({ headline, howTo, kind, number }: Theme, language: Language, random: Random): string[] {
  if (kind !== "open" || number !== null || howTo) return [];
  const folded = fold(headline);
  const invitations = readInvitations(language);
  const found = readAnnouncements().find(({ asks, key }) =>
    [asks, invitations[key]?.asks].some((sign) => sign?.test(folded)),
  );
  const [first, second, ...others] = (found && invitations[found.key]?.lines) ?? [];
  return first && second ? [first, second, ...random.shuffle(others)] : [];
}

function factOf(sentence: string): Fact {
  const whole = stopped(fit(sentence, SENTENCE_MAX));
  return { sentence: whole, ...parted(whole) };
}

function factsOf(text: string, about: string): Fact[] {
  const sentences = sentencesIn(text).filter((sentence) => isFact(sentence));
  const unique = sentences.filter((sentence, index) => sentences.indexOf(sentence) === index);
  const weights = new Map<string, number>();
  for (const stem of unique.flatMap(stemsOf)) weights.set(stem, (weights.get(stem) ?? 0) + 1);
  const wanted = new Set(stemsOf(about));
  const scored = unique.map((sentence, index) => {
    const stems = stemsOf(sentence);
    const weight = stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0) + (wanted.has(stem) ? 3 : 0), 0);
    const early = index < 3 ? 1.3 : 1;
    return { sentence, index, score: (weight / Math.sqrt(stems.length + 4)) * early };
  });
  const best: typeof scored = [];
  for (const candidate of scored.toSorted((a, b) => b.score - a.score)) {
    if (best.length === FACTS_MAX) break;
    if (best.every((chosen) => alike(chosen.sentence, candidate.sentence) < 0.6)) best.push(candidate);
  }
  return best.toSorted((a, b) => a.index - b.index).map(({ sentence }) => factOf(sentence));
}

const isFact = (sentence: string): boolean => {
  const length = characters(sentence);
  const folded = fold(sentence);
  return (
    length >= 45 &&
    length <= SENTENCE_MAX &&
    /[.!…]["”»)]?$/.test(sentence) &&
    !NOISE.test(folded) &&
    !POINTS_BACK.test(folded)
  );
};

function alike(first: string, second: string): number {
  const [a, b] = [new Set(stemsOf(first)), stemsOf(second)];
  return b.filter((stem) => a.has(stem)).length / Math.max(1, Math.min(a.size, b.length));
}

/** A short beginning as title and the rest as body, where the sentence allows it; else no title of its own. */
function parted(sentence: string): { title: string; body: string } {
  const parts = /^(.{18,68}?)(?:;|:| —| –)\s+(.{25,})$/u.exec(sentence) ?? atComma(sentence);
  return parts?.[1] && parts[2] ? { title: parts[1], body: fit(begun(parts[2])) } : { title: "", body: "" };
}

/** Not within a list of things: "bread, cakes, pies and coffee". */
function atComma(sentence: string): RegExpExecArray | null {
  const listed = sentence
    .split(/, /)
    .slice(1, -1)
    .some((part) => !/ .* |\d/.test(part));
  return listed ? null : /^(.{26,68}),\s+(.{25,})$/u.exec(sentence);
}

/** A sentence of at most 180 characters, ended at a clause if it must be cut. */
export function fit(sentence: string, max = 180): string {
  if (characters(sentence) <= max) return sentence;
  const room = [...sentence].slice(0, max - 1).join("");
  const clause = /^(.{60,})[,;:–—]\s/u.exec(room)?.[1];
  return clause ? `${clause.trimEnd()}.` : `${room.slice(0, room.lastIndexOf(" "))}…`;
}

const cleaned = (text: string): string =>
  text
    .replace(/[{}[\]]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname.replace(/^www\./, "");
  } catch {
    return url;
  }
};
