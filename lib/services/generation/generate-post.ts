import type { Attempt, Runtime } from "#lib/runtime/context.ts";
import type { Format } from "#lib/domain/format.ts";
import type { Makers } from "#lib/ports/makers.ts";
import { readBrandKit } from "#lib/services/brand/brand-kit.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { seedOf } from "#lib/services/posts/seed-of.ts";
import { finishGeneration } from "./finish-generation.ts";
import { makeCarousel } from "./make-carousel.ts";
import { makeAnimatedAudio, makeNarratedPhotos } from "./make-narration.ts";
import { makeInfographic } from "./make-infographic.ts";
import { makePages } from "./make-pages.ts";
import { makeReel } from "./make-reel.ts";
import type { Made, Making } from "./making.ts";
import { beginGeneration } from "./begin-generation.ts";
import { endGeneration } from "./end-generation.ts";
import { HandOver, handOver } from "./hand-over.ts";
import { StepResults } from "./step-results.ts";

const MAKERS: Record<Format, (making: Making) => Promise<Made>> = {
  carousel: makeCarousel,
  caption_reel: makeReel,
  animated_audio: makeAnimatedAudio,
  narrated_photos: makeNarratedPhotos,
  premium_carousel: makePages,
  infographic: makeInfographic,
};

/** Makes a post from its theme to its files, or goes on where another try or another lane left it. */
export async function generatePost(runtime: Runtime, postId: string, attempt: Attempt): Promise<void> {
  const post = await beginGeneration(runtime, postId);
  if (!post) return;
  try {
    await finishGeneration(runtime, post, await make(runtime, post, attempt));
  } catch (error) {
    if (error instanceof HandOver) return handOver(runtime, postId, attempt, error.lane);
    attempt.signal.throwIfAborted();
    if (await stillThere(runtime, post)) await endGeneration(runtime, post, error, attempt);
  }
}

async function make(runtime: Runtime, post: PostRow, attempt: Attempt): Promise<Made> {
  const { id: postId, projectId, workspaceId } = post;
  const [brand, makers, steps] = await Promise.all([
    readBrandKit(runtime, projectId),
    makersOfPost(runtime, post),
    StepResults.of(runtime, post, attempt),
  ]);
  const whose = { workspaceId, projectId, postId };
  return MAKERS[post.format]({
    runtime,
    post,
    brand,
    makers,
    steps,
    whose,
    signal: attempt.signal,
    seed: seedOf(postId),
  });
}

/** The workspace's makers, unless a person had this one made by the built-in ones. */
async function makersOfPost(runtime: Runtime, { id: postId, workspaceId }: PostRow): Promise<Makers> {
  const { isBuiltIn } = await runtime.db.generation.findUniqueOrThrow({ where: { postId } });
  return isBuiltIn ? runtime.ports.builtIn : makersOf(runtime, workspaceId);
}

/** A deleted post cancels its making. */
const stillThere = async ({ db }: Runtime, { id }: PostRow) => (await db.post.count({ where: { id } })) > 0;
