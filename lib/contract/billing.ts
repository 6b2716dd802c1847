import * as z from "zod";
import { CREDIT_BUCKETS, CREDIT_REASONS } from "#lib/domain/credits.ts";
import { LOCAL_CARD_NUMBERS, PAYMENT_KINDS, PAYMENT_STATUSES } from "#lib/domain/payment.ts";
import { CHANGE_KINDS, PERIODS, QUOTE_LIMITS } from "#lib/domain/plan.ts";
import { operation } from "./operation.ts";
import { cents, cursor, integerText, next, timestamp } from "./shapes.ts";

const period = z.enum(PERIODS);
const posts = { min: 1, max: QUOTE_LIMITS.posts };
const accounts = { min: 1, max: QUOTE_LIMITS.accounts };
const choice = z.strictObject({
  posts: z.int().min(posts.min).max(posts.max),
  accounts: z.int().min(accounts.min).max(accounts.max),
  period,
});
const size = { posts: z.int(), accounts: z.int(), period };
/** where a person pays */
const Checkout = z.strictObject({ id: z.string(), url: z.url() });

const PaymentView = z.strictObject({
  id: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  status: z.enum(PAYMENT_STATUSES),
  amountCents: cents,
  currency: z.string(),
  posts: z.int(),
  createdAt: timestamp,
  settledAt: timestamp.nullable(),
});

const BillingView = z.strictObject({
  provider: z.strictObject({ name: z.string(), isLocal: z.boolean(), hasPortal: z.boolean() }),
  trialDays: z.int(),
  creditsRenewAt: timestamp.nullable(),
  scheduled: z.strictObject({ ...size, renewalCents: cents, at: timestamp }).nullable(),
  due: z.strictObject({ amountCents: cents, endsAt: timestamp, isPending: z.boolean() }).nullable(),
  payments: z.array(PaymentView),
});

export const readBilling = operation({
  method: "GET",
  path: "/plan/billing",
  summary: "Read what waits, what is due and what was paid",
  audience: "app",
  response: BillingView,
});

export const previewChange = operation({
  method: "GET",
  path: "/plan/preview",
  summary: "Read what a change of plan costs now, and what is charged next and when",
  audience: "app",
  query: z.object({ posts: integerText(posts), accounts: integerText(accounts), period }),
  response: z.strictObject({
    ...size,
    kind: z.enum(CHANGE_KINDS),
    creditsNow: z.int(),
    currency: z.string(),
    dueNowCents: cents,
    nextChargeCents: cents,
    nextChargeAt: timestamp.nullable(),
  }),
});

export const changePlan = operation({
  method: "POST",
  path: "/plan/change",
  summary: "Subscribe or change the plan; what is to be paid now has a checkout",
  audience: "app",
  permission: "changePlan",
  body: choice,
  response: z.strictObject({ kind: z.enum(CHANGE_KINDS), checkout: Checkout.nullable() }),
  errors: ["invalid_state"],
});

export const cancelPlanChange = operation({
  method: "DELETE",
  path: "/plan/change",
  summary: "Cancel the change that waits for the renewal",
  audience: "app",
  permission: "changePlan",
  response: BillingView,
  errors: ["invalid_state"],
});

export const startTrial = operation({
  method: "POST",
  path: "/plan/trial",
  summary: "Try a plan for some days before its first payment",
  audience: "app",
  permission: "changePlan",
  body: choice,
  response: BillingView,
  errors: ["invalid_state"],
});

export const cancelPlan = operation({
  method: "POST",
  path: "/plan/cancel",
  summary: "Cancel the plan at the end of what is paid for",
  audience: "app",
  permission: "changePlan",
  response: BillingView,
  errors: ["invalid_state"],
});

export const resumePlan = operation({
  method: "POST",
  path: "/plan/resume",
  summary: "Take the cancellation back",
  audience: "app",
  permission: "changePlan",
  response: BillingView,
  errors: ["invalid_state"],
});

export const payDue = operation({
  method: "POST",
  path: "/plan/pay",
  summary: "Pay the renewal that was refused",
  audience: "app",
  permission: "changePlan",
  response: z.strictObject({ checkout: Checkout }),
  errors: ["invalid_state"],
});

export const buyPack = operation({
  method: "POST",
  path: "/plan/packs",
  summary: "Buy a pack of posts",
  audience: "app",
  permission: "changePlan",
  body: z.strictObject({ posts: z.int() }),
  status: 201,
  response: z.strictObject({ checkout: Checkout }),
});

export const openPortal = operation({
  method: "POST",
  path: "/plan/portal",
  summary: "Open the provider's page for cards and receipts",
  audience: "app",
  permission: "changePlan",
  response: z.strictObject({ url: z.url() }),
  errors: ["invalid_state"],
});

export const listCredits = operation({
  method: "GET",
  path: "/plan/credits",
  summary: "List what added to the credits and what took of them, newest first",
  audience: "app",
  query: z.object({ limit: integerText({ min: 1, max: 100 }).default(20), cursor: cursor.optional() }),
  response: z.strictObject({
    entries: z.array(
      z.strictObject({
        id: z.string(),
        bucket: z.enum(CREDIT_BUCKETS),
        amount: z.int(),
        balance: z.int(),
        reason: z.enum(CREDIT_REASONS),
        createdAt: timestamp,
        post: z
          .strictObject({ id: z.string(), projectId: z.string().nullable(), theme: z.string().nullable() })
          .nullable()
          .meta({ description: "The post that it paid for; without a project once the post is deleted." }),
      }),
    ),
    next,
  }),
});

const CheckoutView = z.strictObject({
  ...PaymentView.shape,
  isOpen: z.boolean(),
  plan: z.strictObject(size).nullable(),
  expiresAt: timestamp.nullable(),
});

export const readCheckout = operation({
  method: "GET",
  path: "/plan/checkouts/{id}",
  summary: "Read a checkout of the local billing, at which no money moves",
  audience: "app",
  permission: "changePlan",
  response: CheckoutView,
  errors: ["not_found"],
});

export const payCheckout = operation({
  method: "POST",
  path: "/plan/checkouts/{id}",
  summary: "Pay at the local checkout with one of its cards, or see it refused",
  audience: "app",
  permission: "changePlan",
  body: z.strictObject({ card: z.enum(LOCAL_CARD_NUMBERS) }),
  response: z.strictObject({ paid: z.boolean() }),
  errors: ["not_found", "invalid_state"],
});

export const receiveBillingEvent = operation({
  method: "POST",
  path: "/billing",
  summary: "Hear from the billing provider what happened; what is answered with 200 is not told again",
  audience: "site",
  caller: "signed",
  // Signed as it was written, to the letter.
  bodyKind: "text",
  headers: ["stripe-signature"],
  response: z.strictObject({ received: z.literal(true) }),
  errors: ["not_found"],
});
