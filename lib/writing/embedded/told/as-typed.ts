import { fold } from "#lib/domain/fold.ts";
import { isLineOfFacts, type Part } from "./told.ts";

type Facts = Extract<Part, { kind: "list" }>;

/** So much of a fact finds it in what was typed. */
const BEGINNING = 12;

const areFacts = (part: Part): part is Facts => part.kind === "list" && isLineOfFacts(part);

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
  const typed = fold(theme);
  const rows = lists
    .flatMap((list) => list.rows)
    .map((row) => ({ row, at: typed.indexOf(fold(row).slice(0, BEGINNING)) }));
  if (rows.some(({ at }) => at < 0)) return lists;
  return [{ ...first, rows: rows.toSorted((a, b) => a.at - b.at).map(({ row }) => row) }];
}
