import * as z from "zod";
import { PERIODS } from "#lib/domain/plan.ts";
import { jsonColumn } from "./stored-json.ts";

const choice = z.strictObject({ posts: z.int(), accounts: z.int(), period: z.enum(PERIODS) });

/** What a payment buys. An upgrade and a renewal also say of which period, for they fit no other. */
export const paymentTerms = jsonColumn(
  "Payment",
  "terms",
  z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("plan"), choice }),
    z.strictObject({ kind: z.literal("upgrade"), choice, from: choice, periodEnd: z.coerce.date() }),
    z.strictObject({
      kind: z.literal("renewal"),
      choice,
      renewalCents: z.int(),
      isChange: z.boolean(),
      periodEnd: z.coerce.date(),
    }),
    z.strictObject({ kind: z.literal("pack"), posts: z.int() }),
  ]),
);
export type Terms = z.output<typeof paymentTerms.codec>;

/** A provider's message, as it came: what we know of it was read from it then. */
export const billingPayload = jsonColumn("BillingEvent", "payload", z.record(z.string(), z.json()));
