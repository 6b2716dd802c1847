import type { SystemContext } from "#lib/runtime/context.ts";
import { creditKeys } from "#lib/domain/credits.ts";
import type { PaymentKind } from "#lib/domain/payment.ts";
import { periodEnd, quote } from "#lib/domain/plan.ts";
import { grantCredits } from "#lib/services/credits/grant.ts";
import {
  NO_NEXT,
  readSubscription,
  renewCredits,
  startSubscription,
} from "#lib/services/subscriptions/subscription.ts";
import type { PaymentRow, TermsOf } from "./payment.ts";

type Apply<Kind extends PaymentKind> = (
  within: SystemContext,
  payment: PaymentRow,
  terms: TermsOf<Kind>,
) => Promise<boolean>;

/** Gives what was paid for; false where the plan has become another since, so that it cannot be given. */
export async function applyPayment(within: SystemContext, payment: PaymentRow): Promise<boolean> {
  const { terms } = payment;
  switch (terms.kind) {
    case "plan":
      return applyPlan(within, payment, terms);
    case "upgrade":
      return applyUpgrade(within, payment, terms);
    case "renewal":
      return applyRenewal(within, payment, terms);
    case "pack":
      return applyPack(within, payment, terms);
    default:
      return terms satisfies never;
  }
}

const applyPlan: Apply<"plan"> = async (within, { workspaceId }, { choice }) => {
  const scope = { ...within, workspaceId };
  const current = await readSubscription(scope);
  if (current && current.status !== "canceled") return false;
  await startSubscription(scope, choice, { hasEverPaid: true });
  return true;
};

const applyUpgrade: Apply<"upgrade"> = async ({ db, now, settings }, { id, workspaceId }, terms) => {
  const scope = { db, workspaceId };
  const current = await readSubscription(scope);
  const fits =
    current?.status === "active" &&
    current.currentPeriodEnd.getTime() === terms.periodEnd.getTime() &&
    (["posts", "accounts", "period"] as const).every((name) => current[name] === terms.from[name]);
  if (!fits) return false;
  const { accounts, period, posts, renewalCents } = quote(terms.choice, settings.prices);
  await db.subscription.update({
    where: { workspaceId },
    data: { accounts, period, posts, renewalCents, isLegacyPrice: false, hasEverPaid: true, ...NO_NEXT },
  });
  await grantCredits(scope, {
    key: creditKeys.payment(id),
    bucket: "plan",
    amount: Math.max(0, posts - terms.from.posts),
    reason: "upgrade",
    at: now(),
  });
  return true;
};

const applyRenewal: Apply<"renewal"> = async ({ db, now }, { workspaceId }, terms) => {
  const scope = { db, workspaceId };
  const current = await readSubscription(scope);
  if (!current || current.status === "canceled") return false;
  if (current.currentPeriodEnd.getTime() !== terms.periodEnd.getTime()) return false;
  const at = now();
  const { accounts, period, posts } = terms.choice;
  const seamless = periodEnd(terms.periodEnd, period, current.anchorDay);
  // A period that went by while nothing ran here is not sold any more: a new one begins today.
  const begins = seamless > at ? terms.periodEnd : at;
  const anchorDay = begins === at ? at.getUTCDate() : current.anchorDay;
  const term = {
    currentPeriodStart: begins,
    currentPeriodEnd: periodEnd(begins, period, anchorDay),
    anchorDay,
    ...(begins === at && { creditsRenewAt: at }),
  };
  const row = await db.subscription.update({
    where: { workspaceId },
    data: {
      status: "active",
      accounts,
      period,
      posts,
      renewalCents: terms.renewalCents,
      ...(terms.isChange && { isLegacyPrice: false }),
      ...(current.billedManually ? {} : { hasEverPaid: true }),
      trialEndsAt: null,
      ...term,
      ...NO_NEXT,
    },
  });
  await renewCredits(scope, { ...row, workspaceId }, at);
  return true;
};

const applyPack: Apply<"pack"> = async ({ db, now }, { id, workspaceId }, { posts }) => {
  const key = creditKeys.payment(id);
  await grantCredits({ db, workspaceId }, { key, bucket: "pack", amount: posts, reason: "pack", at: now() });
  return true;
};
