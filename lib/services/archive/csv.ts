import type { Readable } from "node:stream";
import { ArchiveError } from "./archive.ts";

/** No row of ours is near it: what is longer is no row. */
const ROW_MAX = 32 * 1024 * 1024;

type CsvRow = (string | null)[];

/** Rows as COPY writes them: what stands without quotes and is empty is null. */
export async function* readCsv(content: Readable): AsyncGenerator<CsvRow> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const chunk of content as AsyncIterable<Buffer>) {
    rest += decode(decoder, chunk);
    const end = endOfRows(rest);
    yield* rowsIn(rest.slice(0, end));
    rest = rest.slice(end);
    if (rest.length > ROW_MAX) throw new ArchiveError("The file is damaged: a row has no end.");
  }
  rest += decode(decoder);
  if (rest) throw new ArchiveError("The file is damaged: a row has no end.");
}

function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new ArchiveError("The file is damaged: it holds what is no text.", { cause: error });
  }
}

/** After the last line that ends outside of quotes. */
function endOfRows(text: string): number {
  let quoted = false;
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) quoted = !quoted;
    else if (sign === NEWLINE && !quoted) end = at + 1;
  }
  return end;
}

const QUOTE = 34;
const NEWLINE = 10;
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\n]*))([,\n])/y;

function* rowsIn(text: string): Generator<CsvRow> {
  const field = new RegExp(FIELD);
  let row: CsvRow = [];
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (!found) throw new ArchiveError("The file is damaged: a table is none.");
    const [, quoted, plain = "", end] = found;
    row.push(quoted === undefined ? plain || null : quoted.replaceAll('""', '"'));
    if (end !== "\n") continue;
    yield row;
    row = [];
  }
}

export const writeCsvRow = (row: CsvRow): string =>
  `${row.map((value) => (value === null ? "" : `"${value.replaceAll('"', '""')}"`)).join(",")}\n`;
