import type { Output } from "#lib/contract/index.ts";

export type PlanAnswer = Output<"readPlan">;
export type BillingAnswer = Output<"readBilling">;
