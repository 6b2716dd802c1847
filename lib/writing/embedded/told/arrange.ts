import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { withinPair } from "./cuts.ts";
import { marksOf } from "./marks.ts";
import { type Part, type Topic } from "./told.ts";

/** A text's own order is kept between when and where, and between a price and its conditions. */
const RANKS: Record<Topic, number> = { what: 0, when: 1, where: 1, content: 2, price: 3, conditions: 3, quote: 4 };

const TABLES: ReadonlySet<Part["kind"]> = new Set(["prices", "programme", "details", "steps", "list"]);
const NAMED: [Topic, RegExp][] = [
  ["price", /\b(?:prices?|rates|fees|tariffs?|precos?|valores|tabela|tarifas?|precios?|lista de precios)\b/],
  ["content", /\b(?:program(?:me|a|acao|acion)?|schedule|agenda|cartelera|menu|cardapio|carta)\b/],
];

/**
 * In the order in which a reader needs them; of one subject in the order in which they were written. What is said in
 * one breath with the title stays with it.
 */
export function arranged(parts: readonly Part[], title = "", isOneWithTitle = false): Part[] {
  const named = NAMED.find(([, sign]) => sign.test(fold(title)))?.[0];
  const ranks = parts.reduce<number[]>((told, part, index) => {
    // A table right below the title is what the title is of, as is what it names: "Prices for schools".
    const isFirst = index === 0 && (isOneWithTitle || TABLES.has(part.kind));
    if (isFirst || (part.kind !== "statement" && part.kind !== "number" && part.topic === named))
      return [...told, RANKS.what];
    // A sentence without a subject of its own stays with the one before it.
    const stays = part.kind === "statement" && part.title === null && part.topic === "content" && index > 0;
    return [...told, stays ? (told.at(-1) ?? 0) : RANKS[part.topic]];
  }, []);
  const ranked = parts.map((part, index) => ({ part, rank: ranks[index] ?? 0 }));
  return joined(ranked.toSorted((a, b) => a.rank - b.rank).map(({ part }) => part));
}

/** Statements of one subject that now stand side by side are one. */
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

function numberOf(part: Part, language: Language): Part | null {
  if (part.kind !== "statement" || part.title !== null || part.sentences.length !== 1) return null;
  const [sentence = ""] = part.sentences;
  const within = withinPair(sentence);
  const telling = marksOf(sentence, language).filter(({ kind }) => kind === "price" || kind === "percent");
  const [mark] = telling;
  if (telling.length !== 1 || !mark || !/\d/.test(mark.text) || characters(sentence) > SIDE_MAX) return null;
  if (within[mark.from] === true || readToldWords(language).turns.test(fold(sentence.slice(0, mark.from)))) return null;
  return { kind: "number", topic: part.topic, title: null, number: mark.text, sentence };
}
