import { asJson } from "#lib/db/json/as-json.ts";
import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import type { BillingNews } from "#lib/ports/billing.ts";
import { settlePayment } from "./settle-payment.ts";

/** A provider's message and what it changes are one transaction; the second time it is known, and changes nothing. */
export const receiveEvent = (runtime: Runtime, { id, payload, settles, type }: BillingNews): Promise<void> =>
  openSystem(runtime).transaction(async (within) => {
    const { count } = await within.db.billingEvent.createMany({
      data: [
        {
          id,
          type,
          paymentId: settles?.paymentId ?? null,
          payload: asJson(payload),
          receivedAt: within.now(),
        },
      ],
      skipDuplicates: true,
    });
    if (count > 0 && settles) await settlePayment(within, settles.paymentId, settles.outcome);
  });
