import type { Runtime } from "#lib/runtime/context.ts";
import type { Brief } from "#lib/domain/draft.ts";
import { localDay } from "#lib/domain/zone.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { seasonAt } from "#lib/writing/themes/season.ts";

const BEST_MAX = 2;

type Post = Pick<PostRow, "id" | "projectId" | "language" | "scheduledFor">;

/** What a model is told besides, to write as this brand does when it does well: the built-in writer asks for none of it. */
export async function modelBrief(
  { db, now }: Pick<Runtime, "db" | "now">,
  { id, language, projectId, scheduledFor }: Post,
): Promise<Pick<Brief, "best" | "insight" | "season">> {
  const [project, run, best] = await Promise.all([
    db.project.findUniqueOrThrow({ where: { id: projectId }, select: { timezone: true } }),
    db.radarRun.findFirst({
      where: { projectId, state: "completed" },
      orderBy: { startedAt: "desc" },
      select: { insight: true },
    }),
    db.$queryRaw<{ title: string; caption: string }[]>`
      SELECT p."theme" AS title, p."textContent" AS caption FROM "Post" p JOIN LATERAL (
        SELECT "likes" + "comments" AS reactions, "views" FROM "MetricSample" m
        WHERE m."postId" = p."id" ORDER BY "measuredAt" DESC LIMIT 1
      ) last ON true
      WHERE p."projectId" = ${projectId} AND p."id" <> ${id} AND p."publishedAt" IS NOT NULL AND p."textContent" <> ''
      ORDER BY last.reactions DESC, last."views" DESC, p."id" DESC LIMIT ${BEST_MAX}`,
  ]);
  // Its strongest finding stands first.
  const [insight] = run?.insight?.split("\n") ?? [];
  const day = localDay(scheduledFor ?? now(), project.timezone);
  return { best, ...(insight && { insight }), season: seasonAt(day, project.timezone, language) };
}
