import { type Call, type Context, openContext, openSystem, type Runtime } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { newId } from "#lib/db/id.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { LINK_COMMENTS_MAX } from "#lib/domain/review.ts";
import { approvePost } from "#lib/services/posts/approve-post.ts";
import { type PostRow, takePost } from "#lib/services/posts/read-posts.ts";
import { findOpenLink, type OpenLink, type Review, shownBy, showReview } from "./read-review.ts";
import { reviewMail } from "./review-mail.ts";

interface Answer {
  verdict: "approve" | "change";
  version: number;
  text: string;
}

/** A client agrees with a post as they saw it, and it goes out on its date; or says what is to change. */
export const answerReview = (visit: Runtime & Call, token: string, postId: string, answer: Answer): Promise<Review> =>
  openSystem(visit).transaction(async (system) => {
    const link = await findOpenLink(system, token);
    const { address, requestId } = visit;
    const caller = { workspaceId: link.workspaceId, actor: { kind: "system" } } as const;
    const within = openContext(system, caller, { address, requestId });
    const isShown = await within.db.post.count({ where: { AND: [shownBy(link), { id: postId }] } });
    if (isShown === 0) throw new Refusal("resource_not_found");
    const post = await takePost(within, postId);
    if (answer.verdict === "approve") await agree(within, link, post, answer.version);
    else await ask(within, link, post, answer.text.trim());
    return showReview(within, link);
  });

async function agree(within: Context, link: OpenLink, post: PostRow, version: number): Promise<void> {
  // Pressed twice, or agreed with elsewhere: it is as it was wished.
  if (post.status !== "draft") return;
  if (post.version !== version) throw new Refusal("post_changed");
  await approvePost(within, post.id, link.label);
  const wishes = { postId: post.id, reviewLinkId: link.id, resolvedAt: null };
  await within.db.postComment.updateMany({ where: wishes, data: { resolvedAt: within.now() } });
  await tell(within, link, post, "approved", "");
}

async function ask(within: Context, link: OpenLink, post: PostRow, text: string): Promise<void> {
  const { db, now, workspaceId } = within;
  if (text === "") throw new Refusal("field_invalid", { field: "text" });
  if (post.status !== "draft") throw new Refusal("post_approved");
  const said = await db.postComment.count({ where: { reviewLinkId: link.id } });
  if (said >= LINK_COMMENTS_MAX) throw new Refusal("too_many_requests");
  await db.postComment.create({
    data: {
      id: newId("comment"),
      workspaceId,
      postId: post.id,
      reviewLinkId: link.id,
      authorName: link.label,
      text,
      createdAt: now(),
    },
  });
  await tell(within, link, post, "changes", text);
}

/** Whoever shared the link hears of it, while they are of the team. */
async function tell(
  { db, settings, workspaceId }: Context,
  { createdById, label }: OpenLink,
  { id, projectId, theme }: PostRow,
  about: "approved" | "changes",
  text: string,
): Promise<void> {
  const member = await db.member.findFirst({
    where: { workspaceId, userId: createdById },
    select: { user: { select: { email: true, language: true } } },
  });
  if (!member) return;
  const facts = { who: label, theme, text, url: `${settings.appUrl}/${projectId}/posts/${id}` };
  await enqueue(db, "send-mail", { to: member.user.email, ...reviewMail(about, member.user.language, facts) });
}
