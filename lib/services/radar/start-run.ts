import type { Context } from "#lib/context.ts";
import { newId } from "#lib/db/id.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { RADAR_PHASES } from "#lib/domain/radar.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { findProject } from "#lib/services/projects/read.ts";

/** Starts a run; a project has one at a time. */
export const startRun = (context: Context, projectId: string): Promise<{ runId: string }> =>
  context.transaction(async (tx) => {
    const { now, workspaceId } = context;
    await findProject(tx, workspaceId, projectId);
    const runId = newId("radar");
    const run = { id: runId, projectId, state: "running", phase: RADAR_PHASES[0], startedAt: now() };
    const { count } = await tx.radarRun.createMany({ data: run, skipDuplicates: true });
    if (count === 0) throw new Refusal("radar_running");
    await enqueue(tx, "run-radar", { runId });
    await recordAudit(tx, context, "radar.started", projectId);
    return { runId };
  });

/** Ends the running run; what the last completed one found stays. */
export const stopRun = (context: Context, projectId: string): Promise<void> =>
  context.transaction(async (tx) => {
    const { now, workspaceId } = context;
    await findProject(tx, workspaceId, projectId);
    const { count } = await tx.radarRun.updateMany({
      where: { projectId, state: "running" },
      data: { state: "interrupted", error: "stopped", endedAt: now() },
    });
    if (count === 0) throw new Refusal("radar_not_running");
    await tx.radarCollected.deleteMany({ where: { run: { projectId, state: { not: "running" } } } });
    await recordAudit(tx, context, "radar.stopped", projectId);
  });
