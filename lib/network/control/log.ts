import type { Context } from "#lib/network/context.ts";

const KEPT = 50_000;
const SWEEP_EVERY = 5000;
const SECRET = ["access_token", "client_secret", "code"];

interface Entry {
  at: number;
  op: string;
  method: string;
  url: URL;
  accountId: string | null;
  status: number | null;
  code: number | null;
  subcode: number | null;
  fault: string | null;
  tookMs: number;
}

let sinceSweep = 0;

/** Writes one call down. Secrets are blotted out, but it stays to be seen that one stood in the address. */
export function logRequest({ store }: Context, entry: Entry): void {
  const query = new URLSearchParams(entry.url.search);
  for (const name of SECRET) if (query.has(name)) query.set(name, "[redacted]");
  const search = query.size > 0 ? `?${query}` : "";
  store.insert("requests", {
    at: entry.at,
    op: entry.op,
    method: entry.method,
    path: `${entry.url.pathname}${search}`,
    account_id: entry.accountId,
    status: entry.status,
    code: entry.code,
    subcode: entry.subcode,
    fault: entry.fault,
    took_ms: entry.tookMs,
  });
  sinceSweep += 1;
  if (sinceSweep < SWEEP_EVERY) return;
  sinceSweep = 0;
  store.run("delete from requests where n <= (select max(n) from requests) - ?", KEPT);
}
