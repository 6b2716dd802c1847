export type Cell = string | number | null;

const BYTE_ORDER_MARK = "\uFEFF";

/** A spreadsheet runs what begins like a formula, and a theme may come from anywhere. */
const FORMULA = /^[=+\-@\t\r]/;

function quoted(cell: Cell, separator: string): string {
  if (cell === null) return "";
  const text = typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As spreadsheets open it by a double click: marked as UTF-8, and parted as the language parts lists. */
export const toCsv = (rows: readonly (readonly Cell[])[], separator: string): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join("");

/** Where the comma parts a number, the semicolon parts a list. */
export const separatorOf = (locale: string): string =>
  new Intl.NumberFormat(locale).format(0.5).includes(",") ? ";" : ",";
