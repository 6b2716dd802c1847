export const CREDIT_BUCKETS = ["plan", "pack"] as const;
export type CreditBucket = (typeof CREDIT_BUCKETS)[number];

export const CREDIT_REASONS = [
  "plan_period",
  "plan_expired",
  "trial",
  "upgrade",
  "pack",
  "post_created",
  "set_by_operator",
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** What each ledger row stands for. Its key is unique, so that nothing is counted twice. */
export const creditKeys = {
  planPeriod: (workspaceId: string, periodStart: Date) => `plan:${workspaceId}:${periodStart.toISOString()}`,
  planExpiry: (workspaceId: string, at: Date) => `expiry:${workspaceId}:${at.toISOString()}`,
  payment: (paymentId: string) => `payment:${paymentId}`,
  operator: (entryId: string) => `operator:${entryId}`,
  post: (postId: string) => `post:${postId}`,
};
