import type { Runtime } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { LANGUAGES } from "#lib/domain/language.ts";
import { graceEnd } from "#lib/domain/payment.ts";
import { type BillingMail, billingMail } from "#lib/messages/billing-mail.ts";
import type { PaymentRow } from "./payment.ts";

/** Tells the owners what needs them, in their own language. */
export async function mailOwner(
  { settings }: Pick<Runtime, "settings">,
  tx: Tx,
  { amountCents, currency, terms, workspaceId }: PaymentRow,
  about: BillingMail,
): Promise<void> {
  const owners = await tx.member.findMany({ where: { workspaceId, role: "owner" }, include: { user: true } });
  const until = terms.kind === "renewal" ? graceEnd(terms.periodEnd) : null;
  for (const { user } of owners) {
    const language = LANGUAGES.find((known) => known === user.language) ?? "pt";
    const words = billingMail(about, language, { amountCents, currency, until, url: `${settings.appUrl}/plan` });
    await enqueue(tx, "send-mail", { to: user.email, ...words });
  }
}
