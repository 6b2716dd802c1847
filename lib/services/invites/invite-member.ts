import { createHash, randomBytes } from "node:crypto";
import type { Context } from "#lib/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { newId } from "#lib/db/id.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Role } from "#lib/domain/role.ts";
import { findSelf } from "#lib/services/account/read.ts";
import { recordAudit } from "#lib/services/audit/record.ts";
import { requireRank } from "#lib/services/team/change-role.ts";
import { inviteMail } from "./invite-mail.ts";

const INVITE_LIVES_MS = 7 * 24 * 60 * 60_000;

export const hashInvite = (token: string) => createHash("sha256").update(token).digest("base64url");

/** The link leaves by mail alone: whoever opens it has the address. */
export async function inviteMember(context: Context, { email, role }: { email: string; role: Role }) {
  const { now, settings, workspaceId } = context;
  requireRank(context, role);
  const self = await findSelf(context);
  return context.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const isMember = await tx.member.count({ where: { workspaceId, user: { email } } });
    if (isMember > 0) throw new Refusal("already_member", { field: "email" });
    await tx.invite.updateMany({
      where: { workspaceId, email, acceptedAt: null, canceledAt: null },
      data: { canceledAt: now() },
    });
    const token = randomBytes(24).toString("base64url");
    const invite = await tx.invite.create({
      data: {
        id: newId("inv"),
        workspaceId,
        email,
        role,
        tokenHash: hashInvite(token),
        invitedById: self.id,
        invitedAt: now(),
        expiresAt: new Date(now().getTime() + INVITE_LIVES_MS),
      },
    });
    const { name: workspace } = await tx.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
    const url = `${settings.appUrl}/invite/${token}`;
    await enqueue(tx, "send-mail", inviteMail(email, { url, workspace, inviter: self.name }, self.language));
    await recordAudit(tx, context, "invite.sent", invite.id, { name: email, role });
    return { ...invite, role };
  });
}
