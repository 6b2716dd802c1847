import { QUOTE_LIMITS, annualPrices } from "#lib/domain/plan.ts";
import { readPlan as read } from "#lib/services/plan/read-plan.ts";
import type { Handler } from "./handler.ts";

export const readPlan: Handler<"readPlan"> = async (context, { query }) => {
  const { availableCredits, blockedBy, firstMonthDiscount, plan, quoted } = await read(context, query);
  const { appUrl, prices } = context.settings;
  return {
    plan: plan && {
      ...plan,
      trialEndsAt: plan.trialEndsAt?.toISOString() ?? null,
      currentPeriodEnd: plan.currentPeriodEnd?.toISOString() ?? null,
    },
    availableCredits,
    firstMonthDiscount,
    priceTable: {
      currency: prices.currency,
      annualDiscount: prices.annualDiscount,
      includedAccounts: prices.includedAccounts,
      maxPosts: QUOTE_LIMITS.posts,
      maxAccounts: QUOTE_LIMITS.accounts,
      tiers: prices.tiers.map(({ monthlyCents, posts }) => ({ posts, ...annualPrices(monthlyCents, prices) })),
      packs: [...prices.packs],
    },
    ...quoted,
    changeBlockedBy: blockedBy,
    links: { changePlan: `${appUrl}/plan`, buyPack: `${appUrl}/plan#packs` },
  };
};
