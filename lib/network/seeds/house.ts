import type { AccountRow } from "#lib/network/store/rows.ts";

/** The account by which an application looks at others without a person having connected one. */
export const HOUSE_ACCOUNT: AccountRow = {
  id: "17841400000000001",
  scoped_id: "20000000000000001",
  handle: "rede.local",
  name: "Rede local",
  biography: "",
  kind: "BUSINESS",
  followers: 0,
  created_at: 0,
  restricted: 0,
  hides_likes: 0,
  quota_total: null,
  list_lag_ms: null,
};
