import type { Stripe } from "stripe";
import type { BillingNews, Outcome } from "#lib/ports/billing.ts";

/** What an event says of one of our payments; of most it says nothing. */
export function readNews(event: Stripe.Event): BillingNews {
  const { id, type } = event;
  return { id, type, payload: { object: event.data.object.object, created: event.created }, settles: settles(event) };
}

function settles(event: Stripe.Event): BillingNews["settles"] {
  // Stripe tells some three hundred things; these are about money of ours.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return about(event.data.object, checkoutOutcome(event.data.object));
    case "checkout.session.async_payment_failed":
      return about(event.data.object, { is: "failed" });
    case "checkout.session.expired":
      return about(event.data.object, { is: "expired" });
    case "payment_intent.succeeded": {
      const { customer, id } = event.data.object;
      return about(event.data.object, { is: "paid", receiptId: id, customerId: idOf(customer) });
    }
    case "payment_intent.payment_failed":
      // At a checkout the person is still there and tries another card.
      return event.data.object.metadata["unattended"] ? about(event.data.object, { is: "failed" }) : null;
    default:
      return null;
  }
}

function checkoutOutcome({ customer, payment_intent, payment_status }: Stripe.Checkout.Session): Outcome {
  const receiptId = idOf(payment_intent);
  // A bank slip is completed days before it is paid.
  if (payment_status !== "paid" || !receiptId) return { is: "pending" };
  return { is: "paid", receiptId, customerId: idOf(customer) };
}

const about = ({ metadata }: { metadata: Stripe.Metadata | null }, outcome: Outcome) => {
  const paymentId = metadata?.["paymentId"];
  return paymentId ? { paymentId, outcome } : null;
};

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === "object" ? (named?.id ?? null) : named;
