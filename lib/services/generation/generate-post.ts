import type { Attempt, Runtime } from "#lib/runtime/context.ts";
import { Failure, type FailureCode } from "#lib/domain/failure.ts";
import type { Format } from "#lib/domain/format.ts";
import { STEP_FAILURES } from "#lib/domain/step.ts";
import { readBrandKit } from "#lib/services/brand/brand-kit.ts";
import type { PostRow } from "#lib/services/posts/read-posts.ts";
import { seedOf } from "#lib/services/posts/seed-of.ts";
import { finishGeneration } from "./finish-generation.ts";
import { makeCarousel } from "./make-carousel.ts";
import { makeAnimatedAudio, makeNarratedPhotos } from "./make-narration.ts";
import { makeInfographic } from "./make-infographic.ts";
import { makePages } from "./make-pages.ts";
import { makeReel } from "./make-reel.ts";
import type { Made, Making } from "./making.ts";
import { beginGeneration, failGeneration, StepResults } from "./step-results.ts";

const MAKERS: Record<Format, (making: Making) => Promise<Made>> = {
  carousel: makeCarousel,
  caption_reel: makeReel,
  animated_audio: makeAnimatedAudio,
  narrated_photos: makeNarratedPhotos,
  premium_carousel: makePages,
  infographic: makeInfographic,
};

/** Makes a post from its theme to its files, or goes on where a killed worker left it. */
export async function generatePost(runtime: Runtime, postId: string, { isLast, signal }: Attempt): Promise<void> {
  const post = await beginGeneration(runtime, postId);
  if (!post) return;
  try {
    await finishGeneration(runtime, post, await make(runtime, post, signal));
  } catch (error) {
    signal.throwIfAborted();
    if (!(await stillThere(runtime, post))) return;
    const final = error instanceof Failure ? error : null;
    if (!final && !isLast) throw error;
    runtime.log.warn({ err: error, postId }, "a post could not be made");
    await failGeneration(runtime, post, final?.code ?? (await failedStep(runtime, post)));
  }
}

async function make(runtime: Runtime, post: PostRow, signal: AbortSignal): Promise<Made> {
  const [brand, steps] = await Promise.all([readBrandKit(runtime, post.projectId), StepResults.of(runtime, post)]);
  return MAKERS[post.format]({ runtime, post, brand, steps, signal, seed: seedOf(post.id) });
}

async function failedStep({ db }: Runtime, { id: postId }: PostRow): Promise<FailureCode> {
  const generation = await db.generation.findUnique({ where: { postId }, select: { step: true } });
  // Before the first step nothing was written yet.
  return STEP_FAILURES[generation?.step ?? "writing"];
}

/** A deleted post cancels its making. */
const stillThere = async ({ db }: Runtime, { id }: PostRow) => (await db.post.count({ where: { id } })) > 0;
