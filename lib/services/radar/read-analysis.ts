import type { Context } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { radarClaims, radarKpis, radarTargets } from "#lib/db/json/radar.ts";
import type { Platform } from "#lib/domain/radar.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { findBrand } from "#lib/services/brand/read-brand.ts";
import { pageOf, readCursor, writeCursor } from "#lib/services/paging/cursor.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

export const LATEST_FIRST: Prisma.RadarRunOrderByWithRelationInput[] = [{ startedAt: "desc" }, { id: "desc" }];

export async function readRadarAnalysis(context: Context, projectId: string) {
  const { db } = context;
  const { id, language } = await findBrand(context, projectId);
  const [latest, completed] = await Promise.all([
    db.radarRun.findFirst({ where: { projectId: id }, orderBy: LATEST_FIRST }),
    db.radarRun.findFirst({ where: { projectId: id, state: "completed" }, orderBy: LATEST_FIRST }),
  ]);
  return {
    state: latest?.state ?? ("none" as const),
    startedAt: latest?.startedAt ?? null,
    phase: latest?.phase ?? null,
    error: latest?.error ? textsIn(language).radar.failures[latest.error] : null,
    lastCompleted: completed?.completedAt
      ? {
          id: completed.id,
          completedAt: completed.completedAt,
          insight: completed.insight,
          targets: radarTargets.read(completed.targets, completed.id),
          kpis: radarKpis.read(completed.kpis, completed.id),
        }
      : null,
  };
}

interface Filters {
  platform?: Platform | undefined;
  handle?: string | undefined;
  search?: string | undefined;
  /** only what shows this sentence of the last insight */
  claim?: number | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** What others posted, best score first; of equals, the one that was seen first. */
export async function listInspirations(
  context: Context,
  projectId: string,
  { claim, cursor, handle, limit, platform, search }: Filters,
) {
  const { db } = context;
  const listing = { name: "inspirations", filters: { projectId, platform, handle, search, claim } };
  const after = readCursor(context, listing, cursor);
  const { id } = await findProject(context, projectId);
  const where: Prisma.InspirationWhereInput = {
    projectId: id,
    ...(platform && { platform }),
    ...(handle && { handle }),
    ...(search && { caption: { contains: escapeLike(search), mode: "insensitive" } }),
    ...(claim !== undefined && { id: { in: await evidenceOf(context, id, claim) } }),
  };
  const [total, rows] = await Promise.all([
    db.inspiration.count({ where }),
    db.inspiration.findMany({
      where: { AND: [where, ...(after ? [behind(after)] : [])] },
      orderBy: [{ score: "desc" }, { id: "asc" }],
      take: limit + 1,
    }),
  ]);
  const { last, page } = pageOf(rows, limit);
  return { total, inspirations: page, next: last ? writeCursor(context, listing, [last.score, last.id]) : null };
}

/** Percent and underscore stand for themselves. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");

async function evidenceOf({ db }: Context, projectId: string, place: number): Promise<string[]> {
  const completed = await db.radarRun.findFirst({
    where: { projectId, state: "completed" },
    orderBy: LATEST_FIRST,
    select: { id: true, claims: true },
  });
  const claims = completed && radarClaims.find(completed.claims, completed.id);
  return claims?.[place]?.evidence ?? [];
}

const behind = ([score, id]: readonly (string | number)[]): Prisma.InspirationWhereInput => ({
  OR: [{ score: { lt: Number(score) } }, { score: Number(score), id: { gt: String(id) } }],
});
