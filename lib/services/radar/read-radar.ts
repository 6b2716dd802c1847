import type { Context } from "#lib/context.ts";
import {
  ACCOUNT_LISTS,
  isRadarFailure,
  RADAR_PHASES,
  type RadarKpis,
  type RadarState,
  type RadarTargets,
} from "#lib/domain/radar.ts";
import { findProject } from "#lib/services/projects/read.ts";
import type { KeptClaim } from "./complete-run.ts";
import { LATEST_FIRST } from "./read.ts";
import type { StudiedAccount } from "./score-run.ts";

/** All that the app shows of a project's Radar: how it stands, what it found, what it looks at. */
export async function readRadar({ db, ports, workspaceId }: Context, projectId: string) {
  const { id } = await findProject(db, workspaceId, projectId);
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
  const lists = latest?.targets as unknown as RadarTargets | null | undefined;
  return {
    // The column's check constraint admits nothing else.
    state: (latest?.state ?? "none") as RadarState,
    startedAt: latest?.startedAt ?? null,
    endedAt: latest?.completedAt ?? latest?.endedAt ?? null,
    phase: RADAR_PHASES.find((phase) => isRunning && phase === latest.phase) ?? null,
    collected: isRunning && lists ? { done: latest._count.collected, total: accountsIn(lists) } : null,
    failure: latest?.error && isRadarFailure(latest.error) ? latest.error : null,
    // A run's own results are written by the run alone.
    lastCompleted: completed?.completedAt
      ? {
          id: completed.id,
          completedAt: completed.completedAt,
          claims: (completed.claims ?? []) as unknown as KeptClaim[],
          kpis: completed.kpis as unknown as RadarKpis,
          targets: completed.targets as unknown as RadarTargets,
          accounts: (completed.accounts ?? []) as unknown as StudiedAccount[],
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
