import type { Readable } from "node:stream";
import type { Client } from "pg";
import { readColumnTypes } from "#lib/db/column-types.ts";
import type { Table } from "#lib/db/copy-tables.ts";
import { ArchiveError, type ArchiveReader } from "./archive.ts";
import { RowCheck } from "./check-rows.ts";
import { readCsv, writeCsvRow } from "./csv.ts";

/** Begins to read an archive's rows; a table that a workspace does not have is none of its. */
export async function openCheck(
  client: Client,
  { manifest, mediaKeys }: ArchiveReader,
  tables: readonly Table[],
  workspace: { from: string; to: string },
): Promise<RowCheck> {
  const odd = manifest.tables.find(({ name }) => !tables.some((table) => table.name === name));
  if (odd) {
    const where = `${odd.name}: no such table`;
    throw new ArchiveError(`The file is not what an export is: ${where}.`, { where });
  }
  return new RowCheck({ ...workspace, columns: await readColumnTypes(client), files: mediaKeys });
}

/** A table's rows as they are written here, each of them read first. */
export async function* checkedRows(content: Readable, table: Table, check: RowCheck): AsyncGenerator<string> {
  let header: string[] | null = null;
  let number = 0;
  for await (const row of readCsv(content)) {
    if (!header) {
      check.checkColumns(table.name, row);
      header = row.map(String);
      yield writeCsvRow(header);
      continue;
    }
    number += 1;
    if (row.length !== header.length) throw new ArchiveError(`The table ${table.name} is damaged at row ${number}.`);
    const named = Object.fromEntries(header.map((name, index) => [name, row[index] ?? null]));
    const read = check.read(table, number, named);
    yield writeCsvRow(header.map((name) => read[name] ?? null));
  }
}
