import { counter, histogram } from "./registry.ts";

/** What a process counts of its own work. No label is a workspace's, a project's, a post's or an account's. */

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LONG = [1, 2.5, 5, 10, 20, 40, 60, 120, 300, 600, 1800, 7200];
const SHARES = [0.5, 0.8, 0.9, 0.99];

export const measureCall = histogram("pauta_call_duration_seconds", "Calls by operation and status.", {
  bounds: QUICK,
  names: ["door", "operation", "status"],
});
export const measureJob = histogram("pauta_job_duration_seconds", "Tries of jobs, by how they ended.", {
  bounds: LONG,
  names: ["job", "outcome"],
});
export const measureGeneration = histogram(
  "pauta_generation_duration_seconds",
  "Posts that were made or failed, from the asking to the end.",
  { bounds: LONG, names: ["format", "outcome"] },
);
export const measurePublication = histogram(
  "pauta_publication_duration_seconds",
  "Posts that went live or failed, from the hour to the end.",
  { bounds: LONG, names: ["outcome"] },
);
export const countPublicationEvent = counter(
  "pauta_publication_events_total",
  "What the social network answered, and what became of it.",
  ["kind"],
);
export const measureQuota = histogram(
  "pauta_network_quota_used_ratio",
  "How much of its day's posts an account had used when it was asked.",
  { bounds: SHARES, names: [] },
);
