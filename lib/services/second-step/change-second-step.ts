import { enqueue } from "#lib/db/jobs.ts";
import type { AuditAction } from "#lib/domain/audit.ts";
import { type Context, openContext, type SystemContext, workspaceOf } from "#lib/runtime/context.ts";
import { recordAudit } from "#lib/services/audit/record-audit.ts";
import { type SecondStepChange, secondStepMail } from "./second-step-mail.ts";

const ACTIONS: Record<SecondStepChange, AuditAction> = {
  on: "member.second_step_on",
  off: "member.second_step_off",
  removed: "member.second_step_removed",
  codes: "member.recovery_codes_renewed",
  passkey: "member.passkey_added",
  passkeyRemoved: "member.passkey_removed",
};

const ENDS_SESSIONS: readonly SecondStepChange[] = ["on", "off", "removed"];

/** What every change brings, in its transaction: sessions may end, the person's teams can read it, a mail tells it. */
export async function changeSecondStep(
  within: SystemContext,
  { actor, address }: Pick<Context, "actor" | "address">,
  userId: string,
  change: SecondStepChange,
) {
  const { db, settings } = within;
  const user = await db.user.update({
    where: { id: userId },
    data: { ...(ENDS_SESSIONS.includes(change) && { sessionVersion: { increment: 1 } }) },
    include: { memberships: { select: { workspaceId: true } } },
  });
  for (const member of user.memberships) {
    const inWorkspace = openContext(
      within,
      { workspaceId: workspaceOf(member), actor },
      { requestId: "second step", address },
    );
    const detail = change === "removed" ? { name: user.name } : undefined;
    await recordAudit(inWorkspace, ACTIONS[change], userId, detail);
  }
  const mail = secondStepMail(user.email, `${settings.appUrl}/account`, user.language, change);
  await enqueue(db, "send-mail", mail);
  return user;
}
