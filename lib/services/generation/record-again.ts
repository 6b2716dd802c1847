import { asJson } from "#lib/db/json/as-json.ts";
import { enqueue, JOBS } from "#lib/db/jobs.ts";
import { type Attempt, openSystem, type Runtime } from "#lib/runtime/context.ts";
import type { NarrationContent, PhotoScene } from "#lib/domain/narration.ts";
import type { Scene } from "#lib/domain/scene.ts";
import { newId } from "#lib/db/id.ts";
import { contentTypeOf } from "#lib/domain/media.ts";
import { noteAskedAgain } from "#lib/services/posts/asked-again.ts";
import { findJobPost, narrationOf, type PostRow, takeJobPost } from "#lib/services/posts/read-posts.ts";
import { makersOf } from "#lib/services/providers/makers-of.ts";
import { failureOfAgain } from "./fail-asked-again.ts";
import { renderPost } from "./render-post.ts";
import { speakScript, type SpokenScript } from "./speak.ts";

/**
 * Speaks a narrated post's script as it is now, fits its scenes to the new length, and renders it. A failure is told by
 * its reason, and the video is made over the recording that was there.
 */
export async function recordAgain(runtime: Runtime, postId: string, attempt: Attempt): Promise<void> {
  const { job, signal } = attempt;
  const post = await findJobPost(runtime, postId);
  const narration = post && narrationOf(post);
  if (!narration) return;
  const { projectId, workspaceId } = post;
  const rendersHere = job.name === JOBS["render-post"].lane;
  const spoken = await speak(runtime, post, narration.script, attempt);
  if (!spoken) {
    await enqueue(runtime.db, "render-post", { postId });
    return;
  }
  await openSystem(runtime).transaction(async (within) => {
    const held = await takeJobPost(within, postId);
    const current = held && narrationOf(held);
    if (!current) return;
    const content: NarrationContent = {
      ...current,
      scenes: stretch(current.scenes, spoken.durationSeconds / current.durationSeconds),
      audioKey: spoken.file.key,
      durationSeconds: spoken.durationSeconds,
      recordedScript: narration.script,
      words: spoken.words,
    };
    const row = { workspaceId, projectId, postId, type: contentTypeOf(spoken.file.key) ?? "" };
    await within.db.media.createMany({
      data: [{ id: newId("media"), purpose: "voice", ...row, ...spoken.file }],
      skipDuplicates: true,
    });
    await within.db.post.update({ where: { id: postId }, data: { content: asJson(content), isStale: true } });
    // Where it waited for a model's voice is no place to render.
    if (!rendersHere) await enqueue(within.db, "render-post", { postId });
  });
  if (rendersHere) await renderPost(runtime, postId, signal);
}

/** Null: it did not come, and will not. */
async function speak(runtime: Runtime, post: PostRow, script: string, attempt: Attempt): Promise<SpokenScript | null> {
  const { id: postId, projectId, workspaceId } = post;
  const { signal } = attempt;
  try {
    const makers = await makersOf(runtime, workspaceId);
    return await speakScript({ runtime, makers, signal, whose: { workspaceId, projectId, postId } }, post, script);
  } catch (error) {
    signal.throwIfAborted();
    const failed = failureOfAgain(error, "voice", attempt);
    if (!failed) throw error;
    runtime.log.warn({ err: error, postId }, "a script could not be recorded again");
    await noteAskedAgain(runtime, postId, failed);
    return null;
  }
}

/** Scenes keep their share of the whole. */
const stretch = (scenes: (Scene | PhotoScene)[], by: number) =>
  scenes.map((scene) => ({ ...scene, start: scene.start * by, end: scene.end * by }));
