import type { Output } from "#lib/contract/index.ts";

type Page = Output<"readPerformance">;
type Row = Page["measured"][number] | Page["withoutMetrics"][number];

const COLUMNS = [
  "postId",
  "publishedAt",
  "format",
  "theme",
  "url",
  "views",
  "likes",
  "comments",
  "measuredAt",
] as const;

/** Quoted where it must be; a text that a spreadsheet would run is made plain. What is unmeasured is an empty cell. */
function cell(value: string | number | null): string {
  if (value === null) return "";
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Begins with the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly Row[]): string =>
  `\uFEFF${[COLUMNS.join(","), ...rows.map((row) => COLUMNS.map((name) => cell(row[name])).join(","))].join("\r\n")}\r\n`;
