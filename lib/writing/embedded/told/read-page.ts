import type { Brief } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";
import type { Theme } from "#lib/writing/embedded/read-theme.ts";
import { compared, numbered } from "./arrange.ts";
import { sentencesIn } from "./cuts.ts";
import { inRuns } from "./in-runs.ts";
import { type Line, readLines } from "./lines.ts";
import { isContact, marksOf } from "./marks.ts";
import { readParts } from "./read-parts.ts";
import { callOf } from "./read-call.ts";
import type { Part, Told } from "./told.ts";
import { isCall, pointsBack } from "./topic.ts";
import { weightOf } from "./weight.ts";

/** What stands around a page's text: of short lines and of sentences. */
const NOISE =
  /(?:usa|uses?|utiliza|usamos|accept|aceit\w*|acept\w*|politica de|all|os|las) cookies|cookies? (?:policy|settings)|\b(?:assine|receba|sign up for) (?:a |our |nossa )?newsletter|inscreva-se (?:no canal|em nosso|na nossa)|subscribe to|suscribete|leia (?:tambem|mais)|read more|lee tambien|lea tambien|clique aqui|click here|haz clic|copyright|todos os direitos|all rights reserved|derechos reservados|foto:|photo:|imagem:|publicidade|advertisement|javascript|compartilhe (?:no|na|em|este|esta)|share this|comparte esta? |siga-nos|follow us|siguenos|politica de privacidade|privacy policy/;

const FACTS_MIN = 3;
/** So much of a page stands in a caption; so long a sentence is none. */
const KEPT_MAX = 2000;
const SENTENCE_MAX = 420;
/** What the page is about weighs as much as a small fact. */
const SUBJECT_WEIGHT = 5;

/** A page's own sentences in its own order, paragraph by paragraph: those that tell the most where they are too many. */
export function readPage(
  { siteName, text, title, url }: NonNullable<Brief["article"]>,
  theme: Theme,
  language: Language,
): Told | null {
  const lines = readLines(text, language);
  const prose = lines.filter(({ isMarked, shape }) => !isMarked && shape !== "heading");
  const sentences = prose.flatMap((line) => sentencesIn(line.text, language).filter(isSaid));
  const kept = new Set(chosen([...new Set(sentences)], `${title} ${theme.headline}`, language));
  const told = lines.flatMap((line, index): Line[] => {
    if (NOISE.test(fold(line.text)) && (line.isMarked || line.shape === "heading")) return [];
    if (line.isMarked) return [line];
    if (line.shape === "heading") return lines[index + 1]?.isMarked ? [line] : [];
    const own = sentencesIn(line.text, language).filter((sentence) => kept.delete(sentence));
    return own.length > 0 ? [{ ...line, shape: "prose", row: null, text: own.join(" ") }] : [];
  });
  const { calls, parts } = paragraphs(told.slice(0, LINES_MAX), language);
  const count = parts.reduce(
    (sum, part) => sum + ("sentences" in part ? part.sentences.length : "rows" in part ? part.rows.length : 1),
    0,
  );
  if (count + calls.length < FACTS_MIN) return null;
  const site = siteName ?? hostOf(url);
  return {
    title: title
      .replace(/[{}[\]]/g, "")
      .replace(/\s+/g, " ")
      .trim(),
    site,
    url,
    parts: numbered(compared(parts), language),
    call: callOf(calls, language),
  };
}

const LINES_MAX = 60;

const isSaid = (sentence: string): boolean =>
  characters(sentence) <= SENTENCE_MAX && /[.!?…:]["”»)]?$/.test(sentence) && !NOISE.test(fold(sentence));

/** Each paragraph by itself: its sentences belong together. */
function paragraphs(lines: readonly Line[], language: Language): { parts: Part[]; calls: string[] } {
  const groups = inRuns(lines, (run, line) => {
    const isProse = line.shape === "prose" && !line.isMarked;
    return !isProse && run.every(({ isMarked, shape }) => isMarked || shape === "heading");
  });
  const isReached = (sentence: string) => marksOf(sentence, language).some(isContact);
  const isAnywhere = lines.some(({ text }) => isReached(text));
  const read = groups.map((group, index) =>
    readParts(group, language, (sentence) =>
      // A page's advice is in the imperative too: only what says where one reaches somebody is its call.
      isAnywhere ? isReached(sentence) : index === groups.length - 1 && isCall(sentence, language),
    ),
  );
  return { parts: read.flatMap(({ parts }) => together(parts)), calls: read.flatMap(({ calls }) => calls) };
}

/** A paragraph's sentences in one part, of one subject or of several. */
function together(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((told, part) => {
    const last = told.at(-1);
    if (part.kind !== "statement") return [...told, part];
    // A story's days and places are no appointment.
    const own: Part = part.title === null && part.topic !== "price" ? { ...part, topic: "content" } : part;
    if (last?.kind !== "statement" || part.title !== null) return [...told, own];
    const topic = last.topic === own.topic ? last.topic : "content";
    return [...told.slice(0, -1), { ...last, topic, sentences: [...last.sentences, ...part.sentences] }];
  }, []);
}

/** All of them where there is room; else those of facts and of the subject, with what they go on from. */
function chosen(sentences: string[], about: string, language: Language): string[] {
  const weights = new Map<string, number>();
  for (const stem of sentences.flatMap(stemsOf)) weights.set(stem, (weights.get(stem) ?? 0) + 1);
  const wanted = new Set(stemsOf(about));
  const central = sentences.map((sentence) => {
    const stems = stemsOf(sentence);
    const weight = stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0) + (wanted.has(stem) ? 3 : 0), 0);
    return weight / Math.sqrt(stems.length + 4);
  });
  const most = Math.max(1, ...central);
  const scored = sentences.map((sentence, index) => ({
    sentence,
    index,
    score: weightOf(sentence, language) + ((central[index] ?? 0) / most) * SUBJECT_WEIGHT,
  }));
  const kept = new Set<number>();
  let room = KEPT_MAX;
  for (const { index } of scored.toSorted((a, b) => b.score - a.score)) {
    const chain = chainTo(sentences, index, language).filter((at) => !kept.has(at));
    const size = chain.reduce((sum, at) => sum + characters(sentences[at] ?? ""), 0);
    if (size > room || isSaidBefore(sentences, index, kept)) continue;
    for (const at of chain) kept.add(at);
    room -= size;
  }
  return sentences.filter((_, index) => kept.has(index));
}

/** It and what it goes on from. */
function chainTo(sentences: readonly string[], index: number, language: Language): number[] {
  const before = sentences.slice(0, index + 1).findLastIndex((sentence) => !pointsBack(sentence, language));
  const from = Math.max(before, index - 2, 0);
  return Array.from({ length: index - from + 1 }, (_, step) => from + step);
}

const ALIKE = 0.85;

function isSaidBefore(sentences: readonly string[], index: number, kept: ReadonlySet<number>): boolean {
  const own = stemsOf(sentences[index] ?? "");
  return [...kept].some((at) => {
    if (at === index) return false;
    const other = new Set(stemsOf(sentences[at] ?? ""));
    return own.length > 3 && own.filter((stem) => other.has(stem)).length / own.length >= ALIKE;
  });
}

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url);
