import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { planProject, takeGrid } from "./plan-project.ts";

const AT_ONCE = 50;
/** A worker that dies leaves its projects to another for no longer than this: their next ideas are days ahead. */
const CLAIM_MS = 10 * 60_000;

/** Plans every grid that has something to plan again; how many ideas came of it. */
export async function planDue(runtime: Runtime): Promise<number> {
  let planned = 0;
  for (;;) {
    const claimed = await claim(runtime);
    for (const projectId of claimed) {
      try {
        planned += await planOne(runtime, projectId);
      } catch (error) {
        // One grid's trouble is not the next one's. Its claim ends, and it is tried again.
        runtime.log.warn({ err: error, projectId }, "a grid could not be planned");
      }
    }
    if (claimed.length < AT_ONCE) return planned;
  }
}

async function claim({ db, now }: Runtime): Promise<string[]> {
  const at = now();
  const rows = await db.$queryRaw<{ projectId: string }[]>`
    UPDATE "Autopilot" SET "planAt" = ${new Date(at.getTime() + CLAIM_MS)}
    WHERE "projectId" IN (
      SELECT "projectId" FROM "Autopilot" WHERE "enabled" AND "planAt" <= ${at}
      ORDER BY "planAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING "projectId"`;
  return rows.map(({ projectId }) => projectId);
}

const planOne = (runtime: Runtime, projectId: string): Promise<number> =>
  openSystem(runtime).transaction(async (within) => {
    await takeGrid(within, projectId);
    return planProject(within, projectId);
  });
