import type { Context } from "#lib/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { requireOtherOwner, requireRank } from "./change-role.ts";
import { findMember } from "./read.ts";

/** Oneself leaves, another is removed. Their keys are revoked, so that coming back one day does not wake them. */
export const removeMember = (context: Context, id: string): Promise<void> =>
  context.transaction(async (tx) => {
    const { actor, now, workspaceId } = context;
    await lockWorkspace(tx, workspaceId);
    const member = await findMember(tx, workspaceId, id);
    const isSelf = actor.kind === "user" && actor.id === member.userId;
    if (!isSelf) requireRank(context, member.role);
    await requireOtherOwner(tx, context, member);
    await tx.apiKey.updateMany({
      where: { workspaceId, createdById: member.userId, revokedAt: null },
      data: { revokedAt: now() },
    });
    await tx.member.delete({ where: { id: member.id } });
    const { email, name } = member.user;
    await recordAudit(tx, context, isSelf ? "member.left" : "member.removed", member.id, { name, email });
  });
