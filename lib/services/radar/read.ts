import type { Context } from "#lib/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Platform, RadarKpis, RadarState, RadarTargets } from "#lib/domain/radar.ts";
import { pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";
import { findProject } from "#lib/services/projects/read.ts";

export async function readRadarAnalysis({ db, workspaceId }: Context, projectId: string) {
  const { id } = await findProject(db, workspaceId, projectId);
  const [latest, completed] = await Promise.all([
    db.radarRun.findFirst({ where: { projectId: id }, orderBy: { startedAt: "desc" } }),
    db.radarRun.findFirst({ where: { projectId: id, state: "completed" }, orderBy: { startedAt: "desc" } }),
  ]);
  return {
    // The column's check constraint admits nothing else; a run's own results are written by the run alone.
    state: (latest?.state ?? "none") as RadarState,
    startedAt: latest?.startedAt ?? null,
    phase: latest?.phase ?? null,
    error: latest?.error ?? null,
    lastCompleted: completed?.completedAt
      ? {
          id: completed.id,
          completedAt: completed.completedAt,
          insight: completed.insight,
          targets: completed.targets as unknown as RadarTargets,
          kpis: completed.kpis as unknown as RadarKpis,
        }
      : null,
  };
}

interface Filters {
  platform?: Platform | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** What others posted, best score first; of equals, the one that was seen first. */
export async function listInspirations(context: Context, projectId: string, { cursor, limit, platform }: Filters) {
  const { db, workspaceId } = context;
  const listing = { name: "inspirations", filters: { projectId, platform } };
  const after = readCursor(context, listing, cursor);
  const { id } = await findProject(db, workspaceId, projectId);
  const where: Prisma.InspirationWhereInput = { projectId: id, ...(platform && { platform }) };
  const [total, rows] = await Promise.all([
    db.inspiration.count({ where }),
    db.inspiration.findMany({
      where: { ...where, ...(after && behind(after)) },
      orderBy: [{ score: "desc" }, { id: "asc" }],
      take: limit + 1,
    }),
  ]);
  const { last, page } = pageOf(rows, limit);
  return { total, inspirations: page, next: last ? writeCursor(context, listing, [last.score, last.id]) : null };
}

const behind = ([score, id]: readonly (string | number)[]): Prisma.InspirationWhereInput => ({
  OR: [{ score: { lt: Number(score) } }, { score: Number(score), id: { gt: String(id) } }],
});
