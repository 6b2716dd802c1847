import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import type { Format } from "#lib/domain/format.ts";
import { STATUSES, type Status } from "#lib/domain/post.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

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
  const { from, projectId, to } = filters;
  if (from && to && from > to) throw new Refusal("period_reversed", { field: "from" });
  const listing = { name: "posts", filters };
  const after = readCursor(context, listing, cursor);
  if (projectId) await findProject(context, projectId);
  const rows = await db.$queryRaw<(PostItem & Placed)[]>(postsQuery(workspaceId, { ...filters, limit }, after));
  const { last, page } = pageOf(rows, limit);
  return {
    posts: page.map(itemOf),
    next: last ? writeCursor(context, listing, [last.at.toISOString(), last.id]) : null,
  };
}

interface Placed {
  /** by which date it is in the list */
  at: Date;
}

const itemOf = ({ format, id, projectId, scheduledFor, status, textContent, theme }: PostItem): PostItem => ({
  id,
  status,
  scheduledFor,
  textContent,
  projectId,
  format,
  theme,
});

/** One row more than the page, after a place in the order. */
export function postsQuery(workspaceId: string, filters: Filters, after: readonly (string | number)[] | null) {
  const { from, limit, projectId, status = STATUSES, to } = filters;
  const [at, order, beyond] =
    (from ?? to)
      ? [Prisma.sql`"scheduledFor"`, Prisma.sql`"at", "id"`, Prisma.sql`>`]
      : [Prisma.sql`"createdAt"`, Prisma.sql`"at" DESC, "id" DESC`, Prisma.sql`<`];
  const conditions = [
    // A project has been found in its workspace; beside it, the workspace would only tempt the planner.
    projectId ? Prisma.sql`"projectId" = ${projectId}` : Prisma.sql`"workspaceId" = ${workspaceId}`,
    ...(from ? [Prisma.sql`"scheduledFor" >= ${from}`] : []),
    ...(to ? [Prisma.sql`"scheduledFor" <= ${to}`] : []),
    ...(after ? [Prisma.sql`(${at}, "id") ${beyond} (${new Date(String(after[0]))}::timestamptz, ${after[1]})`] : []),
  ];
  // An index gives one status in order; merging a page of each costs the same on every page. No index has the ids
  // alone in this order, or the planner would walk it, past all posts that are not of the status.
  const ofStatus = (one: Status) => Prisma.sql`
    (SELECT "id", "status", "scheduledFor", "textContent", "projectId", "format", "theme", ${at} AS "at" FROM "Post"
     WHERE ${Prisma.join([...conditions, Prisma.sql`"status" = ${one}`], " AND ")}
     ORDER BY ${order} LIMIT ${limit + 1})`;
  return Prisma.sql`
    SELECT * FROM (${Prisma.join(status.map(ofStatus), " UNION ALL ")}) AS page ORDER BY ${order} LIMIT ${limit + 1}`;
}
