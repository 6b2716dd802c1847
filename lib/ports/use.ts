import type { Part, ProviderFaultKind } from "#lib/domain/provider.ts";

/** What one call of a provider took, whether or not it came to anything. */
export interface Spent {
  readonly part: Part;
  /** as it is shown and logged: "openai gpt-…" */
  readonly provider: string;
  /** what the call was for: "draft", "repair", "page 3" */
  readonly step: string;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly pictures?: number;
  readonly seconds?: number;
  /** in the currency of the table of prices; null: nobody said what it costs */
  readonly cost: number | null;
  readonly durationMs: number;
  readonly fault: ProviderFaultKind | null;
}

/** One use of a maker: when it is to stop, and who counts what it takes. */
export interface Use {
  readonly signal: AbortSignal;
  /** how many calls it may still take; without it, as many as its maker holds itself to */
  readonly calls?: number;
  spent?(what: Spent): void;
}
