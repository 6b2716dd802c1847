import { asJson } from "#lib/db/json/as-json.ts";
import { generationDone } from "#lib/db/json/generation.ts";
import type { SystemContext } from "#lib/runtime/context.ts";
import { enqueueMaking } from "./enqueue-making.ts";
import type { PostRow } from "./read-posts.ts";
import { saveState } from "./save-post.ts";

/** What a making begins with, the first time or again. */
const AFRESH = {
  startedAt: null,
  finishedAt: null,
  step: null,
  progress: 0,
  provider: null,
  waitsUntil: null,
  waitingSince: null,
  pictures: 0,
};

/** Files that no row names are swept away after a day. */
const FILES_STAY_MS = 20 * 60 * 60_000;

/**
 * Sends a post that was moved to the queue to be made, the first time or again, by the built-in makers where a person
 * wants those; its credit is the caller's matter. What an earlier try made is kept.
 */
export async function enqueueGeneration(within: SystemContext, post: PostRow, isBuiltIn = false): Promise<PostRow> {
  const { db, now } = within;
  const postId = post.id;
  const again = { ...AFRESH, isBuiltIn, enqueuedAt: now() };
  const earlier = await db.generation.findUnique({ where: { postId } });
  const isOld = earlier !== null && now().getTime() - earlier.enqueuedAt.getTime() > FILES_STAY_MS;
  await db.generation.upsert({
    where: { postId },
    create: { postId, ...again },
    update: { ...again, attempt: { increment: 1 }, ...(isOld && { done: asJson(textsOf(earlier.done, postId)) }) },
  });
  await enqueueMaking(within, post, isBuiltIn);
  return saveState(within, post, post);
}

/** The finished steps that are no files. */
const textsOf = (done: unknown, postId: string) =>
  Object.fromEntries(
    Object.entries(generationDone.read(done, postId)).filter(([part]) => ["research", "writing"].includes(part)),
  );
