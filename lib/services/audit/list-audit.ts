import type { Context } from "#lib/runtime/context.ts";
import type { AuditTopic } from "#lib/domain/audit.ts";
import { type Listing, pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";

interface AuditQuery {
  topic?: AuditTopic | undefined;
  userId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Newest first, with the names that people and keys have now. */
export async function listAudit(context: Context, { cursor, limit, topic, userId }: AuditQuery) {
  const { db, workspaceId } = context;
  const listing: Listing = { name: "audit", filters: { topic, userId } };
  const [before] = readCursor(context, listing, cursor) ?? [];
  const keysOf = userId && (await db.apiKey.findMany({ where: { workspaceId, createdById: userId } }));
  const rows = await db.auditEntry.findMany({
    where: {
      workspaceId,
      ...(topic && { action: { startsWith: `${topic}.` } }),
      ...(keysOf && { actorId: { in: [userId ?? "", ...keysOf.map(({ id }) => id)] } }),
      ...(before !== undefined && { id: { lt: String(before) } }),
    },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const { last, page } = pageOf(rows, limit);
  const [entries, people] = await Promise.all([withNames(context, page), listPeople(context)]);
  return { entries, people, next: last ? writeCursor(context, listing, [last.id]) : null };
}

/** What was done to one thing, the latest so many, oldest first. */
export async function listActs(context: Context, targetId: string, max: number) {
  const { db, workspaceId } = context;
  const rows = await db.auditEntry.findMany({ where: { workspaceId, targetId }, orderBy: { id: "desc" }, take: max });
  return withNames(context, rows.toReversed());
}

async function withNames<Row extends { actorId: string | null }>({ db, workspaceId }: Context, rows: readonly Row[]) {
  const ids = rows.flatMap(({ actorId }) => actorId ?? []);
  const [users, keys] = await Promise.all([
    db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
    db.apiKey.findMany({ where: { id: { in: ids }, workspaceId }, select: { id: true, name: true } }),
  ]);
  const names = new Map([...users, ...keys].map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, actorName: names.get(row.actorId ?? "") ?? null }));
}

const listPeople = async ({ db, workspaceId }: Context) => {
  const members = await db.member.findMany({
    where: { workspaceId },
    orderBy: [{ joinedAt: "asc" }, { id: "asc" }],
    select: { user: { select: { id: true, name: true } } },
  });
  return members.map(({ user }) => user);
};
