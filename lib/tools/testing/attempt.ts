import type { Attempt } from "#lib/runtime/context.ts";

/** One try of a job, as a worker of the heavy lane would make it. */
export const attempt = (given: Partial<Attempt> & { lane?: string } = {}): Attempt => ({
  signal: new AbortController().signal,
  isLast: true,
  retries: 0,
  job: { id: "00000000-0000-4000-8000-000000000000", name: given.lane ?? "heavy", retryCount: 0 },
  ...given,
});
