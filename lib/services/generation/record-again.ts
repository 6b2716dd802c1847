import { asJson } from "#lib/db/json/as-json.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import type { NarrationContent, PhotoScene } from "#lib/domain/narration.ts";
import type { Scene } from "#lib/domain/scene.ts";
import { newId } from "#lib/db/id.ts";
import { contentTypeOf } from "#lib/domain/media.ts";
import { findJobPost, narrationOf, takeJobPost } from "#lib/services/posts/read-posts.ts";
import { renderPost } from "./render-post.ts";
import { speakScript } from "./speak.ts";

/** Speaks a narrated post's script as it is now, fits its scenes to the new length, and renders it. */
export async function recordAgain(runtime: Runtime, postId: string, signal: AbortSignal): Promise<void> {
  const post = await findJobPost(runtime, postId);
  const narration = post && narrationOf(post);
  if (!narration) return;
  const spoken = await speakScript(runtime, post, narration.script, signal);
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
    const { projectId, workspaceId } = post;
    const row = { workspaceId, projectId, postId, type: contentTypeOf(spoken.file.key) ?? "" };
    await within.db.media.createMany({
      data: [{ id: newId("media"), purpose: "voice", ...row, ...spoken.file }],
      skipDuplicates: true,
    });
    await within.db.post.update({ where: { id: postId }, data: { content: asJson(content), isStale: true } });
  });
  await renderPost(runtime, postId, signal);
}

/** Scenes keep their share of the whole. */
const stretch = (scenes: (Scene | PhotoScene)[], by: number) =>
  scenes.map((scene) => ({ ...scene, start: scene.start * by, end: scene.end * by }));
