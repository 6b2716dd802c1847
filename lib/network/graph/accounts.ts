import type { Context } from "#lib/network/context.ts";
import type { AccountRow } from "#lib/network/store/rows.ts";
import type { Call } from "./call.ts";
import { badParameter, noSuchObject } from "./errors.ts";
import { type Field, parseFields, select } from "./fields.ts";
import { demand } from "./grants.ts";

type Node = { context: Context; account: AccountRow };

const FIELDS: Record<string, (node: Node, field: Field) => unknown> = {
  id: ({ account }) => account.scoped_id,
  user_id: ({ account }) => account.id,
  username: ({ account }) => account.handle,
  name: ({ account }) => account.name,
  account_type: ({ account }) => account.kind,
  biography: ({ account }) => account.biography || undefined,
  profile_picture_url: ({ context, account }) => `${context.url}/avatar/${account.handle}.svg`,
  followers_count: ({ account }) => account.followers,
  follows_count: ({ account }) => Math.round(account.followers ** 0.6),
  media_count: ({ context, account }) =>
    context.store.count("select count(*) as n from media where account_id = ? and product <> 'STORY'", account.id),
};

/** The caller's own account, under either of its two ids. */
export function readAccount({ context, params, grant, id }: Call): object {
  demand(grant, "basic");
  const { account } = grant;
  if (id !== account.id && id !== account.scoped_id) throw noSuchObject("get", id);
  const asked = params["fields"];
  const answer = select(asked ? parseFields(asked) : [], "IGUser", FIELDS, { context, account });
  return { ...answer, id: id === account.id && !asked ? account.id : account.scoped_id };
}

/** The edges of an account answer only to the account itself, under its professional id. */
export function ownAccount({ grant, id }: Call, verb: "get" | "post"): AccountRow {
  if (id !== grant.account.id) throw noSuchObject(verb, id);
  return grant.account;
}

export function publishingLimit(call: Call): object {
  const { context, grant, params, fault } = call;
  demand(grant, "content_publish");
  const account = ownAccount(call, "get");
  const total = fault?.do === "quota_total" ? fault.total : quotaTotal(context, account);
  const now = context.clock.now();
  const since = params["since"] === undefined ? now - QUOTA_MS : Number(params["since"]) * 1000;
  if (!(since >= now - QUOTA_MS - 1000)) throw badParameter("Param since must be a unix time within the last 24 hours");
  const known = {
    quota_usage: () => postsSince(context, account.id, since),
    config: () => ({ quota_total: total, quota_duration: QUOTA_MS / 1000 }),
  };
  const fields = parseFields(params["fields"] ?? "quota_usage");
  return { data: [select(fields, "IGUserContentPublishingLimit", known, account)] };
}

export const QUOTA_MS = 86_400_000;

export const quotaTotal = (context: Context, account: AccountRow): number =>
  account.quota_total ?? context.settings.quotaTotal;

export const postsSince = ({ store }: Context, accountId: string, since: number): number =>
  store.count("select count(*) as n from media where account_id = ? and published_at > ?", accountId, since);
