import { pipeline } from "node:stream/promises";
import { type Client, escapeIdentifier } from "pg";
import type { Runtime } from "#lib/runtime/context.ts";
import { copyIn, countRows, listTables, type TableShape } from "#lib/db/copy-tables.ts";
import { isId } from "#lib/domain/id.ts";
import { ArchiveError, type ArchiveReader, type Manifest, readArchive } from "./archive.ts";
import type { RowCheck } from "./check-rows.ts";
import { checkedRows, openCheck } from "./checked-rows.ts";
import { putMedia, requireFitting } from "./restore.ts";
import { withTransaction } from "./snapshot.ts";
import { type ScopedTable, scopeTables } from "./workspace-scope.ts";

/** Brings a workspace from another instance, whole or not at all. Who has an account here already keeps it. */
export async function importWorkspace(runtime: Runtime, databaseUrl: string, path: string) {
  const archive = await readArchive(path);
  const put: string[] = [];
  try {
    return await withTransaction(databaseUrl, async (client) => {
      const { manifest } = archive;
      await requireFitting(client, manifest, "workspace");
      const workspaceId = workspaceOf(manifest);
      if ((await countRows(client, "Workspace", `"id" = '${workspaceId}'`)) > 0) {
        throw new ArchiveError("This workspace is here already.");
      }
      const scoped = scopeTables(await listTables(client), workspaceId);
      const check = await openCheck(client, archive, scoped, { from: workspaceId, to: workspaceId });
      let rows = 0;
      for (const table of scoped) rows += await fill(client, archive, table, check);
      check.finish();
      const files = await putMedia(runtime, archive, put, `${workspaceId}/`);
      return { workspaceId, rows, files };
    });
  } catch (error) {
    for (const key of put) await runtime.ports.storage.delete(key);
    throw error;
  } finally {
    archive.close();
  }
}

export function workspaceOf({ workspaceId }: Manifest): string {
  if (workspaceId && isId("ws", workspaceId)) return workspaceId;
  throw new ArchiveError("The file does not say which workspace it is of.");
}

async function fill(client: Client, archive: ArchiveReader, table: ScopedTable, check: RowCheck): Promise<number> {
  const said = archive.manifest.tables.find(({ name }) => name === table.name);
  const content = await archive.openTable(table.name);
  if (!said || !content) throw new ArchiveError(`The file lacks the table ${table.name}.`);
  const rows = checkedRows(content, table, check);
  if (table.name === "User") {
    await client.query(`CREATE TEMP TABLE "ArrivingUser" (LIKE "User") ON COMMIT DROP`);
    await pipeline(rows, copyIn(client, { ...said, name: "ArrivingUser" }));
    // A file says who a person is, not what they may do here.
    await client.query(`UPDATE "ArrivingUser" SET "ownsInstallation" = false`);
    await client.query(`INSERT INTO "User" SELECT * FROM "ArrivingUser" a
      WHERE NOT EXISTS (SELECT FROM "User" u WHERE u."email" = a."email")`);
    return said.rows;
  }
  const before = await countRows(client, table.name);
  if (table.name === "Member") await fillMembers(client, said, rows);
  else await pipeline(rows, copyIn(client, said));
  // Rows that the workspace's own keys do not lead to would be another's.
  const [added, own] = [
    (await countRows(client, table.name)) - before,
    await countRows(client, table.name, table.where),
  ];
  if (added !== said.rows || own !== said.rows) {
    throw new ArchiveError(`The table ${table.name} holds rows that are not the workspace's, or not all of them.`);
  }
  return added;
}

/** By their addresses: the ids of people who were here before are their own. */
async function fillMembers(client: Client, said: TableShape, rows: AsyncIterable<string>): Promise<void> {
  await client.query(`CREATE TEMP TABLE "ArrivingMember" (LIKE "Member") ON COMMIT DROP`);
  await pipeline(rows, copyIn(client, { ...said, name: "ArrivingMember" }));
  const columns = said.columns.map(escapeIdentifier);
  const values = columns.map((column) => (column === '"userId"' ? `u."id"` : `m.${column}`));
  await client.query(`INSERT INTO "Member" (${columns.join(", ")}) SELECT ${values.join(", ")} FROM "ArrivingMember" m
    JOIN "ArrivingUser" a ON a."id" = m."userId" JOIN "User" u ON u."email" = a."email"`);
}
