import type { Context } from "#lib/runtime/context.ts";
import { radarAccounts, radarClaims, radarKpis, radarTargets } from "#lib/db/json/radar.ts";
import { ACCOUNT_LISTS, type RadarTargets } from "#lib/domain/radar.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";
import { LATEST_FIRST } from "./read-analysis.ts";

/** All that the app shows of a project's Radar: how it stands, what it found, what it looks at. */
export async function readRadar(context: Context, projectId: string) {
  const { db, ports } = context;
  const { id } = await findProject(context, projectId);
  const [latest, completed, targets] = await Promise.all([
    db.radarRun.findFirst({
      where: { projectId: id },
      orderBy: LATEST_FIRST,
      include: { _count: { select: { collected: true } } },
    }),
    db.radarRun.findFirst({ where: { projectId: id, state: "completed" }, orderBy: LATEST_FIRST }),
    db.radarTargets.findUnique({ where: { projectId: id } }),
  ]);
  const isRunning = latest?.state === "running";
  const lists = latest && radarTargets.find(latest.targets, latest.id);
  return {
    state: latest?.state ?? ("none" as const),
    startedAt: latest?.startedAt ?? null,
    endedAt: latest?.completedAt ?? latest?.endedAt ?? null,
    phase: isRunning ? latest.phase : null,
    collected: isRunning && lists ? { done: latest._count.collected, total: accountsIn(lists) } : null,
    failure: latest?.error ?? null,
    lastCompleted: completed?.completedAt
      ? {
          id: completed.id,
          completedAt: completed.completedAt,
          claims: radarClaims.find(completed.claims, completed.id) ?? [],
          kpis: radarKpis.read(completed.kpis, completed.id),
          targets: radarTargets.read(completed.targets, completed.id),
          accounts: radarAccounts.find(completed.accounts, completed.id) ?? [],
        }
      : null,
    targets: {
      terms: targets?.terms ?? [],
      hashtags: targets?.hashtags ?? [],
      video_terms: targets?.videoTerms ?? [],
      competitors: targets?.competitors ?? [],
      video_channels: targets?.videoChannels ?? [],
    },
    sources: ports.inspiration.map(({ name, platform }) => ({ name, platform })),
  };
}

const accountsIn = (lists: RadarTargets): number =>
  Object.values(ACCOUNT_LISTS).reduce((sum, list) => sum + lists[list].length, 0);
