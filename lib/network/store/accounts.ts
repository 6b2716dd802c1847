import { hash, wholeBetween } from "#lib/network/seeded.ts";
import { newId } from "#lib/network/ids.ts";
import type { AccountRow } from "./rows.ts";
import type { Store } from "./store.ts";

export const HANDLE = /^[a-z0-9](?:[a-z0-9._]{0,28}[a-z0-9_])?$/;

interface NewAccount {
  handle: string;
  name?: string | undefined;
  biography?: string | undefined;
  kind?: AccountRow["kind"] | undefined;
  now: number;
}

export const listAccounts = (store: Store): AccountRow[] =>
  store.all<AccountRow>("select * from accounts order by created_at, id");

export const findAccount = (store: Store, id: string): AccountRow | undefined =>
  store.one<AccountRow>("select * from accounts where id = ? or scoped_id = ?", id, id);

export const findAccountByHandle = (store: Store, handle: string): AccountRow | undefined =>
  store.one<AccountRow>("select * from accounts where handle = ?", handle.replace(/^@/, "").toLowerCase());

/** A new account has followers already, by its handle alone, so that its numbers may grow from the first post. */
export function createAccount(store: Store, { handle, name, biography, kind, now }: NewAccount): AccountRow {
  const account: AccountRow = {
    id: newId("account"),
    scoped_id: newId("scoped"),
    handle,
    name: name || handle,
    biography: biography ?? "",
    kind: kind ?? "BUSINESS",
    followers: wholeBetween(`followers:${handle}`, 900, 2400) + (hash(handle) % 4) * 1700,
    created_at: now,
    restricted: 0,
    hides_likes: 0,
    quota_total: null,
    list_lag_ms: null,
  };
  store.insert("accounts", { ...account });
  return account;
}
