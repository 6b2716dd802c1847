import type { Context, Runtime } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { RadarFailureCode, RadarPhase } from "#lib/domain/radar.ts";

/** A run that is no longer running: a person stopped it, its project is gone, or another worker ended it. */
export class RunEnded extends Error {}

/** Writes to a run as long as it runs. */
export async function recordRun(
  { db }: Pick<Context, "db">,
  runId: string,
  data: Omit<Prisma.RadarRunUncheckedUpdateManyInput, "phase"> & { phase?: RadarPhase | null },
): Promise<void> {
  const { count } = await db.radarRun.updateMany({ where: { id: runId, state: "running" }, data });
  if (count === 0) throw new RunEnded(`The run ${runId} is not running`);
}

/** Ends a run with a reason that a person understands; the last completed one keeps its results. */
export async function failRun(runtime: Runtime, runId: string, error: RadarFailureCode): Promise<void> {
  await recordRun(runtime, runId, { state: "failed", error, endedAt: runtime.now() });
  await runtime.db.radarCollected.deleteMany({ where: { runId } });
}
