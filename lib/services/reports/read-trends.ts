import type { Context } from "#lib/runtime/context.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { postMedia } from "#lib/db/json/post.ts";
import { FORMATS, type Format } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";
import { type Figures, type MeasuredPost, type Period, within } from "./read-performance.ts";

interface Day extends Figures {
  day: string;
  measurements: number;
  measuredAt: Date;
}

interface Group<Key> {
  key: Key;
  published: number;
  measured: number;
  views: number | null;
  likes: number | null;
  comments: number | null;
}

interface Reached {
  measured: number;
  reach: number;
  saves: number;
}

/** of each figure */
const BEST = 3;

/** How a period's live posts did: day by day, by format, and by the hour they went live on the project's clock. */
export async function readTrends({ db, workspaceId }: Context, projectId: string, period: Period) {
  within(period);
  const project = await db.project.findFirst({
    where: { id: projectId, workspaceId },
    select: { id: true, timezone: true },
  });
  if (!project) throw new Refusal("resource_not_found");
  const { id, timezone } = project;
  const isLive = liveIn(id, period);
  const groups = <Key>(key: Prisma.Sql) => db.$queryRaw<Group<Key>[]>`
    SELECT ${key} AS "key", count(*)::int AS "published", count(m."postId")::int AS "measured",
      sum(m."views")::float8 AS "views", sum(m."likes")::float8 AS "likes", sum(m."comments")::float8 AS "comments"
    FROM "Post" p LEFT JOIN LATERAL (
      SELECT * FROM "MetricSample" s WHERE s."postId" = p."id" ORDER BY s."measuredAt" DESC LIMIT 1
    ) m ON true
    WHERE ${isLive} GROUP BY 1 ORDER BY 1`;
  const [days, formats, hours, best, [sums]] = await Promise.all([
    // What each measurement added or took away, added up from the first day on.
    db.$queryRaw<Day[]>`
      SELECT "day", max("measuredAt") AS "measuredAt", count(*)::int AS "measurements",
        (sum(sum("views")) OVER (ORDER BY "day"))::float8 AS "views",
        (sum(sum("likes")) OVER (ORDER BY "day"))::float8 AS "likes",
        (sum(sum("comments")) OVER (ORDER BY "day"))::float8 AS "comments"
      FROM (
        SELECT to_char(m."measuredAt" AT TIME ZONE ${timezone}, 'YYYY-MM-DD') AS "day", m."measuredAt",
          m."views" - coalesce(lag(m."views") OVER earlier, 0) AS "views",
          m."likes" - coalesce(lag(m."likes") OVER earlier, 0) AS "likes",
          m."comments" - coalesce(lag(m."comments") OVER earlier, 0) AS "comments"
        FROM "MetricSample" m JOIN "Post" p ON p."id" = m."postId"
        WHERE ${isLive} AND (${period.to ?? null}::timestamptz IS NULL OR m."measuredAt" <= ${period.to ?? null})
        WINDOW earlier AS (PARTITION BY m."postId" ORDER BY m."measuredAt")
      ) change
      GROUP BY "day" ORDER BY "day"`,
    groups<Format>(Prisma.sql`p."format"`),
    groups<number>(Prisma.sql`extract(hour FROM p."publishedAt" AT TIME ZONE ${timezone})::int`),
    db.$queryRaw<MeasuredPost[]>`
      SELECT "postId", "format", "theme", "publishedAt", "url", "views", "likes", "comments", "measuredAt" FROM (
        SELECT p."id" AS "postId", p."format", p."theme", p."publishedAt", n."permalink" AS "url",
          m."views", m."likes", m."comments", m."measuredAt",
          row_number() OVER (ORDER BY m."views" DESC, p."publishedAt" DESC) AS "byViews",
          row_number() OVER (ORDER BY m."likes" DESC, p."publishedAt" DESC) AS "byLikes",
          row_number() OVER (ORDER BY m."comments" DESC, p."publishedAt" DESC) AS "byComments"
        FROM "Post" p LEFT JOIN "Publication" n ON n."postId" = p."id" JOIN LATERAL (
          SELECT * FROM "MetricSample" s WHERE s."postId" = p."id" ORDER BY s."measuredAt" DESC LIMIT 1
        ) m ON true
        WHERE ${isLive}
      ) ranked
      WHERE least("byViews", "byLikes", "byComments") <= ${BEST} ORDER BY "byViews"`,
    db.$queryRaw<Reached[]>`
      SELECT count(m."reach")::int AS "measured", coalesce(sum(m."reach"), 0)::float8 AS "reach",
        coalesce(sum(m."saves"), 0)::float8 AS "saves"
      FROM "Post" p JOIN LATERAL (
        SELECT * FROM "MetricSample" s WHERE s."postId" = p."id" ORDER BY s."measuredAt" DESC LIMIT 1
      ) m ON true
      WHERE ${isLive}`,
  ]);
  return {
    timezone,
    days,
    formats: FORMATS.flatMap((format) => formats.filter(({ key }) => key === format)).map(({ key, ...group }) => ({
      format: key,
      ...summed(group),
    })),
    hours: hours.map(({ key, ...group }) => ({ hour: key, ...summed(group) })),
    best,
    reached: sums && sums.measured > 0 ? sums : null,
  };
}

const liveIn = (projectId: string, { from, to }: Period) => Prisma.sql`p."projectId" = ${projectId}
  AND p."publishedAt" IS NOT NULL
  AND (${from ?? null}::timestamptz IS NULL OR p."publishedAt" >= ${from ?? null})
  AND (${to ?? null}::timestamptz IS NULL OR p."publishedAt" <= ${to ?? null})`;

const summed = ({ comments, likes, measured, published, views }: Omit<Group<unknown>, "key">) => ({
  published,
  measured,
  totals: views === null || likes === null || comments === null ? null : { views, likes, comments },
});

/** Every measurement of some of a project's posts, oldest first. */
export async function readPostTrends(context: Context, projectId: string, ids: readonly string[]) {
  await findProject(context, projectId);
  const rows = await context.db.post.findMany({
    where: { projectId, id: { in: [...ids] } },
    orderBy: { id: "asc" },
    select: {
      id: true,
      coverKey: true,
      media: true,
      metrics: {
        orderBy: { measuredAt: "asc" },
        select: { measuredAt: true, views: true, likes: true, comments: true, reach: true, saves: true },
      },
    },
  });
  return rows.map(({ media, ...row }) => ({ ...row, media: postMedia.read(media, row.id) }));
}
