import { asJson } from "#lib/db/json/as-json.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { measureGeneration } from "#lib/metrics/measures.ts";
import { move } from "#lib/domain/post-moves.ts";
import { schedulesItself } from "#lib/services/autopilot/schedules-itself.ts";
import { replacePostFiles } from "#lib/services/media/save-file.ts";
import { mediaKind } from "#lib/services/media/find-by-url.ts";
import { contentTypeOf } from "#lib/domain/media.ts";
import { tell } from "#lib/services/notices/tell.ts";
import { type PostRow, takePost } from "#lib/services/posts/read-posts.ts";
import type { Made } from "./making.ts";

/** All that was made becomes the post at once: nobody sees a half of it, and a second finish finds it done. */
export const finishGeneration = (runtime: Runtime, { id, workspaceId }: PostRow, made: Made): Promise<void> =>
  openSystem(runtime).transaction(async (within) => {
    const { db, now } = within;
    const post = await takePost({ db, workspaceId }, id);
    const draft = { ...move("complete", post), hasContent: true };
    const { status } = (await schedulesItself(within, post)) ? move("schedule", draft) : draft;
    await db.slide.deleteMany({ where: { postId: id } });
    await db.slide.createMany({
      data: made.slides.map((slide, position) => ({ ...slide, workspaceId, postId: id, position })),
    });
    await db.clipUse.createMany({ data: made.clipIds.map((clipId) => ({ postId: id, clipId })), skipDuplicates: true });
    await replacePostFiles(
      within,
      { workspaceId, projectId: post.projectId, postId: id, purpose: "render" },
      made.files,
    );
    await db.post.update({
      where: { id },
      data: {
        status,
        hasContent: true,
        textContent: made.caption,
        // A post of a link alone is named by it until the article's title is known.
        ...(post.link === post.theme && { theme: made.title }),
        ...(made.content && { content: asJson(made.content) }),
        media: made.media.map(({ key }) => ({ key, type: mediaKind(contentTypeOf(key) ?? "") })),
        coverKey: made.coverKey,
        isStale: false,
        failureReason: null,
        version: { increment: 1 },
      },
    });
    const finishedAt = now();
    const { enqueuedAt } = await db.generation.update({
      where: { postId: id },
      data: { progress: 1, step: null, finishedAt },
    });
    measureGeneration((finishedAt.getTime() - enqueuedAt.getTime()) / 1000, post.format, "made");
    if (status !== "draft" || post.origin !== "autopilot" || !post.scheduledFor) return;
    const { projectId, version } = post;
    await tell(within, { kind: "post_awaits", workspaceId, projectId, postId: id, about: `${id} ${version}` });
  });
