import type { Runtime } from "#lib/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { BillingNews } from "#lib/ports/billing.ts";
import { settlePayment } from "./settle-payment.ts";

/** A provider's message and what it changes are one transaction; the second time it is known, and changes nothing. */
export const receiveEvent = (runtime: Runtime, { id, payload, settles, type }: BillingNews): Promise<void> =>
  runtime.db.$transaction(async (tx) => {
    const { count } = await tx.billingEvent.createMany({
      data: [
        {
          id,
          type,
          paymentId: settles?.paymentId ?? null,
          payload: payload as Prisma.InputJsonObject,
          receivedAt: runtime.now(),
        },
      ],
      skipDuplicates: true,
    });
    if (count > 0 && settles) await settlePayment(runtime, tx, settles.paymentId, settles.outcome);
  });
