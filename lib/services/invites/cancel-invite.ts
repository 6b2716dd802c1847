import type { Context } from "#lib/runtime/context.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { requireRank } from "#lib/services/team/change-role.ts";
import { findInvite } from "#lib/services/team/read-team.ts";

export const cancelInvite = (context: Context, id: string): Promise<void> =>
  context.transaction(async (within) => {
    const invite = await findInvite(within, id);
    requireRank(within, invite.role);
    await within.db.invite.update({ where: { id: invite.id }, data: { canceledAt: within.now() } });
    await recordAudit(within, "invite.canceled", invite.id, { name: invite.email });
  });
