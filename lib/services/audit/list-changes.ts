import type { Context } from "#lib/runtime/context.ts";
import { requireOwner } from "#lib/services/installation/owner.ts";
import { type Listing, pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";

const LISTING: Listing = { name: "installation", filters: null };

/** What was changed of the installation, newest first, with the names that people have now. */
export async function listChanges(context: Context, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  await requireOwner(context);
  const { db } = context;
  const [before] = readCursor(context, LISTING, cursor) ?? [];
  const rows = await db.installationEntry.findMany({
    where: { ...(before !== undefined && { id: { lt: String(before) } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const { last, page } = pageOf(rows, limit);
  const ids = page.flatMap(({ actorId }) => actorId ?? []);
  const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    entries: page.map((row) => ({ ...row, actorName: names.get(row.actorId ?? "") ?? null })),
    next: last ? writeCursor(context, LISTING, [last.id]) : null,
  };
}
