import type { Language } from "#lib/domain/language.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { sentencesIn } from "./cuts.ts";
import { isContact, marksOf } from "./marks.ts";

/** What goes on with where it is, or with the list it stands in, is no sentence of its own. */
const GOES_ON = /^(?:e|y|o|ou|u|and|or|em|en|n[ao]s?|in|at|on|que|who|which|with|com|con)\s/iu;
const LAST = /^(.{24,}),\s+([^,;]{8,}?(?:,\s+[^,;]{3,40})?)$/su;

/** "Apprentice wanted, part time, no experience needed, write to ada@example.com": whoever reads it is asked apart from what is told. */
export function callApart(text: string, language: Language): string {
  if (text.includes("\n") || sentencesIn(text, language).length > 1) return text;
  const pieces = text.split(/,\s+/u);
  const reached = (piece: string) => marksOf(piece, language).some(isContact);
  const at = pieces.findIndex(reached);
  if (at < 2 || at < pieces.length - 2 || pieces.slice(at + 1).some(reached)) return text;
  const call = pieces.slice(at).join(", ");
  const told = pieces.slice(0, at).join(", ");
  return GOES_ON.test(call) || !LAST.test(`${told}, ${call}`) ? text : `${told}. ${begun(call)}`;
}
