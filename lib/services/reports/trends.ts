import type { Context } from "#lib/context.ts";
import type { Format } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";

interface Row {
  day: string | null;
  format: Format | null;
  hour: number | null;
  published: bigint;
  measured: bigint;
  views: bigint | null;
  likes: bigint | null;
  comments: bigint | null;
}

/** What went live, by day, by format and by hour of the project's own clock. What no one measured has no figures. */
export async function readTrends(
  { db, workspaceId }: Context,
  projectId: string,
  { from = null, to = null }: { from?: Date | null | undefined; to?: Date | null | undefined },
) {
  if (from && to && from > to) throw new Refusal("period_reversed", { field: "from" });
  const project = await db.project.findFirst({
    where: { id: projectId, workspaceId },
    select: { id: true, timezone: true },
  });
  if (!project) throw new Refusal("resource_not_found");
  const rows = await db.$queryRaw<Row[]>`
    WITH live AS (
      SELECT p."format",
        to_char(p."publishedAt" AT TIME ZONE ${project.timezone}, 'YYYY-MM-DD') AS day,
        extract(hour FROM p."publishedAt" AT TIME ZONE ${project.timezone})::int AS hour,
        m."views", m."likes", m."comments"
      FROM "Post" p
      LEFT JOIN LATERAL (
        SELECT "views", "likes", "comments" FROM "MetricSample"
        WHERE "postId" = p."id" ORDER BY "measuredAt" DESC LIMIT 1
      ) m ON true
      WHERE p."projectId" = ${project.id} AND p."publishedAt" IS NOT NULL
        AND (${from}::timestamptz IS NULL OR p."publishedAt" >= ${from})
        AND (${to}::timestamptz IS NULL OR p."publishedAt" <= ${to})
    )
    SELECT day, "format", hour, count(*) AS published, count("views") AS measured,
      sum("views") AS views, sum("likes") AS likes, sum("comments") AS comments
    FROM live GROUP BY GROUPING SETS ((day), ("format"), (hour))
    ORDER BY day, hour, "format"`;
  const group = ({ comments, likes, measured, published, views }: Row) => ({
    published: Number(published),
    measured: Number(measured),
    views: views === null ? null : Number(views),
    likes: likes === null ? null : Number(likes),
    comments: comments === null ? null : Number(comments),
  });
  return {
    timezone: project.timezone,
    days: rows.flatMap((row) => (row.day === null ? [] : [{ day: row.day, ...group(row) }])),
    formats: rows.flatMap((row) => (row.format === null ? [] : [{ format: row.format, ...group(row) }])),
    hours: rows.flatMap((row) => (row.hour === null ? [] : [{ hour: row.hour, ...group(row) }])),
  };
}
