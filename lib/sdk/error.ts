import type { ErrorCode } from "#lib/domain/refusal.ts";

/** Pauta said no, or could not be reached. */
export class PautaError extends Error {
  readonly code: ErrorCode | "unreachable";
  readonly status: number | null;
  /** for support */
  readonly requestId: string | null;

  constructor(code: ErrorCode | "unreachable", message: string, { requestId = null, status = null }: Told = {}) {
    super(message);
    this.name = "PautaError";
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}

interface Told {
  readonly status?: number | null;
  readonly requestId?: string | null;
}

export const unreachable = (address: string, cause: unknown): PautaError =>
  new PautaError("unreachable", `${address}: ${cause instanceof Error ? cause.message : "no answer"}`);
