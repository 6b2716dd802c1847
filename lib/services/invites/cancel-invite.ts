import type { Context } from "#lib/context.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { requireRank } from "#lib/services/team/change-role.ts";
import { findInvite } from "#lib/services/team/read.ts";

export const cancelInvite = (context: Context, id: string): Promise<void> =>
  context.transaction(async (tx) => {
    const invite = await findInvite(tx, context, id);
    requireRank(context, invite.role);
    await tx.invite.update({ where: { id: invite.id }, data: { canceledAt: context.now() } });
    await recordAudit(tx, context, "invite.canceled", invite.id, { name: invite.email });
  });
