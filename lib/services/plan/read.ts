import type { Context } from "#lib/context.ts";
import {
  changeBlockedBy,
  FIRST_CHOICE,
  type Period,
  type PlanChoice,
  type PlanStatus,
  planChange,
  planName,
  quote,
} from "#lib/domain/plan.ts";
import { readBalance } from "#lib/services/credits/read.ts";

/** What a quote may ask for; what it leaves out is as the current plan has it. */
type QuoteQuery = { [K in keyof PlanChoice]?: PlanChoice[K] | undefined };

export async function readPlan(context: Context, query: QuoteQuery) {
  const { db, settings, workspaceId } = context;
  const [row, availableCredits] = await Promise.all([
    db.subscription.findUnique({ where: { workspaceId } }),
    readBalance(db, workspaceId),
  ]);
  const current = row && { ...row, status: row.status as PlanStatus, period: row.period as Period };
  const { accounts, period, posts } = current ?? FIRST_CHOICE;
  const target = quote(
    { posts: query.posts ?? posts, accounts: query.accounts ?? accounts, period: query.period ?? period },
    settings.prices,
  );
  const isQuote = Object.values(query).some((value) => value !== undefined);
  return {
    plan: current && {
      name: planName(current.posts),
      status: current.status,
      posts: current.posts,
      accounts: current.accounts,
      period: current.period,
      currency: settings.prices.currency,
      renewalCents: current.renewalCents,
      listPriceCents: quote(current, settings.prices).renewalCents,
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
