import type { Context } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { refusalOf, type PostState } from "#lib/domain/post.ts";
import { mayApprove } from "#lib/domain/review.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { recordEdit } from "./record-acts.ts";
import type { PostRow } from "./read-posts.ts";

/** Writes a move that the domain allowed, to a post that this transaction holds. */
export async function saveState(
  { db }: Pick<Context, "db">,
  post: PostRow,
  { scheduledFor, status }: PostState,
): Promise<PostRow> {
  const failureReason = status === "failed" ? post.failureReason : null;
  await db.post.update({
    where: { id: post.id },
    data: { status, scheduledFor, failureReason, version: { increment: 1 } },
  });
  return { ...post, status, scheduledFor, failureReason };
}

type Content =
  | "textContent"
  | "content"
  | "media"
  | "imageEditsUsed"
  | "isStale"
  | "coverKey"
  | "coverChoice"
  | "people";

/** Writes what a person or a program changed in a post's content, and leaves their mark on it. */
export async function saveContent(
  context: Context,
  post: PostRow,
  data: Pick<Prisma.PostUpdateInput, Content>,
): Promise<void> {
  const mark = { version: { increment: 1 }, editedBy: context.editing?.by ?? null };
  await context.db.post.update({ where: { id: post.id }, data: { ...data, ...mark } });
  await recordEdit(context, post);
}

type Edit = (typeof FORMAT_RULES)[keyof typeof FORMAT_RULES]["edits"];

/** The rule of every edit: the format has what is edited, the post has not gone out, and who edits has seen it. */
export function requireEditable({ actor, editing }: Context, post: PostRow, edits?: Edit): void {
  if (edits && FORMAT_RULES[post.format].edits !== edits) throw new Refusal("format_not_served");
  const reason = refusalOf("edit", post);
  if (reason) throw new Refusal(reason);
  if (post.status === "scheduled" && !mayApprove(actor, post)) throw new Refusal("post_approved");
  if (editing && editing.version !== post.version && editing.by !== post.editedBy) throw new Refusal("post_changed");
}
