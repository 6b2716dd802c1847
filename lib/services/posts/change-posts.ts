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
  const changed: string[] = [];
  const refused: { id: string; reason: Reason }[] = [];
  for (const id of new Set(posts)) {
    try {
      await context.transaction((within) => acts[act](within, id));
      changed.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id, reason: error.reason });
    }
  }
  return { changed, refused };
}

/** The same hour of another day, on the project's clock. */
const mover =
  (days: number, approves: boolean): Doing =>
  async (within, id) => {
    const post = await takePost(within, id);
    const zone = await zoneOf(within, post.projectId);
    const later = (at: Date) => {
      const { day, time } = wallOf(at, zone);
      return instantOf({ day: addDays(day, days), time }, zone);
    };
    const moved = postpone(post, later, within.now());
    const isAsking = post.status === "scheduled" && !mayApprove(within.actor, post);
    await recordDate(within, await saveState(within, post, isAsking ? { ...moved, status: "draft" } : moved));
    if (approves && post.status === "draft") await approvePost(within, id);
  };

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
