export const PERIODS = ["monthly", "annual"] as const;
export type Period = (typeof PERIODS)[number];

export const PLAN_STATUSES = ["trialing", "active", "past_due", "canceled"] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export const ITEM_KINDS = ["posts", "extra_posts", "extra_accounts"] as const;
export const CHANGE_KINDS = ["upgrade_now", "at_period_end", "trial_swap", "noop"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
export const CHANGE_BLOCKS = ["billed_manually", "cancel_scheduled", "payment_due"] as const;
export type ChangeBlock = (typeof CHANGE_BLOCKS)[number];

export const QUOTE_LIMITS = { posts: 999, accounts: 60 } as const;

/** The tier from which a plan includes the API. */
const API_FROM_POSTS = 12;

export interface PriceTable {
  currency: string;
  annualDiscount: number;
  includedAccounts: number;
  tiers: readonly { posts: number; monthlyCents: number }[];
  extraPostCents: number;
  extraAccountCents: number;
  packs: readonly { posts: number; amountCents: number }[];
}

/** Tiers go up; posts over the last one are paid each. */
export const DEFAULT_PRICES: PriceTable = {
  currency: "BRL",
  annualDiscount: 0.2,
  includedAccounts: 1,
  tiers: [
    { posts: 4, monthlyCents: 4900 },
    { posts: 12, monthlyCents: 9900 },
    { posts: 30, monthlyCents: 19900 },
  ],
  extraPostCents: 550,
  extraAccountCents: 2900,
  packs: [
    { posts: 5, amountCents: 4500 },
    { posts: 10, amountCents: 8500 },
    { posts: 30, amountCents: 22500 },
  ],
};

export interface PlanChoice {
  posts: number;
  accounts: number;
  period: Period;
}

/** A quote without a plan begins here. */
export const FIRST_CHOICE: PlanChoice = { posts: 4, accounts: 1, period: "monthly" };

export interface Subscription extends PlanChoice {
  status: PlanStatus;
  renewalCents: number;
  cancelAtPeriodEnd: boolean;
  billedManually: boolean;
}

export function annualPrices(monthlyCents: number, prices: PriceTable) {
  const annualTotalCents = Math.round(monthlyCents * 12 * (1 - prices.annualDiscount));
  return { monthlyCents, annualTotalCents, annualPerMonthCents: Math.round(annualTotalCents / 12) };
}

/** What a choice costs. Up to the last tier, posts round up to a tier. */
export function quote(choice: PlanChoice, prices: PriceTable) {
  const tier = prices.tiers.find(({ posts }) => choice.posts <= posts) ?? prices.tiers.at(-1);
  if (!tier) throw new Error("The price table has no tiers.");
  const posts = Math.max(choice.posts, tier.posts);
  const items = [
    { kind: "posts" as const, tier: tier.posts, amountCents: tier.monthlyCents },
    { kind: "extra_posts" as const, tier: null, amountCents: (posts - tier.posts) * prices.extraPostCents },
    {
      kind: "extra_accounts" as const,
      tier: null,
      amountCents: Math.max(0, choice.accounts - prices.includedAccounts) * prices.extraAccountCents,
    },
  ].filter(({ amountCents }) => amountCents > 0);
  const price = annualPrices(
    items.reduce((sum, { amountCents }) => sum + amountCents, 0),
    prices,
  );
  return {
    posts,
    accounts: choice.accounts,
    period: choice.period,
    currency: prices.currency,
    isStandardTier: posts === tier.posts,
    ...price,
    renewalCents: choice.period === "annual" ? price.annualTotalCents : price.monthlyCents,
    items,
  };
}

type Quote = ReturnType<typeof quote>;

const perMonth = (renewalCents: number, period: Period) =>
  period === "annual" ? Math.round(renewalCents / 12) : renewalCents;

/** A plan that was canceled is there to be read alone. */
export const isRunning = <Plan extends { status: string }>(plan: Plan | null): plan is Plan =>
  plan !== null && plan.status !== "canceled";

/** What moving to `target` does, and when. More money a month applies now, the rest at the renewal. */
export function planChange(current: Subscription | null, target: Quote) {
  const targetMonthlyCents = perMonth(target.renewalCents, target.period);
  if (!isRunning(current)) {
    return { kind: "upgrade_now" as const, creditsNow: target.posts, currentMonthlyCents: 0, targetMonthlyCents };
  }
  const currentMonthlyCents = perMonth(current.renewalCents, current.period);
  const kind = changeKind(current, target, targetMonthlyCents - currentMonthlyCents);
  const creditsNow = kind === "upgrade_now" ? Math.max(0, target.posts - current.posts) : 0;
  return { kind, creditsNow, currentMonthlyCents, targetMonthlyCents };
}

function changeKind(current: Subscription, target: PlanChoice, differenceCents: number): ChangeKind {
  const sameSize = current.posts === target.posts && current.accounts === target.accounts;
  if (sameSize && current.period === target.period) return "noop";
  if (current.status === "trialing") return "trial_swap";
  // A period alone gives nothing to have now, so there is nothing to pay for now.
  return differenceCents > 0 && !sameSize ? "upgrade_now" : "at_period_end";
}

export function changeBlockedBy(current: Subscription | null): ChangeBlock | null {
  if (!isRunning(current)) return null;
  if (current.billedManually) return "billed_manually";
  if (current.status === "past_due") return "payment_due";
  if (current.cancelAtPeriodEnd) return "cancel_scheduled";
  return null;
}

export const monthsOf = (period: Period): number => (period === "annual" ? 12 : 1);

/** A month or a year on, on the anchor's day or the month's last: after a February the 31st is the 31st again. */
export function periodEnd(start: Date, period: Period, anchorDay = start.getUTCDate()): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + monthsOf(period));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchorDay, lastDay));
  return end;
}

type PlanKey = "essential" | "rhythm" | "daily" | "custom";

const KEYS: Record<number, PlanKey> = { 4: "essential", 12: "rhythm", 30: "daily" };
const NAMES: Record<PlanKey, string> = {
  essential: "Essencial",
  rhythm: "Ritmo",
  daily: "Diário",
  custom: "Sob medida",
};

/** Which of the plans with a name has so many posts, whatever its name is in the reader's language. */
export const planKey = (posts: number): PlanKey => KEYS[posts] ?? "custom";

export const planName = (posts: number): string => NAMES[planKey(posts)];

/** `override` is the operator's word over the plan's. */
export function includesApi(current: { posts: number; status: string } | null, override: boolean | null): boolean {
  if (!current) return false;
  return override ?? (current.status !== "canceled" && current.posts >= API_FROM_POSTS);
}

/** A workspace that never subscribed has room for the project it tries Pauta with. */
export const projectLimit = (current: Pick<Subscription, "accounts"> | null): number => current?.accounts ?? 1;
