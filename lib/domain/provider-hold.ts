import type { ProviderFaultKind } from "./provider.ts";

const MINUTE_MS = 60_000;

/** What says that the next call would go no better; the others are of one subject, or of one moment. */
const HOLDING = ["key_refused", "busy", "broken"] as const satisfies ProviderFaultKind[];
export type HoldingFault = (typeof HOLDING)[number];

/** So many in a row, and nobody asks the provider for a while; then one post tries. */
const FAULTS_MAX = 3;

/** A while that grows with each try that goes no better. */
const PAUSES_MS = [1, 2, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);

/** For how long a post that tries has the provider to itself. */
export const TRIAL_MS = 3 * MINUTE_MS;

export const isHolding = (fault: ProviderFaultKind): fault is HoldingFault => HOLDING.some((kind) => kind === fault);

/** How long a provider is left alone after its faults in a row; null: not yet. */
export function pauseAfter(faults: number, retryAfterMs: number | null): number | null {
  if (faults < FAULTS_MAX) return null;
  const pause = PAUSES_MS[Math.min(faults - FAULTS_MAX, PAUSES_MS.length - 1)] ?? 0;
  return Math.max(pause, retryAfterMs ?? 0);
}
