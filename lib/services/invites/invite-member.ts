import { createHash, randomBytes } from "node:crypto";
import type { Context } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { newId } from "#lib/db/id.ts";
import { lockWorkspace } from "#lib/db/lock-workspace.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Role } from "#lib/domain/role.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { requireRank } from "#lib/services/team/change-role.ts";
import { INVITE_DAYS } from "#lib/domain/limits.ts";
import { inviteMail } from "./invite-mail.ts";

const INVITE_LIVES_MS = INVITE_DAYS * 24 * 60 * 60_000;

export const hashInvite = (token: string) => createHash("sha256").update(token).digest("base64url");

interface Invited {
  email: string;
  role: Role;
  writesOnly: boolean;
}

/** The link leaves by mail; only where none is sent, whoever invites hands it over. */
export async function inviteMember(context: Context, { email, role, ...wish }: Invited) {
  const writesOnly = role === "member" && wish.writesOnly;
  const { now, settings, workspaceId } = context;
  requireRank(context, role);
  const self = await findSelf(context);
  return context.transaction(async (within) => {
    await lockWorkspace(within.db, workspaceId);
    const isMember = await within.db.member.count({ where: { workspaceId, user: { email } } });
    if (isMember > 0) throw new Refusal("already_member", { field: "email" });
    await within.db.invite.updateMany({
      where: { workspaceId, email, acceptedAt: null, canceledAt: null },
      data: { canceledAt: now() },
    });
    const token = randomBytes(24).toString("base64url");
    const invite = await within.db.invite.create({
      data: {
        id: newId("inv"),
        workspaceId,
        email,
        role,
        writesOnly,
        tokenHash: hashInvite(token),
        invitedById: self.id,
        invitedAt: now(),
        expiresAt: new Date(now().getTime() + INVITE_LIVES_MS),
      },
    });
    const { name: workspace } = await within.db.workspace.findUniqueOrThrow({ where: { id: workspaceId } });
    const link = `${settings.appUrl}/invite/${token}`;
    await enqueue(
      within.db,
      "send-mail",
      inviteMail(email, { url: link, workspace, inviter: self.name }, self.language),
    );
    await recordAudit(within, "invite.sent", invite.id, { name: email, role });
    return { ...invite, role, link };
  });
}
