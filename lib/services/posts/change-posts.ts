import type { Context } from "#lib/runtime/context.ts";
import { type BulkAct, SPREAD_DAYS } from "#lib/domain/bulk.ts";
import { addDays } from "#lib/domain/day.ts";
import { freeSlots } from "#lib/domain/free-slots.ts";
import { mayApprove } from "#lib/domain/review.ts";
import { postpone } from "#lib/domain/post-moves.ts";
import { type Reason, Refusal } from "#lib/domain/refusal.ts";
import { instantOf, wallOf } from "#lib/domain/zone.ts";
import { approvePost } from "./approve-post.ts";
import { deletePost } from "./delete-post.ts";
import { archivePost, reactivatePost } from "./move-post.ts";
import { takePost } from "./read-posts.ts";
import { recordDate } from "./record-acts.ts";
import { saveState } from "./save-post.ts";
import { schedulePost } from "./schedule-post.ts";

interface Change {
  posts: readonly string[];
  act: BulkAct;
  days: number;
  approves: boolean;
}

type Doing = (within: Context, id: string) => Promise<unknown>;

/** Each is a transaction of its own, which mostly waits for the database. */
const AT_ONCE = 4;

/** One thing done to many posts, each for itself: what one refuses is told, and the others are done. */
export async function changePosts(context: Context, { act, approves, days, posts }: Change) {
  const acts: Record<BulkAct, Doing> = {
    spread: spreader(),
    move: mover(days, approves),
    approve: (within, id) => approvePost(within, id),
    archive: archivePost,
    reactivate: reactivatePost,
    remove: deletePost,
  };
  const refusals = new Map<string, Reason>();
  const ids = [...new Set(posts)];
  const left = [...ids];
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const reason = await whyRefused(() => context.transaction((within) => acts[act](within, id)));
      if (reason) refusals.set(id, reason);
    }
  };
  // The free hours are given out in the order in which the posts were sent.
  await Promise.all(Array.from({ length: act === "spread" ? 1 : AT_ONCE }, work));
  return {
    changed: ids.filter((id) => !refusals.has(id)),
    refused: ids.flatMap((id) => {
      const reason = refusals.get(id);
      return reason ? [{ id, reason }] : [];
    }),
  };
}

async function whyRefused(act: () => Promise<unknown>): Promise<Reason | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

/** The same hour of another day, on the project's clock. */
function mover(days: number, approves: boolean): Doing {
  const zones = new Map<string, string>();
  return async (within, id) => {
    const post = await takePost(within, id);
    const zone = zones.get(post.projectId) ?? (await zoneOf(within, post.projectId));
    zones.set(post.projectId, zone);
    const later = (at: Date) => {
      const { day, time } = wallOf(at, zone);
      return instantOf({ day: addDays(day, days), time }, zone);
    };
    const moved = postpone(post, later, within.now());
    const isAsking = post.status === "scheduled" && !mayApprove(within.actor, post);
    await recordDate(within, await saveState(within, post, isAsking ? { ...moved, status: "draft" } : moved));
    if (approves && post.status === "draft") await approvePost(within, id);
  };
}

/** Each takes the next free hour of its project's week, in the order in which they were sent. */
function spreader(): Doing {
  const freeOf = new Map<string, Date[]>();
  return async (within, id) => {
    const post = await takePost(within, id);
    if (post.status === "scheduled") throw new Refusal("post_not_schedulable");
    if (!post.hasContent) throw new Refusal("post_without_content");
    const free = freeOf.get(post.projectId) ?? (await findFree(within, post.projectId));
    freeOf.set(post.projectId, free);
    const [next] = free;
    if (!next) throw new Refusal("grid_full");
    await schedulePost(within, id, next);
    free.shift();
  };
}

async function findFree(within: Context, projectId: string): Promise<Date[]> {
  const { db, now } = within;
  const [slots, planned, zone] = await Promise.all([
    db.autopilotSlot.findMany({ where: { projectId } }),
    db.post.findMany({
      where: { projectId, scheduledFor: { gt: now() }, status: { not: "archived" } },
      select: { scheduledFor: true },
    }),
    zoneOf(within, projectId),
  ]);
  const taken = new Set(planned.flatMap(({ scheduledFor }) => scheduledFor?.getTime() ?? []));
  return freeSlots({ slots, taken, zone, now: now(), days: SPREAD_DAYS });
}

const zoneOf = async ({ db }: Context, id: string) =>
  (await db.project.findUniqueOrThrow({ where: { id }, select: { timezone: true } })).timezone;
