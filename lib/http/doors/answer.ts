import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Door } from "#lib/contract/operation.ts";
import type { Logger } from "pino";
import { type ErrorCode, Refusal } from "#lib/domain/refusal.ts";
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

export const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

type Content = Readable | Uint8Array<ArrayBuffer> | string | null;

/** An answer before it is bytes. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** a file, or what is written already, in the place of a body */
  readonly content?: Content;
  readonly headers?: Record<string, string>;
}

/** An answer as it is sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Content;
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
      ...(code === "rate_limited" && { "Retry-After": reason === "too_many_at_once" ? "10" : "60" }),
    },
  };
}

export function toReply({ body, content, headers, status }: Answer, more: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { ...(body !== undefined && JSON_TYPE), "Cache-Control": "no-store", ...more, ...headers },
    body: content ?? (body === undefined ? null : JSON.stringify(body)),
  };
}

/** What was thrown on the way is an answer too; what nobody expected is noted, and not told. */
export function replyTo(error: unknown, door: Door, log: Pick<Logger, "error">): Reply {
  if (error instanceof Refusal) return toReply(answerRefusal(error, door));
  log.error({ err: error }, "call failed");
  return toReply(answerRefusal(new Refusal("unexpected"), door));
}

export function toResponse({ body, headers, status }: Reply): Response {
  const told = new Headers();
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values].flat()) told.append(name, value);
  }
  // Node's stream types and the web's describe the same object apart.
  const content = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream<Uint8Array>) : body;
  return new Response(content, { status, headers: told });
}

/** The answer with its ETag, or 304 where the caller has it already. */
export function withEtag(answer: Answer, ifNoneMatch: string | null): Answer {
  const content = JSON.stringify(answer.body);
  const etag = etagOf(content);
  const headers = { ...answer.headers, ETag: etag };
  if (knows(ifNoneMatch, etag)) return { status: 304, body: undefined, headers };
  return { status: answer.status, body: undefined, content, headers: { ...JSON_TYPE, ...headers } };
}

export const etagOf = (content: string): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;

/** Whether the caller has this version. */
export const knows = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;
