import type { Language } from "#lib/domain/language.ts";

/** What a person is asked to pay at a checkout. */
interface Order {
  /** ours; asked again with the same id and price, the same checkout */
  readonly paymentId: string;
  readonly title: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly language: Language;
  readonly email: string | null;
  readonly customerId: string | null;
  readonly expiresAt: Date;
  /** where the person comes back to, paid or not */
  readonly returnUrl: string;
}

/** Money that is taken without a person at the screen. */
interface Charge {
  readonly paymentId: string;
  /** of this try: sent again, it is still one charge */
  readonly key: string;
  readonly title: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly customerId: string | null;
}

/** What became of a payment, as far as the provider knows. */
export type Outcome =
  | { readonly is: "paid"; readonly receiptId: string; readonly customerId: string | null }
  | { readonly is: "failed" }
  | { readonly is: "pending" }
  | { readonly is: "expired" };

/** A provider's message; one that says nothing of a payment of ours has no outcome. */
export interface BillingNews {
  readonly id: string;
  readonly type: string;
  readonly payload: Record<string, unknown>;
  readonly settles: { readonly paymentId: string; readonly outcome: Outcome } | null;
}

/** The provider could not be reached, or would not; nothing is known to have happened. */
export class BillingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BillingError";
  }
}

export interface BillingPort {
  readonly name: string;
  /** the checkout is a page of ours, and no money moves */
  readonly isLocal: boolean;
  /** the provider takes nothing smaller: less than this is not asked for */
  readonly minimumCents: number;
  openCheckout(order: Order): Promise<{ checkoutId: string; url: string }>;
  /** One that is paid or closed already stays as it is. */
  closeCheckout(checkoutId: string): Promise<void>;
  charge(charge: Charge): Promise<Outcome>;
  refund(receiptId: string): Promise<void>;
  /** The provider's page for cards and receipts; null where there is none. */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
  /** Null when the message is not signed as the provider signs. */
  readEvent(body: string, signature: string | null): BillingNews | null;
}
