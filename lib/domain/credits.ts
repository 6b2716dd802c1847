const CREDIT_BUCKETS = ["plan", "pack"] as const;
export type CreditBucket = (typeof CREDIT_BUCKETS)[number];

/** What each ledger row stands for. Its key is unique, so that nothing is counted twice. */
export const creditKeys = {
  planPeriod: (workspaceId: string, periodStart: Date) => `plan:${workspaceId}:${periodStart.toISOString()}`,
  operator: (entryId: string) => `operator:${entryId}`,
  post: (postId: string) => `post:${postId}`,
};
