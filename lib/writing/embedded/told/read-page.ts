import type { Brief } from "#lib/domain/draft.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { stemsOf } from "#lib/writing/words/known-words.ts";
import type { Theme } from "#lib/writing/embedded/read-theme.ts";
import { compared, numbered } from "./arrange.ts";
import { sentencesIn } from "./cuts.ts";
import { type Line, readLines } from "./lines.ts";
import { isContact, marksOf } from "./marks.ts";
import { readParts } from "./read-parts.ts";
import { callOf } from "./read-call.ts";
import type { Told } from "./told.ts";
import { topicOf } from "./topic.ts";

const NOISE =
  /cookie|newsletter|\bassine|inscreva-se (?:no|em nosso|na nossa)|subscribe|sign up for our|suscrib|leia (?:tambem|mais)|read more|lee tambien|lea tambien|clique aqui|click here|haz clic|copyright|todos os direitos|all rights|derechos reservados|foto:|photo:|imagem:|publicidade|advertis|javascript|compartilh|share this|comparte|\blogin\b|siga-nos|follow us|siguenos|politica de privacidade|privacy policy/;
const POINTS_BACK =
  /^(?:isso|isto|ele|ela|eles|elas|esse|essa|esses|essas|mas|porem|entretanto|no entanto|alem disso|segundo ele|it|they|this|that|these|those|he|she|but|however|also|and|eso|esto|ellos|ellas|ese|pero|sin embargo|ademas|tambem|tambien|y|e)\b/;

const FACTS_MIN = 3;
const BEST_MAX = 7;
const MARKED_MAX = 5;
const LENGTH = { min: 40, max: 320 } as const;

/** The most important sentences of a page, and those with its dates, prices, places and addresses. */
export function readPage(
  { siteName, text, title, url }: NonNullable<Brief["article"]>,
  theme: Theme,
  language: Language,
): Told | null {
  const lines = readLines(text, language).filter((line) => !NOISE.test(fold(line.text)));
  const prose = lines
    .filter(({ isMarked }) => !isMarked)
    .flatMap((line) => sentencesIn(line.text, language).filter(isSaid));
  const kept = new Set(chosen([...new Set(prose)], `${title} ${theme.headline}`, language));
  const told = lines.flatMap((line, index): Line[] => {
    if (line.isMarked) return [line];
    if (line.shape === "heading") return lines[index + 1]?.isMarked ? [line] : [];
    const own = sentencesIn(line.text, language).filter((sentence) => kept.delete(sentence));
    return own.length > 0 ? [{ ...line, shape: "prose", row: null, text: own.join(" ") }] : [];
  });
  const { calls, parts } = readParts(told.length > 0 ? told.slice(0, 40) : [], language);
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

const isSaid = (sentence: string): boolean => {
  const length = characters(sentence);
  const folded = fold(sentence);
  return (
    length >= LENGTH.min &&
    length <= LENGTH.max &&
    /[.!?…]["”»)]?$/.test(sentence) &&
    !NOISE.test(folded) &&
    !POINTS_BACK.test(folded)
  );
};

function chosen(sentences: string[], about: string, language: Language): string[] {
  const weights = new Map<string, number>();
  for (const stem of sentences.flatMap(stemsOf)) weights.set(stem, (weights.get(stem) ?? 0) + 1);
  const wanted = new Set(stemsOf(about));
  const scored = sentences.map((sentence, index) => {
    const stems = stemsOf(sentence);
    const weight = stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0) + (wanted.has(stem) ? 3 : 0), 0);
    return { sentence, index, score: (weight / Math.sqrt(stems.length + 4)) * (index < 3 ? 1.3 : 1) };
  });
  const best: typeof scored = [];
  const isNew = ({ sentence }: (typeof scored)[number]) => best.every((other) => alike(other.sentence, sentence) < 0.6);
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const marked = ranked.filter(({ sentence }) => isMarkedFact(sentence, language));
  for (const [candidates, max] of [
    [ranked, BEST_MAX],
    [marked, BEST_MAX + MARKED_MAX],
  ] as const)
    for (const candidate of candidates)
      if (best.length < max && !best.includes(candidate) && isNew(candidate)) best.push(candidate);
  return best.toSorted((a, b) => a.index - b.index).map(({ sentence }) => sentence);
}

const isMarkedFact = (sentence: string, language: Language): boolean =>
  topicOf(sentence, language) === "where" ||
  marksOf(sentence, language).some(
    (mark) => isContact(mark) || ["price", "date", "time", "percent"].includes(mark.kind),
  );

function alike(first: string, second: string): number {
  const [a, b] = [new Set(stemsOf(first)), stemsOf(second)];
  return b.filter((stem) => a.has(stem)).length / Math.max(1, Math.min(a.size, b.length));
}

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url);
