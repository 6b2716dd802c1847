import type { Context } from "#lib/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import type { Format } from "#lib/domain/format.ts";
import { STATUSES, type Status } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";
import { findProject } from "#lib/services/projects/read.ts";

interface Filters {
  status?: readonly Status[] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  projectId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

export interface PostItem {
  id: string;
  status: Status;
  scheduledFor: Date | null;
  textContent: string | null;
  projectId: string;
  format: Format;
  theme: string;
}

/** A page of posts: by scheduled date when a period is asked for, else newest first. */
export async function listPosts(context: Context, { cursor, limit, ...filters }: Filters) {
  const { db, workspaceId } = context;
  const { from, projectId, status = STATUSES, to } = filters;
  if (from && to && from > to) throw new Refusal("period_reversed", { field: "from" });
  const listing = { name: "posts", filters };
  const after = readCursor(context, listing, cursor);
  if (projectId) await findProject(db, workspaceId, projectId);

  const byDate = Boolean(from ?? to);
  const order = byDate ? Prisma.sql`"scheduledFor", "id"` : Prisma.sql`"id" DESC`;
  const conditions = [
    Prisma.sql`"workspaceId" = ${workspaceId}`,
    ...(projectId ? [Prisma.sql`"projectId" = ${projectId}`] : []),
    ...(from ? [Prisma.sql`"scheduledFor" >= ${from}`] : []),
    ...(to ? [Prisma.sql`"scheduledFor" <= ${to}`] : []),
    ...(after ? [byDate ? afterDate(after) : Prisma.sql`"id" < ${after[0]}`] : []),
  ];
  // An index gives one status in order; merging a page of each costs the same on every page.
  const ofStatus = (one: Status) => Prisma.sql`
    (SELECT "id", "status", "scheduledFor", "textContent", "projectId", "format", "theme" FROM "Post"
     WHERE ${Prisma.join([...conditions, Prisma.sql`"status" = ${one}`], " AND ")}
     ORDER BY ${order} LIMIT ${limit + 1})`;
  const rows = await db.$queryRaw<PostItem[]>`
    SELECT * FROM (${Prisma.join(status.map(ofStatus), " UNION ALL ")}) AS page ORDER BY ${order} LIMIT ${limit + 1}`;
  const { last, page } = pageOf(rows, limit);
  return { posts: page, next: last ? writeCursor(context, listing, placeOf(last, byDate)) : null };
}

const placeOf = ({ id, scheduledFor }: PostItem, byDate: boolean) =>
  byDate && scheduledFor ? [scheduledFor.toISOString(), id] : [id];

const afterDate = ([at, id]: readonly (string | number)[]) =>
  Prisma.sql`("scheduledFor", "id") > (${new Date(String(at))}::timestamptz, ${id})`;
