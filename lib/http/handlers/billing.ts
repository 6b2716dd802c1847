import type { Context } from "#lib/runtime/context.ts";
import * as billing from "#lib/services/billing/read-billing.ts";
import { buyPack as buy } from "#lib/services/billing/buy-pack.ts";
import { findCheckout, isOpen, payLocally } from "#lib/services/billing/local-checkout.ts";
import { openPortal as open } from "#lib/services/billing/open-portal.ts";
import { payDue as pay } from "#lib/services/billing/pay-due.ts";
import type { PaymentRow } from "#lib/services/billing/payment.ts";
import { listCreditEntries } from "#lib/services/credits/list-entries.ts";
import { cancelPlan as cancel, resumePlan as resume } from "#lib/services/plan/cancel-plan.ts";
import { cancelPlanChange as cancelChange, changePlan as change } from "#lib/services/plan/change-plan.ts";
import { previewChange as preview } from "#lib/services/plan/preview-change.ts";
import { startTrial as tryOut } from "#lib/services/plan/start-trial.ts";
import { readSubscription } from "#lib/services/subscriptions/subscription.ts";
import type { Handler } from "./handler.ts";

const presentPayment = ({ amountCents, createdAt, currency, id, kind, settledAt, status, terms }: PaymentRow) => ({
  id,
  kind,
  status,
  amountCents,
  currency,
  posts: terms.kind === "pack" ? terms.posts : terms.choice.posts,
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

async function presentBilling(context: Context) {
  const { creditsRenewAt, due, payments, provider, scheduled, trialDays } = await billing.readBilling(context);
  return {
    provider,
    trialDays,
    creditsRenewAt: creditsRenewAt?.toISOString() ?? null,
    scheduled: scheduled && {
      posts: scheduled.posts,
      accounts: scheduled.accounts,
      period: scheduled.period,
      renewalCents: scheduled.renewalCents,
      at: scheduled.at.toISOString(),
    },
    due: due && { ...due, endsAt: due.endsAt.toISOString() },
    payments: payments.map(presentPayment),
  };
}

export const readBilling: Handler<"readBilling"> = presentBilling;

export const previewChange: Handler<"previewChange"> = async (context, { query }) => {
  const current = await readSubscription(context);
  const { creditsNow, dueNowCents, kind, nextChargeAt, nextChargeCents, target } = preview(context, current, query);
  return {
    posts: target.posts,
    accounts: target.accounts,
    period: target.period,
    kind,
    creditsNow,
    currency: target.currency,
    dueNowCents,
    nextChargeCents,
    nextChargeAt: nextChargeAt?.toISOString() ?? null,
  };
};

export const changePlan: Handler<"changePlan"> = (context, { body }) => change(context, body);

export const cancelPlanChange: Handler<"cancelPlanChange"> = async (context) => {
  await cancelChange(context);
  return presentBilling(context);
};

export const startTrial: Handler<"startTrial"> = async (context, { body }) => {
  await tryOut(context, body);
  return presentBilling(context);
};

export const cancelPlan: Handler<"cancelPlan"> = async (context) => {
  await cancel(context);
  return presentBilling(context);
};

export const resumePlan: Handler<"resumePlan"> = async (context) => {
  await resume(context);
  return presentBilling(context);
};

export const payDue: Handler<"payDue"> = async (context) => ({ checkout: await pay(context) });

export const buyPack: Handler<"buyPack"> = async (context, { body }) => ({ checkout: await buy(context, body.posts) });

export const openPortal: Handler<"openPortal"> = async (context) => ({ url: await open(context) });

export const listCredits: Handler<"listCredits"> = async (context, { query }) => {
  const { entries, next } = await listCreditEntries(context, query);
  return {
    entries: entries.map(({ createdAt, postId, projectId, theme, ...entry }) => ({
      ...entry,
      createdAt: createdAt.toISOString(),
      post: postId === null ? null : { id: postId, projectId, theme },
    })),
    next,
  };
};

export const readCheckout: Handler<"readCheckout"> = async (context, { params }) => {
  const payment = await findCheckout(context, params.id);
  return {
    ...presentPayment(payment),
    isOpen: isOpen(payment, context.now()),
    plan: payment.terms.kind === "pack" ? null : payment.terms.choice,
    expiresAt: payment.expiresAt?.toISOString() ?? null,
  };
};

export const payCheckout: Handler<"payCheckout"> = (context, { body, params }) =>
  payLocally(context, params.id, body.card);
