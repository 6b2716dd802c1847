import { ask } from "#lib/db/client.ts";
import type { Context } from "#lib/runtime/context.ts";
import type { Format } from "#lib/domain/format.ts";
import type { Status } from "#lib/domain/post.ts";
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

interface PostItem {
  id: string;
  status: Status;
  /** ISO 8601, as the database writes it: a page has dozens, and to read and write each here costs more than its query */
  scheduledFor: string | null;
  /** its beginning */
  textContent: string | null;
  projectId: string;
  format: Format;
  theme: string;
  /** by which date it is in the list */
  at: string;
}

/** A page of posts: by scheduled date when a period is asked for, else newest first. */
export async function listPosts(context: Context, { cursor, limit, ...filters }: Filters) {
  const { db, workspaceId } = context;
  const { from, projectId, to } = filters;
  if (from && to && from > to) throw new Refusal("period_reversed", { field: "from" });
  const listing = { name: "posts", filters };
  const after = readCursor(context, listing, cursor);
  if (projectId) await findProject(context, projectId);
  const { text, values } = postsQuery(workspaceId, { ...filters, limit }, after);
  const rows = await ask<PostItem>(db, text, values);
  const { last, page } = pageOf(rows, limit);
  return {
    posts: page,
    next: last ? writeCursor(context, listing, [last.at, last.id]) : null,
  };
}

/** A list shows so much of a caption; one character more tells that there is more. */
export const LIST_TEXT_MAX = 80;
const TEXT = `left("textContent", ${LIST_TEXT_MAX + 1}) AS "textContent"`;
const written = (time: string) => `to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const ITEM = `"id", "status", ${written(`"scheduledFor"`)} AS "scheduledFor", ${TEXT}, "projectId", "format", "theme"`;

interface Query {
  text: string;
  values: unknown[];
}

/** One row more than the page, after a place in the order. */
export function postsQuery(workspaceId: string, filters: Filters, after: readonly (string | number)[] | null): Query {
  const { from, limit, projectId, status, to } = filters;
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const [at, way, beyond] = (from ?? to) ? [`"Post"."scheduledFor"`, "ASC", ">"] : [`"Post"."createdAt"`, "DESC", "<"];
  const conditions = [
    // A project has been found in its workspace; beside it, the workspace would only tempt the planner.
    projectId ? `"projectId" = ${put(projectId)}` : `"workspaceId" = ${put(workspaceId)}`,
    ...(from ? [`"scheduledFor" >= ${put(from)}`] : []),
    ...(to ? [`"scheduledFor" <= ${put(to)}`] : []),
    ...(after ? [`(${at}, "id") ${beyond} (${put(new Date(String(after[0])))}, ${put(after[1])})`] : []),
  ];
  // How many is in the text: a plan that is made once must know how little is wanted of all that there is.
  const inOrder = (by: string) => `ORDER BY ${by} ${way}, "id" ${way} LIMIT ${limit + 1}`;
  // Each has an index that gives its rows in order: all, those of a project, and of either those in one status.
  const page = (...and: string[]) =>
    `SELECT ${ITEM}, ${written(at)} AS "at" FROM "Post" WHERE ${[...conditions, ...and].join(" AND ")} ${inOrder(at)}`;
  if (!status) return { text: page(), values };
  const [only, ...others] = status;
  if (others.length === 0) return { text: page(`"status" = ${put(only)}`), values };
  // Merging a page of each status costs the same on every page.
  const text = `
    SELECT page.* FROM unnest(${put(status)}::"PostStatus"[]) AS wanted("one")
    CROSS JOIN LATERAL (${page(`"status" = "one"`)}) AS page ${inOrder(`"at"`)}`;
  return { text, values };
}
