import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PlainOperation } from "#lib/contract/operation.ts";
import type { ErrorCode } from "#lib/domain/refusal.ts";
import { retryAfterMs } from "#lib/domain/retry-after.ts";
import { PautaError, unreachable } from "./error.ts";
import { type Sent, sentWith } from "./flat.ts";
import { type Access, requestOf } from "./request.ts";

export interface Sending extends Access {
  readonly fetch: (request: Request) => Promise<Response>;
  /** after the first */
  readonly retries: number;
}

export const RETRIES = 4;
const FIRST_PAUSE_MS = 500;
const PAUSE_MAX_MS = 60_000;
const PASSES_BY: readonly number[] = [429, 500, 502, 503, 504];

/** Sends a call until it is answered for good. A POST carries a key of its own, so it is done once however often sent. */
export async function sendCall(sending: Sending, operation: PlainOperation, given: Partial<Sent>): Promise<unknown> {
  const sent = sentWith(given);
  const idempotencyKey = sent.idempotencyKey ?? (operation.method === "POST" ? randomUUID() : null);
  for (let tries = 0; ; tries++) {
    const answer = await sending
      .fetch(requestOf(operation, { ...sent, idempotencyKey }, sending))
      .catch((error: unknown) => {
        if (tries >= sending.retries) throw unreachable(sending.address, error);
        return null;
      });
    if (answer?.ok) return answer.json();
    const isLast = tries >= sending.retries || operation.method === "DELETE";
    if (answer && (isLast || !PASSES_BY.includes(answer.status))) throw await refusedAs(answer);
    await sleep(pauseOf(answer, tries));
  }
}

function pauseOf(answer: Response | null, tries: number): number {
  const asked = retryAfterMs(answer?.headers.get("retry-after"), Date.now());
  return Math.min(asked ?? FIRST_PAUSE_MS * 2 ** tries, PAUSE_MAX_MS);
}

async function refusedAs(answer: Response): Promise<PautaError> {
  const told = { status: answer.status, requestId: answer.headers.get("x-request-id") };
  // A proxy's page is no answer of Pauta's.
  const said = (await answer.json().catch(() => null)) as { error?: { code: ErrorCode; message: string } } | null;
  if (!said?.error) return new PautaError("unreachable", `the answer ${answer.status} is not Pauta's`, told);
  return new PautaError(said.error.code, said.error.message, told);
}
