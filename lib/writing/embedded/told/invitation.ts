import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { linesOf, openingOf, type Told } from "./told.ts";
import { whenRuns } from "./when.ts";
import { addressIn } from "./where.ts";

export interface Invitation {
  /** where to come, or else when, in the text's own words, and as it stands within a sentence */
  place: string;
  said: string;
  /** the day, where both are known */
  day: string | null;
}

/** What is bought from afar has nobody come. */
const REMOTE = /\b(?:on-?line|en linea|frete|shipping|we (?:post|ship)|envio|envios)\b/u;

/** Where and when a text without a call of its own would have its reader come; null where it says neither, or that nobody is there. */
export function invitationOf(told: Told, language: Language): Invitation | null {
  const { staysAway } = readToldWords(language);
  const { rest, whole } = openingOf(told);
  const lines = [whole, ...rest.flatMap(linesOf)];
  if (told.call !== null || told.site !== null || staysAway.test(fold(whole))) return null;
  if (lines.some((line) => REMOTE.test(fold(line)))) return null;
  const where = lines.map(addressIn).find((text) => text !== null && characters(text) <= LIMITS.label);
  const day = dayOf(whole, language);
  if (where) return { place: begun(where), said: where, day: day && begun(day) };
  return day === null ? null : { place: begun(day), said: day, day: null };
}

/** A day to come on, and none by which or from which something holds. */
function dayOf(title: string, language: Language): string | null {
  const { since, until } = readToldWords(language);
  const [run, ...others] = whenRuns(title, language);
  if (!run || others.length > 0 || !/\d/.test(run.text) || characters(run.text) > LIMITS.label) return null;
  const folded = fold(run.text);
  return until.test(folded) || since.test(folded) ? null : run.text.replace(/^(?:on|el|los|n[ao]s?)\s/iu, "");
}
