import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { RADAR_PHASES } from "#lib/domain/radar.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { findProject } from "#lib/services/projects/read-projects.ts";

/** Starts a run; a project has one at a time. */
export const startRun = (context: Context, projectId: string): Promise<{ runId: string }> =>
  context.transaction(async (within) => {
    const { now } = within;
    await findProject(within, projectId);
    const runId = newId("radar");
    const run = { id: runId, projectId, state: "running", phase: RADAR_PHASES[0], startedAt: now() } as const;
    const { count } = await within.db.radarRun.createMany({ data: run, skipDuplicates: true });
    if (count === 0) throw new Refusal("radar_running");
    await enqueue(within.db, "run-radar", { runId });
    await recordAudit(within, "radar.started", projectId);
    return { runId };
  });

/** Ends the running run; what the last completed one found stays. */
export const stopRun = (context: Context, projectId: string): Promise<void> =>
  context.transaction(async (within) => {
    const { now } = within;
    await findProject(within, projectId);
    const { count } = await within.db.radarRun.updateMany({
      where: { projectId, state: "running" },
      data: { state: "interrupted", error: "stopped", endedAt: now() },
    });
    if (count === 0) throw new Refusal("radar_not_running");
    await within.db.radarCollected.deleteMany({ where: { run: { projectId, state: { not: "running" } } } });
    await recordAudit(within, "radar.stopped", projectId);
  });
