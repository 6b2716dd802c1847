import type { Context } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { newId } from "#lib/db/id.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { mentionedIn } from "#lib/domain/review.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";
import { reviewMail } from "./review-mail.ts";

interface Said {
  text: string;
  slideId: string | null;
  second: number | null;
}

/** All that was said of a post, oldest first. */
export async function listComments(context: Context, postId: string) {
  const { id } = await findPost(context, postId);
  const { actor, db } = context;
  const rows = await db.postComment.findMany({ where: { postId: id }, orderBy: { id: "asc" } });
  return rows.map(({ authorId, authorName, createdAt, id, resolvedAt, reviewLinkId, second, slideId, text }) => ({
    id,
    author: authorName,
    isClient: reviewLinkId !== null,
    isOwn: actor.kind === "user" && authorId === actor.id,
    text,
    slideId,
    second,
    createdAt,
    resolvedAt,
  }));
}

export const addComment = (context: Context, postId: string, { second, slideId, text }: Said) =>
  context.transaction(async (within) => {
    const { db, now, settings, workspaceId } = within;
    const post = await findPost(within, postId);
    const self = await findSelf(within);
    if (slideId !== null && !post.slides.some(({ id }) => id === slideId))
      throw new Refusal("resource_not_found", { field: "slideId" });
    await db.postComment.create({
      data: {
        id: newId("comment"),
        workspaceId,
        postId: post.id,
        slideId,
        second,
        authorId: self.id,
        authorName: self.name,
        text,
        createdAt: now(),
      },
    });
    const members = await db.member.findMany({
      where: { workspaceId, userId: { not: self.id } },
      select: { user: { select: { email: true, name: true, language: true } } },
    });
    const people = members.map(({ user }) => user);
    const facts = {
      who: self.name,
      theme: post.theme,
      text,
      url: `${settings.appUrl}/${post.projectId}/posts/${post.id}`,
    };
    for (const { email, language } of mentionedIn(text, people)) {
      await enqueue(db, "send-mail", { to: email, ...reviewMail("mention", language, facts) });
    }
    return listComments(within, post.id);
  });

export async function resolveComment(context: Context, postId: string, id: string, resolved: boolean) {
  const comment = await findComment(context, postId, id);
  const resolvedAt = resolved ? (comment.resolvedAt ?? context.now()) : null;
  await context.db.postComment.update({ where: { id: comment.id }, data: { resolvedAt } });
  return listComments(context, postId);
}

/** One's own; what others said stands, and can be resolved. */
export async function deleteComment(context: Context, postId: string, id: string) {
  const { actor, db } = context;
  const comment = await findComment(context, postId, id);
  if (actor.kind !== "user" || comment.authorId !== actor.id) throw new Refusal("role_not_allowed");
  await db.postComment.delete({ where: { id: comment.id } });
  return listComments(context, postId);
}

async function findComment({ db, workspaceId }: Context, postId: string, id: string) {
  const comment = await db.postComment.findFirst({ where: { id, postId, workspaceId } });
  if (!comment) throw new Refusal("resource_not_found");
  return comment;
}
