import { type Context, type Scope, workspaceOf } from "#lib/runtime/context.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { creditKeys } from "#lib/domain/credits.ts";
import { type PlanChoice, type PlanStatus, periodEnd, quote } from "#lib/domain/plan.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { expirePlanCredits, grantCredits } from "#lib/services/credits/grant.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof readSubscription>>>;

export async function readSubscription({ db, workspaceId }: Scope) {
  const row = await db.subscription.findUnique({ where: { workspaceId } });
  return row && { ...row, workspaceId: workspaceOf(row) };
}

/** One that has not ended. */
export async function findSubscription(scope: Scope): Promise<SubscriptionRow> {
  const found = await readSubscription(scope);
  if (!found || found.status === "canceled") throw new Refusal("plan_missing");
  return found;
}

type Place = Pick<Context, "db" | "now" | "settings" | "workspaceId">;

/** A plan's first period begins now, with its credits. */
export async function startSubscription(
  place: Place,
  choice: PlanChoice,
  { hasEverPaid = false }: { hasEverPaid?: boolean } = {},
): Promise<void> {
  const { now, settings } = place;
  const at = now();
  const { accounts, period, posts, renewalCents } = quote(choice, settings.prices);
  const anchorDay = at.getUTCDate();
  await saveNew(place, {
    status: "active",
    posts,
    accounts,
    period,
    renewalCents,
    hasEverPaid,
    trialEndsAt: null,
    currentPeriodStart: at,
    currentPeriodEnd: periodEnd(at, period, anchorDay),
    creditsRenewAt: periodEnd(at, "monthly", anchorDay),
    anchorDay,
  });
  await grantPeriod(place, posts, at, at);
}

/** Some days of a plan before its first payment, with the credits of the smallest tier. */
export async function startTrialPeriod(place: Place, choice: PlanChoice): Promise<void> {
  const { now, settings } = place;
  const at = now();
  const end = new Date(at.getTime() + settings.trialDays * DAY_MS);
  const { accounts, period, posts, renewalCents } = quote(choice, settings.prices);
  await saveNew(place, {
    status: "trialing",
    posts,
    accounts,
    period,
    renewalCents,
    hasEverPaid: false,
    trialEndsAt: end,
    currentPeriodStart: at,
    currentPeriodEnd: end,
    creditsRenewAt: end,
    anchorDay: end.getUTCDate(),
  });
  const key = creditKeys.planPeriod(place.workspaceId, at);
  const amount = settings.prices.tiers[0]?.posts ?? 0;
  await grantCredits(place, { key, bucket: "plan", amount, reason: "trial", at });
}

type Fresh = Omit<Prisma.SubscriptionUncheckedCreateInput, "workspaceId">;

/** In the place of a canceled one, of which nothing stays. */
async function saveNew({ db, workspaceId }: Scope, data: Fresh & { status: PlanStatus }): Promise<void> {
  await db.subscription.deleteMany({ where: { workspaceId } });
  await db.subscription.create({ data: { workspaceId, ...data } });
}

/** The plan's credits of one month: what the last one left does not add up. */
async function grantPeriod(scope: Scope, posts: number, monthStart: Date, at: Date) {
  await expirePlanCredits(scope, at);
  const key = creditKeys.planPeriod(scope.workspaceId, monthStart);
  await grantCredits(scope, { key, bucket: "plan", amount: posts, reason: "plan_period", at });
}

type CreditMonth = Pick<SubscriptionRow, "anchorDay" | "creditsRenewAt" | "currentPeriodEnd" | "posts" | "workspaceId">;

/** Makes the credits anew for the month that runs, if it is one of a paid period and has not had them. */
export async function renewCredits({ db }: Pick<Context, "db">, month: CreditMonth, at: Date): Promise<void> {
  const { anchorDay, currentPeriodEnd, posts, workspaceId } = month;
  let monthStart: Date | null = null;
  let next = month.creditsRenewAt;
  while (next <= at && next < currentPeriodEnd) {
    monthStart = next;
    next = periodEnd(next, "monthly", anchorDay);
  }
  if (!monthStart) return;
  await grantPeriod({ db, workspaceId }, posts, monthStart, at);
  await db.subscription.update({ where: { workspaceId }, data: { creditsRenewAt: next } });
}

/** The plan is over, and with it what is left of its credits; packs and the rest stay. */
export async function endSubscription(scope: Scope, at: Date): Promise<void> {
  const { db, workspaceId } = scope;
  await db.subscription.update({
    where: { workspaceId },
    data: { status: "canceled", cancelAtPeriodEnd: false, ...NO_NEXT },
  });
  await expirePlanCredits(scope, at);
}

/** No other choice waits for the renewal. */
export const NO_NEXT = { nextPosts: null, nextAccounts: null, nextPeriod: null } as const;

/** What the renewal will be of: the choice that waits for it, or the same again at the same price. */
export function renewalOf(subscription: SubscriptionRow, { prices }: Place["settings"]) {
  const { accounts, nextAccounts, nextPeriod, nextPosts, period, posts, renewalCents } = subscription;
  if (nextPosts === null) return { posts, accounts, period, renewalCents, isChange: false };
  const next = { posts: nextPosts, accounts: nextAccounts ?? accounts, period: nextPeriod ?? period };
  return { ...next, renewalCents: quote(next, prices).renewalCents, isChange: true };
}
