import type { Language } from "#lib/domain/language.ts";
import { bareContactIn, callOf } from "./read-call.ts";
import type { Part, Told } from "./told.ts";

const rowsOf = (part: Part): string[] =>
  part.kind === "list" ? part.rows : part.kind === "statement" ? part.sentences : [];

function without(part: Part, line: string): Part[] {
  const rows = rowsOf(part).filter((row) => row !== line);
  if (rows.length === 0) return [];
  const { title, topic } = part;
  return [
    part.kind === "list" && rows.length > 1 ? { ...part, rows } : { kind: "statement", sentences: rows, title, topic },
  ];
}

/** "91 555 03 40" typed among the facts asks its reader to call. */
export function withBareContact(told: Told, language: Language): Told {
  if (told.call !== null) return told;
  const line = told.parts.flatMap(rowsOf).find((row) => bareContactIn(row, language));
  if (line === undefined) return told;
  const parts = told.parts.flatMap((part) => (rowsOf(part).includes(line) ? without(part, line) : [part]));
  return { ...told, call: callOf([line], language), parts };
}
