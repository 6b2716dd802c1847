import { pipeline } from "node:stream/promises";
import { type Client, DatabaseError, escapeLiteral } from "pg";
import type { Context } from "#lib/runtime/context.ts";
import { copyIn, countRows, listTables } from "#lib/db/copy-tables.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { ArchiveError, type ArchiveReader, readArchive } from "./archive.ts";
import type { RowCheck } from "./check-rows.ts";
import { checkedRows, openCheck } from "./checked-rows.ts";
import { workspaceOf } from "./import-workspace.ts";
import { putMedia, requireFitting } from "./restore.ts";
import { withTransaction } from "./snapshot.ts";
import { type ScopedTable, scopeTables } from "./workspace-scope.ts";

/** No work: who is here, what they pay and what they did stays as it is. */
const STAYS = ["Workspace", "User", "Member", "Subscription", "CreditEntry", "AuditEntry"];

/** Brings what another instance's workspace has made into one that has nothing yet: all of it, or nothing. */
export async function importWork(context: Context, databaseUrl: string, path: string) {
  try {
    const archive = await readArchive(path);
    const brought = await bring(context, databaseUrl, archive).finally(() => archive.close());
    await context.transaction((within) => recordAudit(within, "project.imported", within.workspaceId));
    return brought;
  } catch (error) {
    throw asRefusal(error);
  }
}

async function bring({ ports, workspaceId }: Context, databaseUrl: string, archive: ArchiveReader) {
  const put: string[] = [];
  const moving = withTransaction(databaseUrl, async (client) => {
    await requireFitting(client, archive.manifest, "workspace");
    await requireNothing(client, workspaceId);
    const from = workspaceOf(archive.manifest);
    const scoped = scopeTables(await listTables(client), workspaceId);
    const check = await openCheck(client, archive, scoped, { from, to: workspaceId });
    const tables = scoped.filter(({ name }) => !STAYS.includes(name));
    const counts: Record<string, number> = {};
    for (const table of tables) counts[table.name] = await fill(client, archive, table, check);
    check.finish();
    const files = await putMedia({ ports }, archive, put, `${from}/`, `${workspaceId}/`);
    return { projects: counts["Project"] ?? 0, posts: counts["Post"] ?? 0, files };
  });
  return moving.catch(async (error: unknown) => {
    for (const key of put) await ports.storage.delete(key);
    throw error;
  });
}

/** Two imports at once wait for each other here. */
async function requireNothing(client: Client, workspaceId: string): Promise<void> {
  await client.query(`SELECT FROM "Workspace" WHERE "id" = $1 FOR UPDATE`, [workspaceId]);
  const projects = await countRows(client, "Project", `"workspaceId" = ${escapeLiteral(workspaceId)}`);
  if (projects > 0) throw new Refusal("workspace_not_empty");
}

async function fill(client: Client, archive: ArchiveReader, table: ScopedTable, check: RowCheck) {
  const { name, where } = table;
  const said = archive.manifest.tables.find((one) => one.name === name);
  const rows = await archive.openTable(name);
  if (!said || !rows) throw new ArchiveError(`The file lacks the table ${name}.`);
  const before = await countRows(client, name, where);
  const copied = copyIn(client, said);
  await pipeline(checkedRows(rows, table, check), copied);
  // Rows that the workspace's own keys do not lead to would be another's.
  const own = (await countRows(client, name, where)) - before;
  if (own !== said.rows || copied.rowCount !== said.rows) {
    throw new ArchiveError(`The table ${name} holds rows that are not the workspace's, or not all of them.`);
  }
  return own;
}

const TAKEN = "23505";

/** What is wrong with the file is said to whoever sent it; what is wrong here is not theirs. */
function asRefusal(error: unknown): unknown {
  if (error instanceof ArchiveError)
    return new Refusal(error.reason, { field: "file", ...(error.where && { detail: error.where }) });
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === TAKEN) return new Refusal("archive_here_already", { field: "file" });
  // Values that their columns do not take.
  return /^2[23]/.test(error.code ?? "") ? new Refusal("archive_unreadable", { field: "file" }) : error;
}
