import { escapeIdentifier, escapeLiteral } from "pg";
import type { Table } from "#lib/db/copy-tables.ts";

/** Secrets, and what only means something on the instance where it was made. */
const LEFT_OUT = [
  "ApiKey",
  "Invite",
  "Notice",
  "NoticeCopy",
  "Payment",
  "ProviderSetting",
  "ReviewLink",
  "SocialConnection",
];

/** What would act on two instances at once stands still in the one it is brought to. */
export const IN_TRANSIT: Record<string, Record<string, string>> = {
  Workspace: { billingCustomerId: "NULL" },
  User: { passwordHash: "NULL", sessionVersion: "1", ownsInstallation: "false" },
  Autopilot: { enabled: "false" },
  Post: {
    status: `CASE WHEN "status" IN ('queued', 'generating', 'publishing') THEN 'failed' ELSE "status" END`,
    failureReason: `CASE WHEN "status" IN ('queued', 'generating') THEN 'timed_out'
      WHEN "status" = 'publishing' THEN 'not_connected' ELSE "failureReason" END`,
  },
  FirstComment: { nextRunAt: "NULL" },
  Publication: { nextRunAt: "NULL", nextMeasureAt: "NULL", leaseOwner: "NULL", leaseUntil: "NULL" },
  RadarRun: { state: `CASE WHEN "state" = 'running' THEN 'interrupted' ELSE "state" END` },
};

/** A publication that did not end is the other instance's to end. */
const ONLY: Record<string, string> = { Publication: `"mediaId" IS NOT NULL` };

export interface ScopedTable extends Table {
  /** the rows that are the workspace's, in SQL */
  where: string;
}

/** The tables of a workspace, by the keys that lead to it, and its people. */
export function scopeTables(tables: readonly Table[], workspaceId: string): ScopedTable[] {
  const id = escapeLiteral(workspaceId);
  const conditions = new Map<string, string>([
    ["Workspace", `"id" = ${id}`],
    ["User", `"id" IN (SELECT "userId" FROM "Member" WHERE "workspaceId" = ${id})`],
  ]);
  return tables.flatMap((table) => {
    if (LEFT_OUT.includes(table.name)) return [];
    const where = conditions.get(table.name) ?? conditionOf(table, conditions);
    if (!where) return [];
    conditions.set(table.name, where);
    return [{ ...table, where }];
  });
}

/** Parents come first in the list, so that theirs is known. */
function conditionOf({ name, parents }: Table, conditions: ReadonlyMap<string, string>): string | null {
  const owners = parents.filter(({ table }) => table !== "User" && conditions.has(table));
  const owner = owners.find(({ table }) => table === "Workspace") ?? owners[0];
  if (!owner) return null;
  const [column, key, table] = [owner.column, owner.key, owner.table].map(escapeIdentifier);
  const within = `${column} IN (SELECT ${key} FROM ${table} WHERE ${conditions.get(owner.table)})`;
  return ONLY[name] ? `${within} AND ${ONLY[name]}` : within;
}
