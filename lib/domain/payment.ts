/** Money is asked for a first plan, for more of one, for its next period, or for a pack. */
export const PAYMENT_KINDS = ["plan", "upgrade", "renewal", "pack"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** open: a person is at a checkout. pending: the provider was asked, or waits for the bank. */
export const PAYMENT_STATUSES = ["open", "pending", "paid", "failed", "void", "refunded"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** As long as a price stands at a checkout. */
export const CHECKOUT_MS = 60 * MINUTE_MS;

/** Counted from the day a period ended unpaid: when the charge is tried again, and when the plan ends. */
const RETRY_DAYS = [1, 3, 5];
export const GRACE_DAYS = 7;

export const graceEnd = (periodEnd: Date): Date => new Date(periodEnd.getTime() + GRACE_DAYS * DAY_MS);

/** When a renewal that was refused is charged again; null when only a person can pay it. */
export function nextTry(periodEnd: Date, now: Date): Date | null {
  const tries = RETRY_DAYS.map((days) => new Date(periodEnd.getTime() + days * DAY_MS));
  return tries.find((at) => at > now) ?? null;
}

/** The cards of the local checkout, each with a fate of its own, so that every outcome can be seen. */
export const LOCAL_CARDS = { "4242": "accepted", "0341": "refused_later", "0002": "refused" } as const;
export type LocalCard = keyof typeof LOCAL_CARDS;
export const LOCAL_CARD_NUMBERS = Object.keys(LOCAL_CARDS) as [LocalCard, ...LocalCard[]];
