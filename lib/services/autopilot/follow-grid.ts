import type { Tx } from "#lib/db/client.ts";
import { newId } from "#lib/db/id.ts";
import { nextReport, type Occurrence, upcoming } from "#lib/domain/autopilot.ts";
import { unfilled } from "./filled.ts";

interface Clock {
  now(): Date;
}

/** What a slot has planned and nobody has made yet: its ideas that are still to come. */
const ideasOf = (tx: Tx, { now }: Clock, slotId: string) =>
  tx.autopilotRun.findMany({
    where: { slotId, dueAt: { gt: now() }, post: { status: "idea" } },
    orderBy: { dueAt: "asc" },
  });

type Run = Awaited<ReturnType<typeof ideasOf>>[number];

/** Takes back a slot's ideas as if they had never been planned: planning may fill their days again. */
export async function withdrawIdeas(tx: Tx, clock: Clock, slotId: string): Promise<void> {
  await withdraw(tx, await ideasOf(tx, clock, slotId));
}

async function withdraw(tx: Tx, runs: readonly Run[]): Promise<void> {
  await tx.autopilotRun.deleteMany({ where: { id: { in: runs.map(({ id }) => id) } } });
  await tx.post.deleteMany({ where: { id: { in: runs.flatMap(({ postId }) => postId ?? []) }, status: "idea" } });
}

/** Puts ideas where the grid, or the project's clock, has them now: one slot's, or all of the project's. */
export async function moveIdeas(tx: Tx, clock: Clock, projectId: string, only?: string): Promise<void> {
  const { slots, timezone } = await tx.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { timezone: true, slots: { where: { ...(only && { id: only }) } } },
  });
  for (const slot of slots) {
    const runs = await ideasOf(tx, clock, slot.id);
    await tx.autopilotRun.deleteMany({ where: { id: { in: runs.map(({ id }) => id) } } });
    const places = await unfilled(tx, projectId, upcoming([slot], timezone, clock.now()));
    for (const [index, run] of runs.entries()) await place(tx, run, places[index]);
  }
}

/** The project's clock shows another hour: the grid's hours are of the new one. */
export async function followClock(tx: Tx, clock: Clock, projectId: string): Promise<void> {
  await moveIdeas(tx, clock, projectId);
  const { autopilot, timezone } = await tx.project.findUniqueOrThrow({
    where: { id: projectId },
    select: { timezone: true, autopilot: { select: { emailReport: true } } },
  });
  const reportAt = autopilot?.emailReport ? nextReport(timezone, clock.now()) : null;
  await tx.autopilot.update({ where: { projectId }, data: { planAt: clock.now(), reportAt } });
}

async function place(tx: Tx, run: Run, at: Occurrence | undefined): Promise<void> {
  if (!at || !run.postId) return withdraw(tx, [run]);
  const { dueAt, localDate, slot } = at;
  await tx.autopilotRun.create({ data: { ...run, id: newId("run"), localDate, hour: slot.hour, dueAt } });
  await tx.post.update({
    where: { id: run.postId },
    data: { scheduledFor: dueAt, version: { increment: 1 } },
  });
}
