import { durationMs } from "#lib/network/clock.ts";
import type { Context } from "#lib/network/context.ts";
import { findProfile } from "#lib/network/feed/library.ts";
import { issueToken, SCOPES } from "#lib/network/graph/grants.ts";
import { createAccount, findAccountByHandle, HANDLE } from "#lib/network/store/accounts.ts";
import type { AccountRow, AppRow } from "#lib/network/store/rows.ts";
import { accountNamed } from "./ledger.ts";
import { Mistake } from "./mistake.ts";

type Input = Record<string, unknown>;

/** The states into which a token may be put, and the subcode with which it is then refused. */
const TOKEN_STATES: Record<string, number | null> = {
  valid: null,
  expired: 463,
  revoked: 458,
  checkpoint: 459,
  password_changed: 460,
  unconfirmed: 464,
  invalid: 467,
  role_lost: 492,
};

const COLUMNS: Record<string, { column: string; read: (value: unknown) => string | number | null }> = {
  name: { column: "name", read: textOf },
  biography: { column: "biography", read: textOf },
  kind: { column: "kind", read: (value) => kindOf(value) },
  followers: { column: "followers", read: Number },
  restricted: { column: "restricted", read: (value) => (value === true ? 1 : 0) },
  hidesLikes: { column: "hides_likes", read: (value) => (value === true ? 1 : 0) },
  quotaTotal: { column: "quota_total", read: (value) => (value === null ? null : Number(value)) },
  listLagMs: { column: "list_lag_ms", read: (value) => (value === null ? null : durationMs(value)) },
};

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function kindOf(value: unknown): AccountRow["kind"] {
  if (value === "BUSINESS" || value === "MEDIA_CREATOR" || value === "PERSONAL") return value;
  throw new Mistake("kind is BUSINESS, MEDIA_CREATOR or PERSONAL");
}

function namedAccount(context: Context, name: unknown): AccountRow {
  const account = accountNamed(context, textOf(name));
  if (!account) throw new Mistake(`no account ${textOf(name)}`);
  return account;
}

export const presentAccount = (row: AccountRow): object => ({
  id: row.id,
  scopedId: row.scoped_id,
  handle: row.handle,
  name: row.name,
  kind: row.kind,
  followers: row.followers,
  restricted: row.restricted === 1,
  hidesLikes: row.hides_likes === 1,
  quotaTotal: row.quota_total,
  listLagMs: row.list_lag_ms,
});

/** The account of a handle, made when there is none. */
export function ensureAccount(context: Context, input: Input): AccountRow {
  const handle = textOf(input["handle"]).replace(/^@/, "").toLowerCase();
  const known = findAccountByHandle(context.store, handle);
  if (known) return known;
  if (!HANDLE.test(handle) || findProfile(context, handle)) throw new Mistake(`the handle ${handle} cannot be used`);
  const name = typeof input["name"] === "string" ? input["name"] : undefined;
  const kind = input["kind"] === undefined ? undefined : kindOf(input["kind"]);
  return createAccount(context.store, { handle, name, kind, now: context.clock.now() });
}

export function changeAccount(context: Context, name: string, input: Input): object {
  const account = namedAccount(context, name);
  for (const [key, value] of Object.entries(input)) {
    const target = COLUMNS[key];
    if (!target) throw new Mistake(`unknown field ${key}`);
    context.store.run(`update accounts set ${target.column} = ? where id = ?`, target.read(value), account.id);
  }
  return presentAccount(namedAccount(context, account.id));
}

/** A long-lived token without the consent page, for tests and benchmarks. */
export function grant(context: Context, input: Input): object {
  const account = ensureAccount(context, input);
  const scopes = Array.isArray(input["scopes"])
    ? input["scopes"].map(String)
    : Object.keys(SCOPES).filter((scope) => scope.startsWith("instagram_business_"));
  const app = textOf(input["app"]) || context.configuration.app.id;
  const accessToken = issueToken(context, { app, account: account.id, scopes: scopes.join(","), kind: "long" });
  return { accessToken, userId: account.id, scopedId: account.scoped_id, handle: account.handle };
}

/** Breaks, mends or ages every token of an account, or of all accounts. */
export function changeTokens({ store, ...rest }: Context, input: Input): object {
  const account = input["account"] === undefined ? null : namedAccount({ store, ...rest }, input["account"]).id;
  const where = "where (?1 is null or account_id = ?1)";
  if (input["ageBy"] !== undefined) {
    const ms = durationMs(input["ageBy"]);
    if (ms === null) throw new Mistake("ageBy is a number of milliseconds or an ISO duration");
    const sql = `update tokens set created_at = created_at - ?2, expires_at = expires_at - ?2 ${where}`;
    return { changed: store.run(sql, account, ms) };
  }
  const state = textOf(input["state"]);
  if (!(state in TOKEN_STATES)) throw new Mistake(`state is one of ${Object.keys(TOKEN_STATES).join(", ")}`);
  return { changed: store.run(`update tokens set refusal = ?2 ${where}`, account, TOKEN_STATES[state] ?? null) };
}

/** Registers an application, or changes or revokes one. */
export function putApp({ store }: Context, input: Input): object {
  const id = textOf(input["id"]);
  const known = store.one<AppRow>("select * from apps where id = ?", id);
  if (!id || (!known && typeof input["secret"] !== "string")) throw new Mistake("a new app needs id and secret");
  const uris = Array.isArray(input["redirectUris"]) ? JSON.stringify(input["redirectUris"]) : known?.redirect_uris;
  const row = {
    secret: typeof input["secret"] === "string" ? input["secret"] : (known?.secret ?? ""),
    uris: uris ?? "[]",
    revoked: typeof input["revoked"] === "boolean" ? Number(input["revoked"]) : (known?.revoked ?? 0),
  };
  store.run(
    "insert into apps (id, secret, redirect_uris, revoked) values (?, ?, ?, ?) on conflict (id) do update set secret = excluded.secret, redirect_uris = excluded.redirect_uris, revoked = excluded.revoked",
    id,
    row.secret,
    row.uris,
    row.revoked,
  );
  return { id, redirectUris: JSON.parse(row.uris) as string[], revoked: row.revoked === 1 };
}
