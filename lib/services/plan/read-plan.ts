import type { Context } from "#lib/runtime/context.ts";
import { changeBlockedBy, FIRST_CHOICE, type PlanChoice, planChange, planName, quote } from "#lib/domain/plan.ts";
import { readBalance } from "#lib/services/credits/read-balance.ts";
import { readSubscription, renewalOf } from "#lib/services/subscriptions/subscription.ts";

/** What a quote may ask for; what it leaves out is as the current plan has it. */
type QuoteQuery = { [K in keyof PlanChoice]?: PlanChoice[K] | undefined };

export async function readPlan(context: Context, query: QuoteQuery) {
  const { settings } = context;
  const [current, availableCredits] = await Promise.all([readSubscription(context), readBalance(context)]);
  const renewal = current && renewalOf(current, settings);
  const { accounts, period, posts } = current ?? FIRST_CHOICE;
  const target = quote(
    { posts: query.posts ?? posts, accounts: query.accounts ?? accounts, period: query.period ?? period },
    settings.prices,
  );
  const isQuote = Object.values(query).some((value) => value !== undefined);
  return {
    plan: current &&
      renewal && {
        name: planName(current.posts),
        status: current.status,
        posts: current.posts,
        accounts: current.accounts,
        period: current.period,
        currency: settings.prices.currency,
        // As the next charge will be: of the choice that waits for it, where one does.
        renewalCents: renewal.renewalCents,
        listPriceCents: quote(renewal, settings.prices).renewalCents,
        isLegacyPrice: current.isLegacyPrice,
        cancelAtPeriodEnd: current.cancelAtPeriodEnd,
        hasEverPaid: current.hasEverPaid,
        billedManually: current.billedManually,
        trialEndsAt: current.trialEndsAt,
        currentPeriodEnd: current.currentPeriodEnd,
      },
    firstMonthDiscount: current?.firstMonthDiscount ?? false,
    availableCredits,
    quoted: isQuote ? { target, change: planChange(current, target) } : {},
    blockedBy: changeBlockedBy(current),
  };
}
