import type { Context } from "#lib/runtime/context.ts";
import { LOCAL_CARDS, type LocalCard } from "#lib/domain/payment.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type PaymentRow, readPayment } from "./payment.ts";
import { settlePayment } from "./settle-payment.ts";

/** A payment at our own checkout; where a provider takes the money there is none. */
export async function findCheckout(context: Context, id: string): Promise<PaymentRow> {
  const { ports, workspaceId } = context;
  const payment = ports.billing.isLocal ? await readPayment(context, id) : null;
  if (payment?.workspaceId !== workspaceId) throw new Refusal("resource_not_found");
  return payment;
}

export const isOpen = ({ expiresAt, status }: PaymentRow, now: Date): boolean =>
  status === "open" && (expiresAt === null || expiresAt > now);

/** What a provider would say of this card, said at once; a refused one may be followed by another. */
export const payLocally = (context: Context, id: string, card: LocalCard) =>
  context.transaction(async (within) => {
    const payment = await findCheckout(within, id);
    if (!isOpen(payment, within.now())) throw new Refusal("checkout_closed");
    if (LOCAL_CARDS[card] === "refused") return { paid: false };
    const receiptId = `local_${id}`;
    const customerId = `local_${within.workspaceId}_${card}`;
    await settlePayment(within, id, { is: "paid", receiptId, customerId });
    return { paid: true };
  });
