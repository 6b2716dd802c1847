import { characters } from "#lib/domain/text.ts";
import { readToldWords } from "#lib/content/told/told.ts";
import type { Language } from "#lib/domain/language.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { begun, stopped } from "#lib/writing/embedded/sentence.ts";
import { CLAUSE, COMMA, sentencesIn } from "./cuts.ts";
import { byColon, headed, inPieces, packed, unstopped } from "./fit-told.ts";
import { headingFor } from "./heading.ts";
import { isFactual, labelOf, type Teller } from "./teller.ts";
import { tinyFact } from "./tiny.ts";
import { goesOn, pointsBack, topicOf } from "./topic.ts";

interface Chunk {
  /** null: no heading names it better than itself */
  title: string | null;
  body: string;
}

interface Room {
  title: number;
  body: number;
  /** whether a heading may stand alone */
  isBare: boolean;
}

/** More is not read before the thumb goes on. */
const WORDS_MAX = 36;

/** Sentences under headings of their own words: as many to each as can be read at once, and none apart from what it goes on from. */
export function chunksOf(sentences: readonly string[], room: Room, teller: Teller): Chunk[] {
  const [first, ...others] = sentences;
  if (first === undefined) return [];
  const { language } = teller;
  const named = titled(first, others[0] ?? null, room, teller);
  const text = named ? named.body : first;
  const words = WORDS_MAX - (named ? countWords(named.title ?? "") : 2);
  const fits = (texts: readonly string[]) =>
    characters(texts.join(" ")) <= room.body && countWords(texts.join(" ")) <= words;
  const [lead = "", ...pieces] = text === "" ? [] : packed([text], language, room.body);
  const body = lead === "" ? [] : [lead];
  const left = [...pieces, ...others];
  while (left[0] !== undefined && pieces.length === 0 && (body.length === 0 || fits([...body, left[0]]))) {
    const [next = ""] = left.splice(0, 1);
    if (characters(next) <= room.body) {
      body.push(next);
      continue;
    }
    const [whole = "", ...rest] = packed([next], language, room.body);
    body.push(whole);
    left.unshift(...rest);
    break;
  }
  // What the next sentence goes on from goes with it, as a question with its answer.
  const last = body.at(-1);
  if (
    body.length > 1 &&
    last !== undefined &&
    left[0] !== undefined &&
    (pointsBack(left[0], language) || last.endsWith("?"))
  ) {
    body.pop();
    left.unshift(last);
  }
  const title = named?.title ?? labelFor(body, teller);
  return [
    { title, body: body.map((one, index) => (index < body.length - 1 ? stopped(one) : one)).join(" ") },
    ...chunksOf(left, room, teller),
  ];
}

/** A short first sentence, or the beginning of a longer one; what leans on another names nothing. */
function titled(first: string, next: string | null, room: Room, teller: Teller): Chunk | null {
  const { language } = teller;
  if (pointsBack(first, language) || first.includes("?")) return null;
  const heads = next === null ? room.isBare : !isFactual(teller) || isAbout(first, next, language);
  if (characters(first) <= room.title && countWords(first) > 1 && heads) return { title: unstopped(first), body: "" };
  if (isFactual(teller) && characters(first) <= room.title) return null;
  const named =
    (tinyFact(first, language) ? null : byColon(first)) ??
    headed(first, language, room.title, room.body, CLAUSE) ??
    twoSentences(first, language) ??
    asideOf(first, room, language);
  return named && characters(named.body) <= room.body ? { title: named.title, body: stopped(named.body) } : null;
}

/** What follows a fact is what it heads only where it goes on from it or speaks of the same thing. */
export const isAbout = (first: string, next: string, language: Language): boolean =>
  goesOn(first, next, language) || stemsOf(first).some((stem) => stem.length > 3 && stemsOf(next).includes(stem));

const JOINT =
  /^(.{14,}?),? (?:and|e|y) (?=(?:we|you|they|it|he|she|I|nós|eles|elas|você|a gente|nosotros|ellos|ellas)\s|(?!\p{L}*(?:ramos|menos|mesmos))\p{L}{3,}(?:amos|emos|imos)\s)/u;

/** "See it on Sundays, and we open the workshop in May": each has a subject of its own, and stands alone. */
function twoSentences(sentence: string, language: Language): Chunk | null {
  const [before = "", title] = JOINT.exec(sentence) ?? [];
  if (title === undefined || characters(title) > TITLE_MAX || readToldWords(language).clauseBegins.has(firstOf(title)))
    return null;
  return { title, body: begun(sentence.slice(before.length)) };
}

const TITLE_MAX = 70;
const firstOf = (text: string): string => (text.split(" ")[0] ?? "").toLowerCase();

/** "It was made by Ada Wren, one of the few who signed": what is added after a comma, where it begins as a thing does. */
function asideOf(sentence: string, room: Room, language: Language): Chunk | null {
  const named = headed(sentence, language, room.title, room.body, COMMA);
  const { and, clauseBegins, clauseEnds, joints, light } = readToldWords(language);
  const first = firstOf(named?.body ?? "");
  const isTorn = [and, clauseBegins, clauseEnds, joints, light].some((words) => words.has(first));
  return named && !isTorn && !clauseBegins.has(firstOf(named.title)) && !joints.has(firstOf(named.title))
    ? named
    : null;
}

/** By what it begins with. */
function labelFor(body: readonly string[], teller: Teller): string | null {
  const topic = topicOf(body[0] ?? "", teller.language) ?? "content";
  const isMixed = body.some((sentence) => {
    const own = topicOf(sentence, teller.language);
    return topic === "price" ? own !== topic : own !== null && own !== topic;
  });
  if (isFactual(teller) && isMixed) return null;
  const label = labelOf({ kind: "statement", topic, title: null, sentences: [...body] });
  return headingFor(body.join(" "), label, teller);
}

/** What no heading names better than itself: its first sentence, or as much of it as a title holds, over the rest; else below a word that claims nothing. */
export function ownHeaded(
  text: string,
  teller: Teller,
  titleMax: number,
  bodyMax: number,
): { title: string; body: string } {
  const { language } = teller;
  if (characters(text) <= titleMax) return { title: unstopped(text), body: "" };
  const [first = "", ...others] = sentencesIn(text, language);
  // Of facts that have nothing to do with each other the first still says more than a word of ours.
  if (others.length > 0 && characters(first) <= titleMax && !pointsBack(first, language))
    return { title: unstopped(first), body: others.join(" ") };
  const parts = headed(text, language, titleMax, bodyMax);
  if (parts) return { title: parts.title, body: stopped(parts.body) };
  if (isFactual(teller) && characters(text) <= bodyMax) return { title: teller.label("more"), body: text };
  const [lead = "", ...rest] = inPieces(text, language, titleMax);
  return { title: unstopped(lead), body: rest.join(" ") };
}
