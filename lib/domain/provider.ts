/** What a provider is asked to make. */
export const PARTS = ["text", "image", "voice"] as const;
export type Part = (typeof PARTS)[number];

/** Why a provider made nothing, as far as it decides what to do next. */
export const PROVIDER_FAULTS = ["key_refused", "busy", "subject_refused", "broken", "slow"] as const;
export type ProviderFaultKind = (typeof PROVIDER_FAULTS)[number];

interface FaultOf {
  readonly part: Part;
  readonly kind: ProviderFaultKind;
  /** as it is shown and logged: "openai gpt-…" */
  readonly provider: string;
  /** how long it asked to be left alone; null: it did not say */
  readonly retryAfterMs?: number | null;
  /** an answer came, whole and of no use: another try would be paid for as this one was */
  readonly isPaid?: boolean;
  readonly cause?: unknown;
}

/** A provider did not make what it was asked for. */
export class ProviderFault extends Error {
  readonly part: Part;
  readonly kind: ProviderFaultKind;
  readonly provider: string;
  readonly retryAfterMs: number | null;
  readonly isPaid: boolean;

  constructor({ cause, isPaid = false, kind, part, provider, retryAfterMs = null }: FaultOf) {
    super(`${provider} (${part}): ${kind}`, { cause });
    this.name = "ProviderFault";
    this.part = part;
    this.kind = kind;
    this.provider = provider;
    this.retryAfterMs = retryAfterMs;
    this.isPaid = isPaid;
  }
}
