import { fold } from "./fold.ts";
import { isDay } from "./day.ts";
import { DEFAULT_FORMAT, FORMAT_RULES, type Format } from "./format.ts";
import type { Language } from "./language.ts";
import { characters } from "./text.ts";
import { instantOf, wallOf } from "./zone.ts";

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

interface Reading {
  readonly language: Language;
  readonly zone: string;
  readonly now: Date;
  readonly taken: ReadonlySet<number>;
  readonly canPreview: (format: Format) => boolean;
  readonly hasVoice: boolean;
  /** the hour of a day that was written without one */
  readonly timeOn: (day: string) => string;
}

const FORMAT_WORDS: Record<string, Format> = {
  carrossel: "carousel",
  carrusel: "carousel",
  carousel: "carousel",
  reel: "caption_reel",
  reels: "caption_reel",
  "reel com legenda": "caption_reel",
  "caption reel": "caption_reel",
  "reel con leyenda": "caption_reel",
  "reel con subtitulos": "caption_reel",
  "audio animado": "animated_audio",
  "animated audio": "animated_audio",
  "fotos narradas": "narrated_photos",
  "narrated photos": "narrated_photos",
  "carrossel premium": "premium_carousel",
  "premium carousel": "premium_carousel",
  "carrusel premium": "premium_carousel",
  infografico: "infographic",
  infografia: "infographic",
  infographic: "infographic",
};

type Column = "theme" | "format" | "date" | "time";

const HEADERS: Record<string, Column> = {
  tema: "theme",
  theme: "theme",
  topic: "theme",
  assunto: "theme",
  post: "theme",
  titulo: "theme",
  title: "theme",
  formato: "format",
  format: "format",
  tipo: "format",
  type: "format",
  data: "date",
  date: "date",
  fecha: "date",
  dia: "date",
  day: "date",
  quando: "date",
  when: "date",
  cuando: "date",
  hora: "time",
  horario: "time",
  time: "time",
  hour: "time",
};

const plain = (cell: string) => fold(cell).replaceAll("_", " ").replaceAll(/\s+/g, " ").trim();

const readFormat = (cell: string): Format | null => {
  const word = plain(cell);
  return Object.hasOwn(FORMAT_WORDS, word) ? (FORMAT_WORDS[word] ?? null) : null;
};

/** Reads a pasted text or a CSV; blank lines are none. */
export function readSheet(text: string, reading: Reading): SheetRow[] {
  const lines = cellsOf(text).filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first, ...rest] = lines;
  if (!first) return [];
  const named = first.cells.map((cell) => HEADERS[plain(cell)] ?? null);
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

/** A day with its hour, as it is written in the reader's language: "01/12 9h", "2026-12-01 09:00", "12/1 9 am". */
function readWhen(text: string, { language, now, timeOn, zone }: Reading): Date | null {
  const [dayText = "", ...others] = text.trim().split(/[\sT,]+/);
  const day = readDay(dayText, language, Number(wallOf(now, zone).day.slice(0, 4)), wallOf(now, zone).day);
  if (!day) return null;
  const timeText = others.filter((word) => !/^(às|as|at|a|las)$/i.test(word)).join("");
  const time = timeText === "" ? timeOn(day) : readTime(timeText);
  return time === null ? null : instantOf({ day, time }, zone);
}

const two = (number: string | number) => String(number).padStart(2, "0");

function readDay(text: string, language: Language, year: number, today?: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, one, other, written] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(text.trim()) ?? [];
  if (!one || !other) return null;
  const [month, day] = language === "en" ? [one, other] : [other, one];
  if (written) return dayOf(written.length === 2 ? `20${written}` : written, month, day);
  const here = dayOf(year, month, day);
  // In December, "05/01" is next month's.
  return here && today && here < today ? dayOf(year + 1, month, day) : here;
}

function dayOf(year: string | number = "", month: string | number = "", day: string | number = ""): string | null {
  const name = `${year}-${two(month)}-${two(day)}`;
  return isDay(name) ? name : null;
}

function readTime(text: string): string | null {
  const [, hours = "", minutes = "0", half] =
    /^(\d{1,2})(?:[:h.](\d{2})|h|hs|(?=[ap]m))?(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === "" || !/[:hapm.]/i.test(text)) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${two(minutes)}` : null;
}

interface Line {
  line: number;
  cells: string[];
  isTable: boolean;
}

/** A tab out of a spreadsheet, else a semicolon, else a comma: whichever the first line has. */
function separatorOf(text: string): string {
  const [first = ""] = text.split("\n");
  return ["\t", ";"].find((mark) => first.includes(mark)) ?? ",";
}

function cellsOf(text: string): Line[] {
  const source = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const separator = separatorOf(source);
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let began = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endLine = () => {
    endCell();
    lines.push({ line: began, cells, isTable: separator !== "," });
    cells = [];
  };
  for (let at = 0; at < source.length; at++) {
    const mark = source[at] ?? "";
    if (mark === "\n") line++;
    if (isQuoted) {
      if (mark !== '"') cell += mark;
      else if (source[at + 1] === '"') {
        cell += mark;
        at++;
      } else isQuoted = false;
    } else if (mark === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (mark === separator) endCell();
    else if (mark === "\n") {
      endLine();
      began = line;
    } else cell += mark;
  }
  endLine();
  return lines;
}
