import type { Runtime } from "#lib/context.ts";
import { move } from "#lib/domain/post.ts";
import { schedulesItself } from "#lib/services/autopilot/schedules-itself.ts";
import { replacePostFiles } from "#lib/services/media/save-file.ts";
import { mediaKind } from "#lib/services/media/find-by-url.ts";
import { contentTypeOf } from "#lib/domain/media.ts";
import { type PostRow, takePost } from "#lib/services/posts/read.ts";
import { asJson } from "#lib/services/posts/update-post.ts";
import type { Made } from "./making.ts";

/** All that was made becomes the post at once: nobody sees a half of it, and a second finish finds it done. */
export const finishGeneration = ({ db, now }: Runtime, { id, workspaceId }: PostRow, made: Made): Promise<void> =>
  db.$transaction(async (tx) => {
    const post = await takePost(tx, workspaceId, id);
    const draft = { ...move("complete", post), hasContent: true };
    const { status } = (await schedulesItself(tx, post)) ? move("schedule", draft) : draft;
    await tx.slide.deleteMany({ where: { postId: id } });
    await tx.slide.createMany({
      data: made.slides.map((slide, position) => ({ ...slide, workspaceId, postId: id, position })),
    });
    await tx.clipUse.createMany({ data: made.clipIds.map((clipId) => ({ postId: id, clipId })), skipDuplicates: true });
    await replacePostFiles(tx, { workspaceId, projectId: post.projectId, postId: id, purpose: "render" }, made.files);
    await tx.post.update({
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
    await tx.generation.update({ where: { postId: id }, data: { progress: 1, step: null, finishedAt: now() } });
  });
