import type { BillingPort } from "#lib/ports/billing.ts";

/** No money moves: a page of ours asks which card would be used, and each card has its fate. */
export function embeddedBilling(appUrl: string): BillingPort {
  return {
    name: "local",
    isLocal: true,
    minimumCents: 0,
    openCheckout: async ({ paymentId }) => ({
      checkoutId: `local_${paymentId}`,
      url: `${appUrl}/plan/checkout/${paymentId}`,
    }),
    closeCheckout: async () => undefined,
    // The customer's id is all that is remembered of the card.
    charge: async ({ customerId, key }) =>
      customerId?.endsWith("_0341") ? { is: "failed" } : { is: "paid", receiptId: `local_${key}`, customerId: null },
    refund: async () => undefined,
    openPortal: async () => null,
    readEvent: () => null,
  };
}
