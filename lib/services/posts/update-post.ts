import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { editNarration, type NarrationEdit } from "#lib/domain/narration.ts";
import { editReel, type ReelEdit } from "#lib/domain/reel.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { narrationOf, type PostRow, reelOf, takePost } from "./read.ts";
import { requireEditable, saveContent } from "./save-post.ts";

interface PostEdit {
  caption?: string | undefined;
  reel?: ReelEdit | undefined;
  narration?: NarrationEdit | undefined;
}

/** Changes what is sent. A file that no longer shows its content is rendered again by a job. */
export const updatePost = (context: Context, id: string, edit: PostEdit): Promise<PostRow> =>
  context.transaction(async (tx) => {
    const post = await takePost(tx, context.workspaceId, id);
    checkFormat(post, edit);
    requireEditable(context, post);
    const content = editedContent(post, edit);
    await saveContent(context, tx, post, {
      ...(edit.caption !== undefined && { textContent: edit.caption }),
      ...(content && { content: asJson(content), isStale: true }),
    });
    if (content) await rerender(tx, post);
    return { ...post, textContent: edit.caption ?? post.textContent, content: content ?? post.content };
  });

/** Each content object serves its own formats; the wrong one is bad input, whatever the post's state. */
function checkFormat({ format }: PostRow, { narration, reel }: PostEdit): void {
  const { edits } = FORMAT_RULES[format];
  if (reel && edits !== "reel") throw new Refusal("wrong_content_object", { field: "reel" });
  if (narration && edits !== "narration") throw new Refusal("wrong_content_object", { field: "narration" });
  if (narration?.scenes && format !== "animated_audio") {
    throw new Refusal("wrong_content_object", { field: "narration.scenes" });
  }
}

function editedContent(post: PostRow, { narration, reel }: PostEdit) {
  const current = { reel: reelOf(post), narration: narrationOf(post) };
  if (reel && current.reel) return editReel(current.reel, reel);
  if (narration && current.narration) return editNarration(current.narration, narration);
  return null;
}

/** The video is of the content as it was until the job is done; publishing waits for it. */
export const rerender = (tx: Tx, { id }: PostRow) => enqueue(tx, "render-post", { postId: id });

/** Content is made of texts, numbers and nulls: JSON by its types. */
export const asJson = (content: object) => content as Prisma.InputJsonObject;
