import type { Context } from "#lib/runtime/context.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { requireOtherOwner, requireRank } from "./change-role.ts";
import { findMember } from "./read-team.ts";

/** Oneself leaves, another is removed. Their keys are revoked, so that coming back one day does not wake them. */
export const removeMember = (context: Context, id: string): Promise<void> =>
  context.transaction(async (within) => {
    const { actor, now, workspaceId } = within;
    await lockWorkspace(within.db, workspaceId);
    const member = await findMember(within, id);
    const isSelf = actor.kind === "user" && actor.id === member.userId;
    if (!isSelf) requireRank(within, member.role);
    await requireOtherOwner(within, member);
    await within.db.apiKey.updateMany({
      where: { workspaceId, createdById: member.userId, revokedAt: null },
      data: { revokedAt: now() },
    });
    await within.db.member.delete({ where: { id: member.id } });
    const { email, name } = member.user;
    await recordAudit(within, isSelf ? "member.left" : "member.removed", member.id, { name, email });
  });
