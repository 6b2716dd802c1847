import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { countWords } from "#lib/writing/draft/script.ts";
import { withinPair } from "./cuts.ts";
import { marksOf } from "./marks.ts";
import type { Part } from "./told.ts";

/** Statements of one subject that stand side by side are one; all else stands in the order in which it was written. */
export function joined(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((told, part) => {
    const last = told.at(-1);
    const alike =
      last?.kind === "statement" && part.kind === "statement" && last.topic === part.topic && last.title === part.title;
    return alike
      ? [...told.slice(0, -1), { ...last, sentences: [...last.sentences, ...part.sentences] }]
      : [...told, part];
  }, []);
}

const SIDE_MAX = 180;
const OPPOSED = /^(?:antes|before)$/;

export function isPair(first: string, second: string): boolean {
  const [one, other] = [fold(first).split(" "), fold(second).split(" ")];
  return (
    (one[0] === other[0] && one.length > 1 && other.length > 1) || (one.length === 1 && OPPOSED.test(one[0] ?? ""))
  );
}

/** Two lists whose headings are of one kind, "Plano A" and "Plano B", or "Antes" and "Depois", stand side by side. */
export function compared(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((told, part) => {
    const last = told.at(-1);
    if (last?.kind !== "list" || part.kind !== "list" || !last.title || !part.title) return [...told, part];
    const fits = [last, part].every(
      ({ rows, title }) => characters(rows.join("; ")) <= SIDE_MAX && characters(title ?? "") <= 40,
    );
    if (!isPair(last.title, part.title) || !fits) return [...told, part];
    const sides = { left: { name: last.title, rows: last.rows }, right: { name: part.title, rows: part.rows } };
    return [...told.slice(0, -1), { kind: "comparison", topic: "content", title: null, ...sides }];
  }, []);
}

/** The first price or share that a sentence has to itself stands large. */
export function numbered(parts: readonly Part[], language: Language): Part[] {
  const at = parts.findIndex((part) => numberOf(part, language) !== null);
  return parts.map((part, index) => (index === at ? (numberOf(part, language) ?? part) : part));
}

const NUMBER_WORDS = 7;

/** "From £60" is no £60, and "+4 €" no 4 €. */
const LEADS = /(?:\+|(?:^|\s)(?:from|desde|a partir de|ate|hasta|up to|plus|mais|mas))\s*$/;

function numberOf(part: Part, language: Language): Part | null {
  if (part.kind !== "statement" || part.title !== null || part.sentences.length !== 1) return null;
  const [sentence = ""] = part.sentences;
  const within = withinPair(sentence);
  const telling = marksOf(sentence, language).filter(({ kind }) => kind === "price" || kind === "percent");
  const [mark] = telling;
  // So short it stands as large as its number.
  if (countWords(sentence) < NUMBER_WORDS) return null;
  if (telling.length !== 1 || !mark || !/\d/.test(mark.text) || characters(sentence) > SIDE_MAX) return null;
  const { charged, turns } = readToldWords(language);
  const before = fold(sentence.slice(0, mark.from));
  if (within[mark.from] === true || turns.test(before) || LEADS.test(before) || charged.test(fold(sentence)))
    return null;
  return { kind: "number", topic: part.topic, title: null, number: mark.text, sentence };
}
