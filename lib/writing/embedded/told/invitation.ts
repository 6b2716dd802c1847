import { readToldWords } from "#lib/content/told/told.ts";
import { fold } from "#lib/domain/fold.ts";
import type { Language } from "#lib/domain/language.ts";
import { characters } from "#lib/domain/text.ts";
import { LIMITS } from "#lib/writing/draft/contents.ts";
import { lower } from "#lib/writing/embedded/letters.ts";
import { begun } from "#lib/writing/embedded/sentence.ts";
import { linesOf, openingOf, type Told, type Topic } from "./told.ts";
import { hasMark } from "./marks.ts";
import { areOpeningHours } from "./opening-hours.ts";
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
  const { deadlines, light, staysAway } = readToldWords(language);
  const { rest, whole } = openingOf(told);
  const lines = [whole, ...rest.flatMap(linesOf)];
  if (told.call !== null || told.site !== null || [staysAway, deadlines].some((sign) => sign.test(fold(whole))))
    return null;
  if (lines.some((line) => REMOTE.test(fold(line)))) return null;
  const placed = rowsOf(told, "where")
    .filter((row) => characters(row) <= LIMITS.label)
    .map((row) => (light.has(fold(row.split(" ")[0] ?? "")) ? lower(row) : row))
    .at(0);
  const where = placed ?? lines.map(addressIn).find((text) => text !== null && characters(text) <= LIMITS.label);
  const days = rowsOf(told, "when").flatMap((row) => dateIn(row, language) ?? []);
  const day = dayOf(whole, language) ?? days.find((text) => characters(text) <= LIMITS.label) ?? null;
  if (where) return { place: begun(where), said: [day, where].filter(Boolean).join(", "), day: day && begun(day) };
  return day === null ? null : { place: begun(day), said: day, day: null };
}

/** What a line of facts says of one kind. */
const rowsOf = ({ parts }: Told, topic: Topic): string[] =>
  parts.flatMap((part) => {
    if (part.topic !== topic || part.title !== null) return [];
    return part.kind === "list" ? part.rows : part.kind === "statement" ? part.sentences : [];
  });

/** A row that is a day, with its hours; of a sentence the day that it begins with. */
function dateIn(row: string, language: Language): string | null {
  const day = dayOf(row, language);
  if (day === null || !hasMark(day, language, "date") || whenRuns(row, language)[0]?.from !== 0) return null;
  return lower(/[.!]$/u.test(row) || characters(row) > LIMITS.label ? day : row);
}

/** A day to come on, and none by which or from which something holds. */
function dayOf(title: string, language: Language): string | null {
  const { feasts, months, since, until } = readToldWords(language);
  const [run, ...others] = whenRuns(title, language);
  if (!run || others.length > 0 || !/\d/.test(run.text) || characters(run.text) > LIMITS.label) return null;
  const folded = fold(run.text);
  // "From 28 March to 31 October" is a season, and no day.
  const isSeason =
    new Set(run.text.toLowerCase().match(new RegExp(`(?<!\\p{L})(?:${months})(?!\\p{L})`, "giu"))).size > 1;
  const isNone = isSeason || [feasts, since, until].some((sign) => sign.test(folded)) || areOpeningHours(run.text);
  return isNone || !hasMark(run.text, language, "date") ? null : run.text.replace(/^(?:on|el|los|n[ao]s?)\s/iu, "");
}
