import type { Writable } from "node:stream";
import type { Runtime } from "#lib/runtime/context.ts";
import { copyOut, countRows, listTables, readMigrationNames } from "#lib/db/copy-tables.ts";
import { writeArchive } from "./archive.ts";
import { withSnapshot } from "./snapshot.ts";
import { IN_TRANSIT, scopeTables } from "./workspace-scope.ts";

/** All that is a workspace's, as tables that a spreadsheet opens and files; without keys, tokens and passwords. */
export const exportWorkspace = (
  { now, ports }: Pick<Runtime, "now" | "ports">,
  databaseUrl: string,
  workspaceId: string,
  output: Writable,
): Promise<{ rows: number; files: number }> =>
  withSnapshot(databaseUrl, async (client) => {
    const scoped = scopeTables(await listTables(client), workspaceId);
    const tables = [];
    for (const { columns, name, where } of scoped) {
      tables.push({ name, columns, rows: await countRows(client, name, where) });
    }
    const migrations = await readMigrationNames(client);
    const createdAt = now().toISOString();
    const manifest = { kind: "workspace", createdAt, migrations, tables, tokenKey: null, workspaceId } as const;
    let files = 0;
    await writeArchive(output, manifest, async (archive) => {
      for (const table of scoped) {
        await archive.table(table.name, copyOut(client, table, table.where, IN_TRANSIT[table.name]));
      }
      for await (const { key } of ports.storage.list(`${workspaceId}/`)) {
        const file = await ports.storage.get(key);
        if (!file) continue;
        await archive.media(key, file.stream);
        files += 1;
      }
    });
    return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
  });
