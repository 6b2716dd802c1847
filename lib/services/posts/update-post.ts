import { asJson } from "#lib/db/json/as-json.ts";
import type { Context } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { editNarration, type NarrationEdit } from "#lib/domain/narration.ts";
import { editReel, type ReelEdit } from "#lib/domain/reel.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { narrationOf, type PostRow, reelOf, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";

interface PostEdit {
  caption?: string | undefined;
  reel?: ReelEdit | undefined;
  narration?: NarrationEdit | undefined;
}

/** Changes what is sent. A file that no longer shows its content is rendered again by a job. */
export const updatePost = (context: Context, id: string, edit: PostEdit): Promise<PostRow> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    checkFormat(post, edit);
    requireEditable(within, post);
    const content = editedContent(post, edit);
    await saveContent(within, post, {
      ...(edit.caption !== undefined && { textContent: edit.caption }),
      ...(content && { content: asJson(content), isStale: true }),
    });
    if (content) await rerender(within, post);
    return { ...post, textContent: edit.caption ?? post.textContent, content: content ?? post.content };
  });

/** Each content object serves its own formats; the wrong one is bad input, whatever the post's state. */
function checkFormat({ format }: PostRow, { narration, reel }: PostEdit): void {
  const { edits, scenes } = FORMAT_RULES[format];
  if (reel && edits !== "reel") throw new Refusal("wrong_content_object", { field: "reel" });
  if (narration && edits !== "narration") throw new Refusal("wrong_content_object", { field: "narration" });
  if (narration?.scenes && scenes !== "drawn") {
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
export const rerender = ({ db }: Context, { id }: PostRow) => enqueue(db, "render-post", { postId: id });
