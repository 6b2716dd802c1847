import type { Context } from "#lib/network/context.ts";
import type { Params } from "#lib/network/http/request.ts";
import type { AppRow, CodeRow } from "#lib/network/store/rows.ts";
import { findAccount } from "#lib/network/store/accounts.ts";
import type { Call } from "./call.ts";
import { badParameter, ExchangeError, GraphError } from "./errors.ts";
import { DAY_MS, demand, findApp, type Grant, issueToken, LONG_TOKEN_MS, readGrant, secretHash } from "./grants.ts";

const CODE_MS = 3_600_000;

function exchangingApp(context: Context, params: Params): AppRow {
  const app = findApp(context, params["client_id"]);
  if (!app || app.revoked) throw new ExchangeError("Invalid platform app");
  if (app.secret !== params["client_secret"]) throw new ExchangeError("Invalid client secret");
  return app;
}

/** A code, once and within its hour, for a short-lived token. */
export function exchangeCode(context: Context, params: Params): object {
  const app = exchangingApp(context, params);
  if (params["grant_type"] !== "authorization_code") throw new ExchangeError("Invalid grant_type");
  const { store, clock } = context;
  const hashed = secretHash((params["code"] ?? "").replace(/#_$/, ""));
  return store.transaction(() => {
    const code = store.one<CodeRow>("select * from codes where hash = ?", hashed);
    if (!code || code.used || code.app_id !== app.id || clock.now() > code.created_at + CODE_MS) {
      throw new ExchangeError("Matching code was not found or was already used");
    }
    if (code.redirect_uri !== params["redirect_uri"]) throw new ExchangeError("Invalid redirect_uri");
    const account = findAccount(store, code.account_id);
    if (!account) throw new ExchangeError("Matching code was not found or was already used");
    if (account.kind === "PERSONAL") throw new ExchangeError("The user is not a business account");
    store.run("update codes set used = 1 where hash = ?", hashed);
    const token = { app: app.id, account: account.id, scopes: code.scopes, kind: "short" as const };
    // The real network writes this id as a bare number beyond 2^53: clients must not round it.
    return new BareNumbers({
      access_token: issueToken(context, token),
      user_id: account.id,
      permissions: code.scopes.split(","),
    });
  });
}

/** Marks an answer whose user_id goes out as a JSON number. */
export class BareNumbers {
  private readonly answer: object;

  constructor(answer: object) {
    this.answer = answer;
  }

  text(): string {
    return JSON.stringify(this.answer).replace(/"user_id":"(\d+)"/, '"user_id":$1');
  }
}

/** A short-lived token for one that lives 60 days. */
export function exchangeLong(context: Context, params: Params, text: string | null): object {
  if (params["grant_type"] !== "ig_exchange_token") throw badParameter("Invalid grant_type");
  const { token } = personalGrant(context, text);
  const app = findApp(context, token.app_id);
  if (app?.secret !== params["client_secret"]) throw new GraphError(101);
  if (token.kind !== "short") throw badParameter("Unsupported request: the token is long-lived already");
  return longToken(context, token);
}

/** A long-lived token that is at least a day old, for a new one. */
export function refreshLong(context: Context, params: Params, text: string | null): object {
  if (params["grant_type"] !== "ig_refresh_token") throw badParameter("Invalid grant_type");
  const { token, ...grant } = personalGrant(context, text);
  demand({ ...grant, token }, "basic");
  if (token.kind !== "long") throw badParameter("Unsupported request: only long-lived tokens can be refreshed");
  if (context.clock.now() - token.created_at < DAY_MS) {
    throw badParameter("The token must be at least 24 hours old to be refreshed");
  }
  return longToken(context, token);
}

function personalGrant(context: Context, text: string | null): Grant & { token: NonNullable<Grant["token"]> } {
  const grant = readGrant(context, text);
  if (!grant.token) throw new GraphError(190);
  return { ...grant, token: grant.token };
}

function longToken(context: Context, from: NonNullable<Grant["token"]>): object {
  const wanted = { app: from.app_id, account: from.account_id, scopes: from.scopes, kind: "long" as const };
  return {
    access_token: issueToken(context, wanted),
    token_type: "bearer",
    expires_in: LONG_TOKEN_MS / 1000,
    permissions: from.scopes,
  };
}

/** Takes back everything that this application was granted on the account. */
export function revokePermissions({ context, grant }: Call): object {
  const { token } = grant;
  if (!token) throw new GraphError(10);
  context.store.run(
    "update tokens set refusal = 458 where account_id = ? and app_id = ? and refusal is null",
    token.account_id,
    token.app_id,
  );
  return { success: true };
}
