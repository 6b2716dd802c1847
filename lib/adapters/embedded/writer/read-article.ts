import type { Brief } from "#lib/domain/draft.ts";
import { characters } from "#lib/domain/text.ts";
import { fold, languageOf, stemsOf } from "#lib/domain/fold.ts";
import type { Theme } from "./read-theme.ts";

/** Facts of a text that someone else wrote, in its own order. */
export interface Article {
  title: string;
  site: string | null;
  url: string;
  facts: { title: string; body: string; sentence: string }[];
}

const NOISE =
  /cookie|newsletter|assine|inscreva|subscribe|sign up|suscrib|leia (?:tambem|mais)|read more|lee tambien|lea tambien|clique|click here|haz clic|copyright|todos os direitos|all rights|foto:|photo:|imagem:|publicidade|advertis|javascript|compartilh|share this|comparte|login|whatsapp|siga-nos|follow us|siguenos/;
const POINTS_BACK =
  /^(?:isso|isto|ele|ela|eles|elas|esse|essa|este|esta|esses|essas|mas|porem|entretanto|no entanto|ja|alem disso|segundo ele|it|they|this|that|these|those|he|she|but|however|also|and|eso|esto|ellos|ellas|ese|pero|sin embargo|ademas|tambem|tambien|y|e)\b/;

/** The link's article, or a theme so long that it is one; null without facts in the brief's language. */
export function readArticle({ article, language, theme: themeText }: Brief, theme: Theme): Article | null {
  const text = article ? article.text : themeText.length > 700 ? themeText : "";
  if (text === "") return null;
  const spoken = languageOf(text.slice(0, 3000));
  const facts =
    spoken === null || spoken === language ? factsOf(text, `${article?.title ?? ""} ${theme.headline}`) : [];
  if (facts.length < 3 && !article) return null;
  return {
    title: cleaned(article?.title ?? theme.headline),
    site: article ? (article.siteName ?? hostOf(article.url)) : null,
    url: article?.url ?? "",
    facts: facts.length < 3 ? [] : facts,
  };
}

function factsOf(text: string, about: string): Article["facts"] {
  const sentences = text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?…]["”»)]?)\s+(?=["“«¿¡(]?[\p{Lu}\p{N}])/u))
    .map(cleaned)
    .filter((sentence) => isFact(sentence));
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
    if (best.length === 7) break;
    if (best.every((chosen) => alike(chosen.sentence, candidate.sentence) < 0.6)) best.push(candidate);
  }
  return best.toSorted((a, b) => a.index - b.index).map(({ sentence }) => ({ sentence, ...parted(sentence) }));
}

const isFact = (sentence: string): boolean => {
  const length = characters(sentence);
  const folded = fold(sentence);
  return (
    length >= 45 && length <= 230 && /[.!…]["”»)]?$/.test(sentence) && !NOISE.test(folded) && !POINTS_BACK.test(folded)
  );
};

function alike(first: string, second: string): number {
  const [a, b] = [new Set(stemsOf(first)), stemsOf(second)];
  return b.filter((stem) => a.has(stem)).length / Math.max(1, Math.min(a.size, b.length));
}

/** A short beginning as title and the rest as body, where the sentence allows it; else no title of its own. */
function parted(sentence: string): { title: string; body: string } {
  const parts = /^(.{18,68}?)(?:;|:| —| –)\s+(.{25,})$/u.exec(sentence);
  if (parts?.[1] && parts[2])
    return { title: parts[1], body: fit(parts[2].replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())) };
  if (characters(sentence) <= 70) return { title: sentence.replace(/\.$/, ""), body: "" };
  return { title: "", body: fit(sentence) };
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
