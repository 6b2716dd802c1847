import { fold } from "#lib/domain/fold.ts";
import type { Part } from "./told.ts";

type Facts = Extract<Part, { kind: "list" }>;

/** So much of a fact finds it in what was typed. */
const BEGINNING = 12;

/** Facts that slides keep apart by their kinds, in the order in which their owner typed them; as they were where one is not found there. */
export function asTyped(lists: readonly Facts[], theme: string): readonly Facts[] {
  const [first, ...others] = lists;
  if (!first || others.length === 0) return lists;
  const typed = fold(theme);
  const rows = lists
    .flatMap((list) => list.rows)
    .map((row) => ({ row, at: typed.indexOf(fold(row).slice(0, BEGINNING)) }));
  if (rows.some(({ at }) => at < 0)) return lists;
  return [{ ...first, rows: rows.toSorted((a, b) => a.at - b.at).map(({ row }) => row) }];
}
