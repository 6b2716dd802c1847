import { fold } from "#lib/domain/fold.ts";
import { isLineOfFacts, linesOf, type Part } from "./told.ts";

type Facts = Extract<Part, { kind: "list" }>;

/** So much of a fact finds it in what was typed. */
const BEGINNING = 12;

const areFacts = (part: Part): part is Facts => part.kind === "list" && isLineOfFacts(part);

/** Where a fact ends. */
const ENDS = /^\s*(?:[,.;:!?\n]|$)/u;

/** Facts that slides keep apart by their kinds, in the order in which their owner typed them; a table of prices stays apart from what stands around it. */
export function asTyped(parts: readonly Part[], theme: string): readonly Part[] {
  const at = parts.findIndex(areFacts);
  if (at < 0 || parts.some(({ kind }) => kind === "prices")) return parts;
  const others = parts.filter((part) => !areFacts(part));
  return [...others.slice(0, at), ...together(parts.filter(areFacts), theme), ...others.slice(at)];
}

/** As they were, where one of them is not found in what was typed. */
function together(lists: readonly Facts[], theme: string): readonly Facts[] {
  const [first, ...others] = lists;
  if (!first || others.length === 0) return lists;
  const positionOf = positionsIn(theme);
  const placed = lists.flatMap((list) => list.rows).map((row) => ({ row, at: positionOf(row) }));
  if (placed.some(({ at }) => at < 0)) return lists;
  return [{ ...first, rows: placed.toSorted((a, b) => a.at - b.at).map(({ row }) => row) }];
}

/** What is said aloud, in the order in which it was typed: what is not found there stays behind what it followed. */
export function saidAsTyped(parts: readonly Part[], theme: string): readonly Part[] {
  const positionOf = positionsIn(theme);
  let last = -1;
  const placed = asTyped(parts, theme).map((part) => {
    last =
      linesOf(part)
        .map(positionOf)
        .find((at) => at >= 0) ?? last;
    return { part, at: last };
  });
  return placed.toSorted((a, b) => a.at - b.at).map(({ part }) => part);
}

/** Where each line begins in what was typed; below 0 where it does not. */
function positionsIn(theme: string): (line: string) => number {
  const typed = fold(theme);
  return (line) => {
    const begins = fold(line).slice(0, BEGINNING);
    if (begins.length === BEGINNING) return typed.indexOf(begins);
    // "Clay" among what is included is not the "clay" of the title's "clay sessions".
    const first = typed.indexOf(begins);
    let at = first;
    while (at >= 0 && !ENDS.test(typed.slice(at + begins.length))) at = typed.indexOf(begins, at + 1);
    return at < 0 ? first : at;
  };
}
