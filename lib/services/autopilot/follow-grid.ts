import type { SystemContext } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { nextReport, type Occurrence, upcoming } from "#lib/domain/autopilot.ts";
import { unfilled } from "./filled.ts";

/** What a slot has planned and nobody has made yet: its ideas that are still to come. */
const ideasOf = ({ db, now }: SystemContext, slotId: string) =>
  db.autopilotRun.findMany({
    where: { slotId, dueAt: { gt: now() }, post: { status: "idea" } },
    orderBy: { dueAt: "asc" },
  });

type Run = Awaited<ReturnType<typeof ideasOf>>[number];

/** Takes back a slot's ideas as if they had never been planned: planning may fill their days again. */
export async function withdrawIdeas(within: SystemContext, slotId: string): Promise<void> {
  await withdraw(within, await ideasOf(within, slotId));
}

async function withdraw({ db }: SystemContext, runs: readonly Run[]): Promise<void> {
  await db.autopilotRun.deleteMany({ where: { id: { in: runs.map(({ id }) => id) } } });
  await db.post.deleteMany({ where: { id: { in: runs.flatMap(({ postId }) => postId ?? []) }, status: "idea" } });
}

/** Puts ideas where the grid, or the project's clock, has them now: one slot's, or all of the project's. */
export async function moveIdeas(within: SystemContext, projectId: string, only?: string): Promise<void> {
  const { slots, timezone } = await within.db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { timezone: true, slots: { where: { ...(only && { id: only }) } } },
  });
  for (const slot of slots) {
    const runs = await ideasOf(within, slot.id);
    await within.db.autopilotRun.deleteMany({ where: { id: { in: runs.map(({ id }) => id) } } });
    const places = await unfilled(within, projectId, upcoming([slot], timezone, within.now()));
    for (const [index, run] of runs.entries()) await place(within, run, places[index]);
  }
}

/** The project's clock shows another hour: the grid's hours are of the new one. */
export async function followClock(within: SystemContext, projectId: string): Promise<void> {
  await moveIdeas(within, projectId);
  const { autopilot, timezone } = await within.db.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { timezone: true, autopilot: { select: { emailReport: true } } },
  });
  const reportAt = autopilot?.emailReport ? nextReport(timezone, within.now()) : null;
  await within.db.autopilot.update({ where: { projectId }, data: { planAt: within.now(), reportAt } });
}

async function place(within: SystemContext, run: Run, at: Occurrence | undefined): Promise<void> {
  if (!at || !run.postId) return withdraw(within, [run]);
  const { dueAt, localDate, slot } = at;
  await within.db.autopilotRun.create({ data: { ...run, id: newId("run"), localDate, hour: slot.hour, dueAt } });
  await within.db.post.update({
    where: { id: run.postId },
    data: { scheduledFor: dueAt, version: { increment: 1 } },
  });
}
