import type { Context } from "#lib/context.ts";
import type { Tx } from "#lib/db/client.ts";
import { LOCAL_CARDS, type LocalCard } from "#lib/domain/payment.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type PaymentRow, readPayment } from "./payment.ts";
import { settlePayment } from "./settle-payment.ts";

/** A payment at our own checkout; where a provider takes the money there is none. */
export async function findCheckout({ ports, workspaceId }: Context, tx: Tx, id: string): Promise<PaymentRow> {
  const payment = ports.billing.isLocal ? await readPayment(tx, id) : null;
  if (payment?.workspaceId !== workspaceId) throw new Refusal("resource_not_found");
  return payment;
}

export const isOpen = ({ expiresAt, status }: PaymentRow, now: Date): boolean =>
  status === "open" && (expiresAt === null || expiresAt > now);

/** What a provider would say of this card, said at once; a refused one may be followed by another. */
export const payLocally = (context: Context, id: string, card: LocalCard) =>
  context.transaction(async (tx) => {
    const payment = await findCheckout(context, tx, id);
    if (!isOpen(payment, context.now())) throw new Refusal("checkout_closed");
    if (LOCAL_CARDS[card] === "refused") return { paid: false };
    const receiptId = `local_${id}`;
    const customerId = `local_${context.workspaceId}_${card}`;
    await settlePayment(context, tx, id, { is: "paid", receiptId, customerId });
    return { paid: true };
  });
