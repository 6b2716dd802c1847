import type { Context } from "#lib/runtime/context.ts";
import { graceEnd } from "#lib/domain/payment.ts";
import { tell } from "#lib/services/notices/tell.ts";
import type { PaymentRow } from "./payment.ts";

/** The owners hear what became of a payment. */
export const tellPayment = (
  within: Pick<Context, "db" | "now" | "settings">,
  { amountCents, currency, id, terms, workspaceId }: PaymentRow,
  kind: "payment_failed" | "plan_ended",
): Promise<void> =>
  tell(within, {
    kind,
    workspaceId,
    about: id,
    detail: {
      amountCents,
      currency,
      ...(terms.kind === "renewal" && { until: graceEnd(terms.periodEnd).toISOString() }),
    },
  });
