import type { Context } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Format } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

export interface Period {
  from?: Date | undefined;
  to?: Date | undefined;
}

/** A condition on a date: within the period, where there is one. */
export function within({ from, to }: Period): Prisma.DateTimeFilter | undefined {
  if (from && to && from > to) throw new Refusal("period_reversed", { field: "from" });
  return from || to ? { ...(from && { gte: from }), ...(to && { lte: to }) } : undefined;
}

export async function readSummary(context: Context, projectId: string, period: Period) {
  const { db } = context;
  const dates = within(period);
  const { id } = await findProject(context, projectId);
  const count = (where: Prisma.PostWhereInput) => db.post.count({ where: { projectId: id, ...where } });
  const live = { publishedAt: dates ?? { not: null } };
  const [published, scheduled, drafts, publishedWithoutMetrics, publishedWithoutDate] = await Promise.all([
    count(live),
    count({ status: "scheduled", ...(dates && { scheduledFor: dates }) }),
    count({ status: "draft", ...(dates && { createdAt: dates }) }),
    count({ ...live, metrics: { none: {} } }),
    count({ status: "published", publishedAt: null }),
  ]);
  return { published, scheduled, drafts, publishedWithoutMetrics, publishedWithoutDate };
}

export interface Figures {
  views: number;
  likes: number;
  comments: number;
}

interface LivePost {
  postId: string;
  format: Format;
  theme: string;
  publishedAt: Date;
  url: string | null;
}

export type MeasuredPost = LivePost & Figures & { measuredAt: Date };
type UnmeasuredPost = LivePost & { reason: string };

/** A page of what went live, newest first; measured and unmeasured posts are never mixed, nor is none a zero. */
export async function readPerformance(
  context: Context,
  projectId: string,
  { cursor, limit, ...period }: Period & { limit: number; cursor?: string | undefined },
) {
  const { db } = context;
  const dates = within(period);
  const listing = { name: "performance", filters: { projectId, ...period } };
  const after = readCursor(context, listing, cursor);
  const { id } = await findProject(context, projectId);
  const where: Prisma.PostWhereInput = { projectId: id, publishedAt: dates ?? { not: null } };
  const [totalMeasured, totalWithoutMetrics, totals, rows] = await Promise.all([
    db.post.count({ where: { ...where, metrics: { some: {} } } }),
    db.post.count({ where: { ...where, metrics: { none: {} } } }),
    readTotals(context, id, period),
    db.post.findMany({
      where: { AND: [where, after ? before(after) : {}] },
      orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
      take: limit + 1,
      select: {
        id: true,
        format: true,
        theme: true,
        publishedAt: true,
        publication: { select: { permalink: true } },
        metrics: { orderBy: { measuredAt: "desc" }, take: 1 },
      },
    }),
  ]);
  const { last, page } = pageOf(rows, limit);
  const measured: MeasuredPost[] = [];
  const unmeasured: UnmeasuredPost[] = [];
  for (const { format, id: postId, metrics, publication, publishedAt, theme } of page) {
    if (!publishedAt) continue;
    const post = { postId, format, theme, publishedAt, url: publication?.permalink ?? null };
    const [sample] = metrics;
    if (sample) {
      const { comments, likes, measuredAt, views } = sample;
      measured.push({ ...post, views, likes, comments, measuredAt });
    } else unmeasured.push({ ...post, reason: publication ? "not_measured_yet" : "published_elsewhere" });
  }
  return {
    measured,
    totalMeasured,
    withoutMetrics: unmeasured,
    totalWithoutMetrics,
    totals: totalMeasured > 0 ? totals : null,
    next: last?.publishedAt ? writeCursor(context, listing, [last.publishedAt.toISOString(), last.id]) : null,
  };
}

const before = ([at, id]: readonly (string | number)[]): Prisma.PostWhereInput => {
  const publishedAt = new Date(String(at));
  return { OR: [{ publishedAt: { lt: publishedAt } }, { publishedAt, id: { lt: String(id) } }] };
};

/** The newest figures of each measured post of the period, summed. */
async function readTotals({ db }: Context, projectId: string, { from, to }: Period): Promise<Figures> {
  const [sums] = await db.$queryRaw<Record<keyof Figures, bigint | null>[]>`
    SELECT sum("views") AS "views", sum("likes") AS "likes", sum("comments") AS "comments" FROM (
      SELECT DISTINCT ON (m."postId") m."views", m."likes", m."comments"
      FROM "MetricSample" m JOIN "Post" p ON p."id" = m."postId"
      WHERE p."projectId" = ${projectId} AND p."publishedAt" IS NOT NULL
        AND (${from ?? null}::timestamptz IS NULL OR p."publishedAt" >= ${from ?? null})
        AND (${to ?? null}::timestamptz IS NULL OR p."publishedAt" <= ${to ?? null})
      ORDER BY m."postId", m."measuredAt" DESC
    ) latest`;
  return { views: Number(sums?.views ?? 0), likes: Number(sums?.likes ?? 0), comments: Number(sums?.comments ?? 0) };
}
