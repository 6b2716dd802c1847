import type { PlainOperation } from "#lib/contract/operation.ts";
import { filledPath } from "#lib/contract/path.ts";
import type { Sent } from "./flat.ts";

/** Where a Pauta is reached, and by which key. */
export interface Access {
  /** without a slash at the end */
  readonly address: string;
  readonly key: string;
}

const DEFAULT_ADDRESS = "http://localhost:3000";

export const accessOf = (key: string, address = DEFAULT_ADDRESS): Access => ({
  key,
  address: address.replace(/\/+$/, ""),
});

export function requestOf(
  { method, path }: PlainOperation,
  { body, idempotencyKey, params, query }: Sent,
  { address, key }: Access,
): Request {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const headers = {
    Authorization: `Bearer ${key}`,
    ...(body && { "Content-Type": "application/json" }),
    ...(idempotencyKey !== null && { "Idempotency-Key": idempotencyKey }),
  };
  const url = `${address}/v1${filledPath(path, params)}${asked.size > 0 ? `?${asked}` : ""}`;
  return new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
