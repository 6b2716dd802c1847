import type { Context } from "#lib/runtime/context.ts";
import type { AuditAction } from "#lib/domain/audit.ts";
import { auditName, recordAudit } from "#lib/services/audit/record-audit.ts";
import type { PostRow } from "./read-posts.ts";

/** A text is saved while it is typed: what somebody does to a post within so long is one edit. */
const EDIT_MS = 60 * 60 * 1000;

export type PostAct = Extract<AuditAction, `post.${string}`>;

export const recordAct = (context: Context, act: PostAct, { id, theme }: PostRow): Promise<void> =>
  recordAudit(context, act, id, { name: auditName(theme) });

/** The date that a post has now, by agreement or as a proposal. */
export async function recordDate(context: Context, { id, scheduledFor, status, theme }: PostRow): Promise<void> {
  const act = status === "scheduled" ? "post.scheduled" : "post.proposed";
  await recordAudit(context, act, id, { name: auditName(theme), when: scheduledFor?.toISOString() ?? "" });
}

export async function recordEdit(context: Context, post: PostRow): Promise<void> {
  const { actor, db, now, workspaceId } = context;
  if (actor.kind === "system") return;
  const at = { gt: new Date(now().getTime() - EDIT_MS) };
  const where = { workspaceId, targetId: post.id, action: "post.edited", actorId: actor.id, at };
  if ((await db.auditEntry.count({ where, take: 1 })) === 0) await recordAct(context, "post.edited", post);
}
