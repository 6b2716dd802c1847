import * as z from "zod";
import { CHANGE_BLOCKS, CHANGE_KINDS, ITEM_KINDS, PERIODS, PLAN_STATUSES, QUOTE_LIMITS } from "#lib/domain/plan.ts";
import { operation } from "./operation.ts";
import { cents, integerText, timestamp } from "./shapes.ts";

const period = z.enum(PERIODS);
const price = { monthlyCents: cents, annualTotalCents: cents, annualPerMonthCents: cents };

const CurrentPlan = z.strictObject({
  name: z.string(),
  status: z.enum(PLAN_STATUSES),
  posts: z.int().meta({ description: "Posts per month." }),
  accounts: z.int(),
  period,
  currency: z.string(),
  renewalCents: cents,
  listPriceCents: cents,
  isLegacyPrice: z.boolean(),
  cancelAtPeriodEnd: z.boolean(),
  hasEverPaid: z.boolean(),
  billedManually: z.boolean(),
  trialEndsAt: timestamp.nullable(),
  currentPeriodEnd: timestamp.nullable(),
});

const PriceTable = z.strictObject({
  currency: z.string(),
  annualDiscount: z.number(),
  includedAccounts: z.int(),
  maxPosts: z.int(),
  maxAccounts: z.int(),
  tiers: z.array(z.strictObject({ posts: z.int(), ...price })),
  packs: z.array(z.strictObject({ posts: z.int(), amountCents: cents })),
});

const Quote = z.strictObject({
  posts: z.int(),
  accounts: z.int(),
  period,
  currency: z.string(),
  isStandardTier: z.boolean(),
  ...price,
  renewalCents: cents,
  items: z.array(z.strictObject({ kind: z.enum(ITEM_KINDS), tier: z.int().nullable(), amountCents: cents })),
});

const Change = z.strictObject({
  kind: z.enum(CHANGE_KINDS),
  creditsNow: z.int(),
  currentMonthlyCents: cents,
  targetMonthlyCents: cents,
});

export const readPlan = operation({
  method: "GET",
  path: "/plan",
  summary: "Read the plan and, with any of the three parameters, what a change would cost",
  query: z.object({
    posts: integerText({ min: 1, max: QUOTE_LIMITS.posts }).optional(),
    accounts: integerText({ min: 1, max: QUOTE_LIMITS.accounts }).optional(),
    period: period.optional(),
  }),
  response: z.strictObject({
    plan: CurrentPlan.nullable().meta({ description: "Null when the workspace never subscribed." }),
    availableCredits: z.int(),
    firstMonthDiscount: z.boolean(),
    priceTable: PriceTable,
    target: Quote.optional().meta({ description: "Present when quoting." }),
    change: Change.optional().meta({ description: "Present when quoting." }),
    changeBlockedBy: z.enum(CHANGE_BLOCKS).nullable(),
    links: z.strictObject({ changePlan: z.url(), buyPack: z.url() }),
  }),
});
