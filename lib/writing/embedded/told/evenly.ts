import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { packed } from "./fit-told.ts";

/** As many in each as in the others. */
export function evenly<Item>(items: readonly Item[], max: number): Item[][] {
  const count = Math.ceil(items.length / max);
  const from = (group: number) => Math.round((group * items.length) / count);
  return Array.from({ length: count }, (_, group) => items.slice(from(group), from(group + 1)));
}

/** Rows together, with no last one alone where they can be shared out; one that is too long by itself is parted. */
export function packedEvenly(rows: readonly string[], language: Language, max: number, joint: string): string[] {
  for (let most = rows.length; most > 0; most--) {
    const groups = evenly(rows, most).map((group) => group.join(joint));
    if (groups.every((group) => characters(group) <= max)) return groups;
  }
  return packed(rows, language, max, joint);
}
