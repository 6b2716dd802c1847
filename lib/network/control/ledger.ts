import type { Context } from "#lib/network/context.ts";
import { itemsOf } from "#lib/network/feed/library.ts";
import { permalinkPath } from "#lib/network/graph/media.ts";
import { findAccount, findAccountByHandle } from "#lib/network/store/accounts.ts";
import type { AccountRow, MediaRow } from "#lib/network/store/rows.ts";

export const accountNamed = ({ store }: Context, name: string): AccountRow | undefined =>
  findAccount(store, name) ?? findAccountByHandle(store, name);

/** Every live post with where it came from: what a test counts. */
export function ledger(context: Context, accountName: string | null): object {
  const account = accountName === null ? null : (accountNamed(context, accountName)?.id ?? "");
  const rows = context.store.all<MediaRow>(
    "select * from media where ?1 is null or account_id = ?1 order by n",
    account,
  );
  const handles = new Map(
    context.store
      .all<{ id: string; handle: string }>("select id, handle from accounts")
      .map((row) => [row.id, row.handle]),
  );
  const posts = rows.map((row) => ({
    n: row.n,
    mediaId: row.id,
    containerId: row.container_id,
    accountId: row.account_id,
    handle: handles.get(row.account_id),
    shortcode: row.shortcode,
    permalink: context.url + permalinkPath(row.shortcode),
    type: row.type,
    product: row.product,
    caption: row.caption,
    publishedAt: new Date(row.published_at).toISOString(),
    listed: row.visible_at <= context.clock.now(),
    collaborators: namesIn((JSON.parse(row.options) as { collaborators?: string }).collaborators),
    files: itemsOf(row).map(({ file, type, width, height, durationMs, altText, userTags }) => ({
      sha256: file,
      url: `${context.url}/files/${file}.${type === "video/mp4" ? "mp4" : "jpg"}`,
      type,
      width,
      height,
      durationMs,
      altText,
      userTags: namesIn(userTags),
    })),
  }));
  const containers = context.store.count(
    "select count(*) as n from containers where ?1 is null or account_id = ?1",
    account,
  );
  return { total: posts.length, containers, posts };
}

const namesIn = (list: string | undefined): unknown => JSON.parse(list ?? "[]");

export function requestLog({ store }: Context, query: URLSearchParams): object {
  const after = Number(query.get("after") ?? 0) || 0;
  const limit = Math.min(Number(query.get("limit") ?? 1000) || 1000, 10_000);
  const op = query.get("op");
  const rows = store.all<Record<string, unknown>>(
    "select * from requests where n > ?1 and (?2 is null or op = ?2) order by n limit ?3",
    after,
    op,
    limit,
  );
  return {
    requests: rows.map(({ at, account_id, took_ms, ...row }) => ({
      ...row,
      at: new Date(Number(at)).toISOString(),
      accountId: account_id,
      tookMs: took_ms,
    })),
  };
}
