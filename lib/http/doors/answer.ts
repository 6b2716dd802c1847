import { createHash } from "node:crypto";
import type { Door } from "#lib/contract/operation.ts";
import type { ErrorCode, Refusal } from "#lib/domain/refusal.ts";
import { reasons } from "#lib/messages/pt/reasons.ts";
import { MethodNotAllowed } from "./match.ts";

export const STATUS_OF_CODE: Record<ErrorCode, number> = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  invalid_input: 400,
  invalid_state: 409,
  rate_limited: 429,
  upstream_failure: 500,
};

/** An answer before it is bytes. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** a file, in the place of a body */
  readonly content?: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string | null;
  readonly headers?: Record<string, string>;
}

export function answerRefusal(refusal: Refusal, door: Door): Answer {
  const { code, detail, field, reason } = refusal;
  const text = reasons[reason];
  const message = field ? `${text.replace(/\.$/, "")}: ${field}${detail ? ` (${detail})` : ""}.` : text;
  // The app tells its reader in their own language, so it gets the reason itself.
  const forTheApp = door === "api" ? {} : { reason, ...(field && { field }) };
  return {
    status: refusal instanceof MethodNotAllowed ? 405 : STATUS_OF_CODE[code],
    body: { error: { code, message, ...forTheApp } },
    headers: {
      ...(refusal instanceof MethodNotAllowed && { Allow: refusal.allow }),
      ...(code === "rate_limited" && { "Retry-After": "60" }),
    },
  };
}

export function toResponse(answer: Answer, headers: Record<string, string>): Response {
  return new Response(answer.content ?? (answer.body === undefined ? null : JSON.stringify(answer.body)), {
    status: answer.status,
    headers: {
      ...(answer.body !== undefined && { "Content-Type": "application/json; charset=utf-8" }),
      "Cache-Control": "no-store",
      ...headers,
      ...answer.headers,
    },
  });
}

/** The answer with its ETag, or 304 where the caller has it already. */
export function withEtag(answer: Answer, ifNoneMatch: string | null): Answer {
  const digest = createHash("sha256").update(JSON.stringify(answer.body)).digest("base64url").slice(0, 27);
  const etag = `"${digest}"`;
  const known = ifNoneMatch?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
  const headers = { ...answer.headers, ETag: etag };
  return known ? { status: 304, body: undefined, headers } : { ...answer, headers };
}
