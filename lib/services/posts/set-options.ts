import { commentFault } from "#lib/domain/first-comment.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { mayComment } from "./read-options.ts";
import { takePost } from "./read-posts.ts";
import { saveContent, requireEditable } from "./save-post.ts";

/** What is to be commented under a post once it is live; an empty text: nothing. */
export const setFirstComment = (context: Context, id: string, text: string): Promise<void> =>
  context.transaction(async (within) => {
    const post = await takePost(within, id);
    requireEditable(within, post);
    const said = text.trim();
    const fault = commentFault(said);
    if (fault) throw new Refusal("field_invalid", { field: "text", detail: fault });
    const where = { postId: post.id };
    if (said === "") {
      await within.db.firstComment.deleteMany({ where: { ...where, step: "wanted" } });
      return;
    }
    const social = await within.db.socialConnection.findUnique({
      where: { projectId: post.projectId },
      select: { scopes: true },
    });
    if (!mayComment(social)) throw new Refusal("comments_not_allowed", { field: "text" });
    await within.db.firstComment.upsert({ where, create: { ...where, text: said }, update: { text: said } });
  });

/** What a page's picture shows; an empty text: what its texts say. Gives the post's id. */
export const setAltText = (context: Context, slideId: string, altText: string): Promise<string> =>
  context.transaction(async (within) => {
    const { workspaceId } = within;
    const found = await within.db.slide.findFirst({ where: { id: slideId, workspaceId }, select: { postId: true } });
    if (!found) throw new Refusal("resource_not_found");
    const post = await takePost(within, found.postId);
    requireEditable(within, post);
    await within.db.slide.update({ where: { id: slideId }, data: { altText: altText.trim() || null } });
    await saveContent(within, post, {});
    return post.id;
  });
