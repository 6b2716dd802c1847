import { readKinds } from "#lib/content/kinds/kinds.ts";
import type { Language } from "#lib/domain/language.ts";

/** "How often should a cockapoo be groomed" asks it of a dog: what is known of all of a kind answers for one. */
export function ofKind(asked: string, language: Language): string {
  for (const [kind, names] of Object.entries(readKinds(language))) {
    const named = new RegExp(`(?<!\\p{L})(?:${names.toSorted(byLength).join("|")})(s?)(?!\\p{L})`, "iu");
    if (named.test(asked)) return asked.replace(named, `${kind}$1`);
  }
  return asked;
}

const byLength = (one: string, other: string): number => other.length - one.length;
