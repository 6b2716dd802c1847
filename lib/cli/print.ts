type Row = Readonly<Record<string, unknown>>;

const WIDTH_MAX = 48;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return "–";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > WIDTH_MAX ? `${line.slice(0, WIDTH_MAX - 1)}…` : line;
};

/** An answer for people: a listing as a table, else its fields line by line. */
export function forPeople(answer: unknown): string {
  if (!isRow(answer)) return String(answer);
  const isListing = "next" in answer || Object.keys(answer).length === 1;
  const list = Object.values(answer).find(Array.isArray) as unknown[] | undefined;
  if (!isListing || !list) return lines(answer);
  const rows = list.filter(isRow);
  const rest = typeof answer["next"] === "string" ? `\n\nMore: --cursor ${answer["next"]}` : "";
  return (rows.length === 0 ? (list.length === 0 ? "Nothing." : list.map(shown).join("\n")) : table(rows)) + rest;
}

const lines = (row: Row): string => {
  const width = Math.max(...Object.keys(row).map(({ length }) => length));
  return Object.entries(row)
    .map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`)
    .join("\n");
};

function table(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {}).filter((name) => rows.some((row) => !isRow(row[name])));
  const cells = [names, ...rows.map((row) => names.map((name) => shown(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => [...(row[column] ?? "")].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
