import { DEFAULT_FORMAT, FORMAT_RULES, type Format } from "./format.ts";
import { cellsOf, type Line } from "./sheet-cells.ts";
import { type Column, readColumn, readFormat } from "./sheet-words.ts";
import { characters } from "./text.ts";
import { type Calendar, readTime, readWhen } from "./written-time.ts";

/** Many posts at once, as people write them down: a line a theme, or a table out of a spreadsheet. */

export const SHEET_ROWS_MAX = 100;

const ROW_FAULTS = [
  "theme_missing",
  "theme_too_long",
  "format_unknown",
  "format_locked",
  "voice_missing",
  "date_unreadable",
  "date_past",
] as const;
type RowFault = (typeof ROW_FAULTS)[number];

export interface SheetRow {
  /** of the text, from 1 */
  readonly line: number;
  readonly theme: string;
  readonly format: Format;
  readonly when: Date | null;
  /** what was written where no format or no date could be read */
  readonly written: { readonly format: string; readonly date: string };
  readonly faults: readonly RowFault[];
  /** another row, or a post, has the same hour */
  readonly isTaken: boolean;
}

interface Reading extends Calendar {
  readonly taken: ReadonlySet<number>;
  readonly canPreview: (format: Format) => boolean;
  readonly hasVoice: boolean;
}

/** Reads a pasted text or a CSV; blank lines are none. */
export function readSheet(text: string, reading: Reading): SheetRow[] {
  const lines = cellsOf(text).filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first, ...rest] = lines;
  if (!first) return [];
  const named = first.cells.map(readColumn);
  const hasHeader = named.includes("theme");
  const rows = (hasHeader ? rest : lines).map((line) => {
    const at = (name: Column) => line.cells[named.indexOf(name)] ?? "";
    const parts = hasHeader
      ? { theme: at("theme"), format: at("format"), date: `${at("date")} ${at("time")}`.trim() }
      : unnamed(line);
    return rowOf(line.line, parts, reading);
  });
  const seen = new Map<number, number>();
  for (const { when } of rows) if (when) seen.set(when.getTime(), (seen.get(when.getTime()) ?? 0) + 1);
  const isTaken = ({ when }: SheetRow) =>
    when !== null && (reading.taken.has(when.getTime()) || (seen.get(when.getTime()) ?? 0) > 1);
  return rows.map((row) => ({ ...row, isTaken: isTaken(row) }));
}

interface Parts {
  theme: string;
  format: string;
  date: string;
}

/** A cell that can only be meant as a day, readable or not. */
const DAY_LIKE = /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?(?:[\sT,].*)?$/;
const isDate = (cell: string) => DAY_LIKE.test(cell) || readTime(cell) !== null;

/** Without a header: in a table each cell says what it is; of a line with commas, only what ends it as a format or a date. */
function unnamed({ cells, isTable }: Line): Parts {
  const rest = [...cells];
  const found = { format: "", date: [] as string[] };
  const takes = (cell: string) =>
    cell === "" || isDate(cell) || (found.format === "" && (isTable || readFormat(cell) !== null));
  while (rest.length > 1 && takes(rest.at(-1) ?? "")) {
    const cell = rest.pop() ?? "";
    if (isDate(cell)) found.date.unshift(cell);
    else if (cell !== "") found.format = cell;
  }
  return { theme: rest.join(", "), format: found.format, date: found.date.join(" ") };
}

function rowOf(line: number, { date, format: named, theme: written }: Parts, reading: Reading): SheetRow {
  const theme = written.trim();
  const known = named.trim() === "" ? DEFAULT_FORMAT : readFormat(named);
  const format = known ?? DEFAULT_FORMAT;
  const { needsVoice, preview, themeMax } = FORMAT_RULES[format];
  const when = date.trim() === "" ? null : readWhen(date, reading);
  const stands: Record<RowFault, boolean> = {
    theme_missing: theme === "",
    theme_too_long: characters(theme) > themeMax,
    format_unknown: known === null,
    format_locked: preview && !reading.canPreview(format),
    voice_missing: needsVoice && !reading.hasVoice,
    date_unreadable: date.trim() !== "" && when === null,
    date_past: when !== null && when <= reading.now,
  };
  const faults = ROW_FAULTS.filter((fault) => stands[fault]);
  return { line, theme, format, when, written: { format: named.trim(), date: date.trim() }, faults, isTaken: false };
}
