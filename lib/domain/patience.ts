import type { FailureCode } from "./failure.ts";
import type { ProviderFault, ProviderFaultKind } from "./provider.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** For so long a post waits for a provider of which nothing comes. */
export const PATIENCE_MS = 120 * MINUTE_MS;

/** Where a busy provider does not say for how long: twice as long each time, within these. */
const PAUSE_MS = { least: 30 * SECOND_MS, most: 15 * MINUTE_MS };

interface Answer {
  /** how a post ends by it */
  readonly failure: FailureCode;
  /** tries after the first that it is worth; `waits`: as many as there is patience for */
  readonly retries: number | "waits";
}

/** What is done about each fault: a refusal would be paid for again, and said again. */
export const FAULT_ANSWERS: Record<ProviderFaultKind, Answer> = {
  key_refused: { failure: "provider_key_refused", retries: 0 },
  subject_refused: { failure: "subject_refused", retries: 0 },
  slow: { failure: "provider_slow", retries: 1 },
  broken: { failure: "provider_broken", retries: 2 },
  busy: { failure: "provider_busy", retries: "waits" },
};

/** How far a post's making was tried, when a fault comes. */
interface Tried {
  readonly retries: number;
  readonly waitingSince: Date | null;
  readonly now: Date;
}

export type Next =
  | { readonly does: "retry" }
  | { readonly does: "wait"; readonly until: Date }
  | { readonly does: "fail"; readonly failure: FailureCode };

/** What a post's making does next about a fault. */
export function afterFault(
  { isPaid, kind, retryAfterMs }: Pick<ProviderFault, "isPaid" | "kind" | "retryAfterMs">,
  tried: Tried,
): Next {
  const { failure, retries } = FAULT_ANSWERS[kind];
  if (retries === "waits") return waitOr(failure, retryAfterMs ?? pauseOf(tried), tried);
  return !isPaid && tried.retries < retries ? { does: "retry" } : { does: "fail", failure };
}

/** Waits, unless that would be longer than anybody has patience for. */
function waitOr(failure: FailureCode, ms: number, { now, waitingSince }: Tried): Next {
  const until = new Date(now.getTime() + Math.max(ms, SECOND_MS));
  const since = waitingSince ?? now;
  return until.getTime() - since.getTime() > PATIENCE_MS ? { does: "fail", failure } : { does: "wait", until };
}

/** As long again as it has waited. */
function pauseOf({ now, waitingSince }: Tried): number {
  const waited = waitingSince ? now.getTime() - waitingSince.getTime() : 0;
  return Math.min(Math.max(waited, PAUSE_MS.least), PAUSE_MS.most);
}

/** A provider that failed others is left alone until then; nobody was asked. */
export class ProviderHeld extends Error {
  readonly provider: string;
  readonly kind: ProviderFaultKind;
  readonly until: Date;

  constructor({ kind, provider, until }: { kind: ProviderFaultKind; provider: string; until: Date }) {
    super(`${provider} is left alone: ${kind}`);
    this.name = "ProviderHeld";
    this.provider = provider;
    this.kind = kind;
    this.until = until;
  }
}

/** What a post's making does next about a provider that is left alone. */
export const afterHold = ({ kind, until }: ProviderHeld, tried: Tried): Next =>
  waitOr(FAULT_ANSWERS[kind].failure, until.getTime() - tried.now.getTime(), tried);
