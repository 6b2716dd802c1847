import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { factsBetween } from "./commas.ts";
import { sentencesIn } from "./cuts.ts";
import { isContact, marksOf } from "./marks.ts";
import { bidIn } from "./read-call.ts";
import { isCall } from "./topic.ts";

/** What goes on with where it is, or with the list it stands in, is no sentence of its own. */
const GOES_ON = /^(?:e|y|o|ou|u|and|or|em|en|n[ao]s?|in|at|on|que|who|which|with|com|con)\s/iu;
/** So much is told before it, and asked by it. */
const MIN = { told: 24, asked: 8 } as const;

/** "Tickets on the door", "inscrição na loja" */
export const namesWay = (piece: string, language: Language): boolean =>
  readToldWords(language).callNouns.test(fold(piece)) &&
  marksOf(piece, language).length === 0 &&
  piece.split(" ").length > 2;

/** "Apprentice wanted, part time, no experience needed, write to ada@example.com": whoever reads it is asked apart from what is told. */
export function callApart(text: string, language: Language): string {
  if (text.includes("\n") || sentencesIn(text, language).length > 1) return text;
  const pieces = text.split(/,\s+/u);
  const reached = (piece: string) => marksOf(piece, language).some(isContact);
  const asks = pieces.findIndex(reached);
  const last = pieces.length - 1;
  const ends = pieces[last] ?? "";
  const isAsked = isCall(ends, language) || bidIn(ends, language) !== undefined || namesWay(ends, language);
  const at = asks >= 0 || !isAsked ? asks : last;
  if (at < 2 || at < pieces.length - 2 || pieces.slice(at + 1).some(reached)) return text;
  const told = pieces.slice(0, at).join(", ");
  const [head = "", ...rest] = factsBetween(told, language);
  const call = pieces.slice(at).join(", ");
  if (GOES_ON.test(call) || told.length < MIN.told || call.length < MIN.asked) return text;
  const isListed = rest.length > 1 && !/[:,]/.test(head);
  return `${isListed ? `${head}: ${rest.join(", ")}` : told}. ${begun(call)}`;
}
