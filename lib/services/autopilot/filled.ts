import type { Context } from "#lib/runtime/context.ts";
import type { Occurrence } from "#lib/domain/autopilot.ts";
import { BOOKING } from "#lib/domain/listing.ts";

/** Which of the occurrences are still to be filled: a slot's day, and a day's hour, are filled once, whoever deleted the post. */
export async function unfilled(
  { db }: Pick<Context, "db">,
  projectId: string,
  occurrences: Occurrence[],
): Promise<Occurrence[]> {
  if (occurrences.length === 0) return [];
  const runs = await db.autopilotRun.findMany({
    where: { projectId, localDate: { in: [...new Set(occurrences.map(({ localDate }) => localDate))] } },
    select: { slotId: true, localDate: true, hour: true },
  });
  const filled = new Set(runs.flatMap((run) => [`${run.slotId} ${run.localDate}`, `${run.hour} ${run.localDate}`]));
  return occurrences.filter(
    ({ localDate, slot }) => !filled.has(`${slot.id} ${localDate}`) && !filled.has(`${slot.hour} ${localDate}`),
  );
}

/** An hour that a person's post has already is theirs while it stays there. */
export async function unbooked(
  { db }: Pick<Context, "db">,
  projectId: string,
  occurrences: Occurrence[],
): Promise<Occurrence[]> {
  if (occurrences.length === 0) return [];
  const posts = await db.post.findMany({
    where: {
      projectId,
      origin: { not: "autopilot" },
      status: { in: [...BOOKING] },
      scheduledFor: { in: occurrences.map(({ dueAt }) => dueAt) },
    },
    select: { scheduledFor: true },
  });
  const booked = new Set(posts.map(({ scheduledFor }) => scheduledFor?.getTime()));
  return occurrences.filter(({ dueAt }) => !booked.has(dueAt.getTime()));
}
