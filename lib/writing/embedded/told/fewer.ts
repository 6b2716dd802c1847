import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { weightOf } from "./weight.ts";
import { type Part, partKept } from "./told.ts";
import { goesOn } from "./topic.ts";

/** What somebody said tells more than a sentence without a fact. */
const QUOTE_WEIGHT = 8;

type Statement = Extract<Part, { kind: "statement" }>;

/** Too short for a slide of its own. */
const SHORT = 90;

/** Facts of a few words share one. */
const FACT_MAX = 44;
const PAIR_MAX = 90;
const BRIEF: ReadonlySet<Part["topic"]> = new Set(["what", "content", "price", "conditions"]);

const isOwn = (part: Part | undefined): part is Statement => part?.kind === "statement" && part.title === null;
const lengthOf = ({ sentences }: Statement): number => characters(sentences.join(" "));

/** A statement of one short line joins its neighbour; where room is scarce, as many as fit join, and single rows too. */
function gathered(parts: readonly Part[], isScarce: boolean): Part[] {
  const flat = isScarce ? parts.map(plain) : parts;
  return flat.reduce<Part[]>((told, part) => {
    const last = told.at(-1);
    if (!isOwn(last) || !isOwn(part)) return [...told, part];
    const isOne = last.topic === part.topic || [last, part].every(({ topic }) => topic === "when" || topic === "where");
    const together = lengthOf(last) + lengthOf(part) + 1;
    const areBrief = [last, part].every((one) => BRIEF.has(one.topic) && lengthOf(one) <= FACT_MAX);
    const joins =
      isScarce ||
      (areBrief && together <= PAIR_MAX) ||
      (isOne && together <= LIMITS.slideBody && Math.min(lengthOf(last), lengthOf(part)) < SHORT);
    if (!joins) return [...told, part];
    const topic = isOne ? last.topic : "content";
    return [...told.slice(0, -1), { ...last, topic, sentences: [...last.sentences, ...part.sentences] }];
  }, []);
}

const plain = (part: Part): Part =>
  part.kind === "number" ? { kind: "statement", topic: part.topic, title: null, sentences: [part.sentence] } : part;

/** A sentence without a fact weighs less. */
const TELLING_MIN = 1;

/** As many as there is room for: sentences without a fact go first, then facts stand closer together, then the least go. */
export function fitted(
  parts: readonly Part[],
  room: number,
  sizeOf: (parts: readonly Part[]) => number,
  language: Language,
): Part[] {
  const loose = gathered(parts, false);
  // Where all of it fits when it stands closer, nothing goes.
  const close = gathered(loose, true);
  if (sizeOf(loose) > room && sizeOf(close) <= room) return close;
  let kept = loose;
  for (let over = sizeOf(kept) - room; over > 0; over = sizeOf(kept) - room) {
    const left = withoutLeast(kept, language, over, TELLING_MIN);
    if (left.length === 0 || left === kept) break;
    kept = left;
  }
  if (sizeOf(kept) <= room) return restored(loose, kept, room, sizeOf, language);
  kept = gathered(kept, true);
  for (let over = sizeOf(kept) - room; over > 0 && kept.length > 0; over = sizeOf(kept) - room)
    kept = withoutLeast(kept, language, over);
  return restored(gathered(loose, true), kept, room, sizeOf, language);
}

/** What went with others although there is room for it, the most telling first. */
function restored(
  whole: readonly Part[],
  kept: readonly Part[],
  room: number,
  sizeOf: (parts: readonly Part[]) => number,
  language: Language,
): Part[] {
  const told = new Set(kept.flatMap(piecesOf));
  const pieces = whole.flatMap((part) => {
    const own = piecesOf(part);
    const weights = weightsOf(own, language);
    return own.map((text, at) => ({
      text,
      weight: weights[at] ?? 0,
      before: goesOn(own[at - 1] ?? "", text, language) ? own[at - 1] : undefined,
    }));
  });
  const of = (texts: ReadonlySet<string>) =>
    whole.flatMap((part) => {
      const own = piecesOf(part);
      if (own.every((text) => texts.has(text))) return [part];
      return partKept(part, (at) => texts.has(own[at] ?? "")) ?? [];
    });
  // Otherwise gathered they may take more room than they did.
  if (sizeOf(of(told)) > room) return [...kept];
  for (const { before, text } of pieces.filter((one) => !told.has(one.text)).toSorted((a, b) => b.weight - a.weight)) {
    if (before !== undefined && !told.has(before)) continue;
    const more = new Set([...told, text]);
    if (sizeOf(of(more)) <= room) told.add(text);
  }
  return of(told);
}

/** Without so many sentences or rows, those that tell the least; of those alike the last. */
export function withoutLeast(parts: Part[], language: Language, count = 1, below = Infinity): Part[] {
  const told = parts.flatMap((part, index) =>
    weightsOf(piecesOf(part), language).map((weight, place) => ({
      index,
      place,
      weight: weight + (part.kind === "quote" ? QUOTE_WEIGHT : 0),
    })),
  );
  const ranked = told
    .filter(({ weight }) => weight < below)
    .toSorted((a, b) => a.weight - b.weight || b.index - a.index || b.place - a.place);
  const least = ranked.slice(0, Math.max(1, count));
  if (least.length === 0) return parts;
  return parts.flatMap((part, index) => {
    const places = new Set(least.filter((piece) => piece.index === index).map(({ place }) => place));
    return places.size === 0 ? [part] : (partKept(part, (place) => !places.has(place)) ?? []);
  });
}

/** What another sentence goes on from is not left out before it. */
function weightsOf(pieces: readonly string[], language: Language): number[] {
  return pieces.reduceRight<number[]>((told, text, place) => {
    const next = pieces[place + 1];
    const isNeeded = next !== undefined && goesOn(text, next, language);
    const own = weightOf(text, language);
    return [isNeeded ? Math.max(own, told[0] ?? own) : own, ...told];
  }, []);
}

function piecesOf(part: Part): string[] {
  if (part.kind === "statement") return part.sentences;
  if (part.kind === "number") return [part.sentence];
  if (part.kind === "quote") return [part.text];
  if (part.kind === "comparison") return [part.left.name];
  return part.rows.map((row) => (typeof row === "string" ? row : `${row.name} ${row.value}`));
}
