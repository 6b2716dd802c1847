import type { Context } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { graceEnd } from "#lib/domain/payment.ts";
import { type BillingMail, billingMail } from "./billing-mail.ts";
import type { PaymentRow } from "./payment.ts";

/** Tells the owners what needs them, in their own language. */
export async function mailOwner(
  { db, settings }: Pick<Context, "db" | "settings">,
  { amountCents, currency, terms, workspaceId }: PaymentRow,
  about: BillingMail,
): Promise<void> {
  const owners = await db.member.findMany({ where: { workspaceId, role: "owner" }, include: { user: true } });
  const until = terms.kind === "renewal" ? graceEnd(terms.periodEnd) : null;
  for (const { user } of owners) {
    const facts = { amountCents, currency, until, url: `${settings.appUrl}/plan` };
    await enqueue(db, "send-mail", { to: user.email, ...billingMail(about, user.language, facts) });
  }
}
