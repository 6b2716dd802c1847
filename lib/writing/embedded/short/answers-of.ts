import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { countWords, sentencesOf } from "#lib/writing/draft/script.ts";
import type { Pair } from "#lib/writing/embedded/known/matter.ts";
import { MYTH } from "#lib/writing/embedded/known/other-thing.ts";
import { asksAlike, isAsking } from "#lib/writing/embedded/known/same-question.ts";
import { bare } from "#lib/writing/embedded/said-before.ts";
import { piecesOf } from "#lib/writing/embedded/told/cuts.ts";
import { begun, firstSentence, stopped } from "#lib/writing/embedded/sentence.ts";
import { standsIn, tellingWords } from "#lib/writing/words/telling-words.ts";

/** What is said, and what is said below it. */
export interface Said {
  title: string;
  text: string;
}

/** What answers the theme, and how it reads in one. */
export interface Answer extends Said {
  whole: string;
  /** its text alone answers the theme: as often, as long, for the same reason */
  isDirect: boolean;
}

const ANSWERS_MAX = 3;
/** "It does not." denies a claim, and without it says nothing. */
const DENIAL_WORDS = 3;

/** "What to do when dismissed" asks what "what to do when dismissed from work" does, "nailon o acero" what "nylon o acero" does. */
function isSameQuestion(one: string, other: string): boolean {
  if (![one, other].every((text) => text.endsWith("?")) || !asksAlike(one, other)) return false;
  const [own, others] = [bare(one).split(" "), new Set(bare(other).split(" "))];
  if (own.filter((word) => others.has(word)).length >= Math.max(own.length, others.size) * 0.8) return true;
  const [asked, told] = [tellingWords(other), tellingWords(one)];
  const isWhole = asked.length > 0 && asked.every((word) => standsIn(word, told));
  const shared = told.filter((word) => standsIn(word, asked)).length;
  return (isWhole && told.length - shared < 2) || (shared > 1 && shared >= told.length * 0.6);
}

/** What the title asks already is only answered, and no question by a myth: by its first sentence, or its first clause. */
export function answersOf(found: readonly Pair[], asked: string, language: Language): Answer[] {
  return found.slice(0, ANSWERS_MAX).map(({ answer, isAsked, said }, index) => {
    // What the theme itself claims is named as the myth that it is.
    const isClaimed = tellingWords(said.replace(MYTH, "")).every((word) => standsIn(word, tellingWords(asked)));
    const isMyth = MYTH.test(said) && (asked.endsWith("?") || !isClaimed);
    // "How to tell if it is fresh" asks as well as "How do I know?", though it ends in no mark.
    const isTold = index === 0 && said.endsWith("?") && (asked.endsWith("?") || isAsking(asked));
    if (said === readToldWords(language).labels.answer[0])
      return { title: said, text: answer, whole: answer, isDirect: true };
    // "Myth: dinner makes you fat" is denied, and no like claim stands over it as if true.
    if (isMyth || (index === 0 && MYTH.test(asked) && !said.endsWith("?")))
      return headed(withoutDenial(answer), language);
    return isTold || (isAsked !== false && isSameQuestion(said, asked))
      ? headed(answer, language)
      : {
          title: said,
          text: answer,
          whole: `${stopped(said)} ${answer}`,
          isDirect: said.endsWith("?") && isAsking(asked) && asksAlike(said, asked),
        };
  });
}

/** Its first sentence, and what follows. */
function parted(answer: string): [first: string, rest: string] {
  const first = firstSentence(answer);
  return [first, answer.slice(first.length).trim()];
}

function withoutDenial(answer: string): string {
  const [first, rest] = parted(answer);
  return rest !== "" && countWords(first) <= DENIAL_WORDS ? rest : answer;
}

function headed(answer: string, language: Language): Answer {
  const [first, rest] = parted(answer);
  const [title, text] =
    characters(first) <= LIMITS.slideTitle
      ? [first.replace(/\.$/, ""), rest]
      : (clauseOf(answer, language) ?? [readToldWords(language).labels.answer[0], answer]);
  return { title, text, whole: answer, isDirect: true };
}

/** One answer alone on so many pages: each thing that it counts up stands large, and each of its sentences; whole where one of them could not. */
export function inPages(answer: Answer, most: number, language: Language): Said[] {
  if (!answer.isDirect) return [answer];
  const sentences = sentencesOf(answer.whole);
  const pages = sentences.map((sentence) => countedIn(sentence, language) ?? standing(sentence, language));
  const told = pages.flatMap((page) => page ?? []);
  return pages.includes(null) || told.length > most ? [answer] : told;
}

const COUNTED = { least: 3, words: 2, characters: 44 } as const;

/** "Clear eyes, red gills, firm flesh and a smell of the sea" are four signs. */
function countedIn(sentence: string, language: Language): Said[] | null {
  const { and, joints } = readToldWords(language);
  const pieces = piecesOf(sentence.replace(/[.!]$/u, ""), language);
  const isThing = (piece: string) =>
    countWords(piece) >= COUNTED.words &&
    characters(piece) <= COUNTED.characters &&
    !/[:;?]/u.test(piece) &&
    ![and, joints].some((words) => words.has(fold(piece.split(/\s/u)[0] ?? "")));
  return pieces.length >= COUNTED.least && pieces.every(isThing)
    ? pieces.map((piece) => ({ title: begun(piece), text: "" }))
    : null;
}

function standing(sentence: string, language: Language): Said[] | null {
  if (characters(sentence) <= LIMITS.wholeTitle) return [{ title: sentence.replace(/\.$/u, ""), text: "" }];
  const [title, text] = clauseOf(sentence, language) ?? [];
  return title === undefined || text === undefined ? null : [{ title, text }];
}

/** "It is rare, and mostly comes of a chipped edge": what stands before an "and" or a colon says something by itself. */
function clauseOf(answer: string, language: Language): [string, string] | null {
  const { and, joints, turns } = readToldWords(language);
  for (const { 0: mark, index } of answer.matchAll(/[,;:]\s+/gu)) {
    const [lead, rest] = [answer.slice(0, index), answer.slice(index + mark.length)];
    const [first = "", next = ""] = [lead, rest].map((half) => half.split(/\s/)[0] ?? "");
    const isJoined = mark.startsWith(",") ? and.has(fold(next)) && next !== "" : true;
    const isWhole =
      !joints.has(fold(first)) && !new RegExp(`^(?:${turns.source})`, "u").test(fold(lead)) && !/[.!?]/.test(lead);
    if (!isJoined || !isWhole || countWords(lead) < 2 || characters(lead) > LIMITS.slideTitle) continue;
    return [lead, begun(and.has(fold(next)) ? rest.slice(next.length).trim() : rest)];
  }
  return null;
}
