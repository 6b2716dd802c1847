import type { Context } from "#lib/network/context.ts";
import { publishingLimit, readAccount } from "./accounts.ts";
import type { Handler } from "./call.ts";
import { listComments, writeComment } from "./comments.ts";
import { createContainer } from "./create-container.ts";
import { directory, discover, hashtagMedia, searchHashtag } from "./discovery.ts";
import { accountInsights, mediaInsights } from "./insights.ts";
import { listMedia, readChildren, readMedia } from "./media.ts";
import { publish } from "./publish.ts";
import { readContainer } from "./read-container.ts";
import { revokePermissions } from "./tokens.ts";

/** The names by which faults and the log know the calls. */
export type Op = keyof typeof HANDLERS | "exchange_code" | "exchange_long" | "refresh";

export const HANDLERS = {
  account: readAccount,
  account_insights: accountInsights,
  business_discovery: discover,
  children: readChildren,
  container_status: readContainer,
  create_container: createContainer,
  directory,
  hashtag_recent: (call) => hashtagMedia(call, "recent"),
  hashtag_search: searchHashtag,
  hashtag_top: (call) => hashtagMedia(call, "top"),
  insights: mediaInsights,
  list_comments: listComments,
  list_media: listMedia,
  media: readMedia,
  media_publish: publish,
  permissions: revokePermissions,
  publishing_limit: publishingLimit,
  write_comment: writeComment,
} satisfies Record<string, Handler>;

const EDGES: Record<string, keyof typeof HANDLERS> = {
  "POST media": "create_container",
  "GET media": "list_media",
  "POST media_publish": "media_publish",
  "GET content_publishing_limit": "publishing_limit",
  "GET children": "children",
  "GET comments": "list_comments",
  "POST comments": "write_comment",
  "GET top_media": "hashtag_top",
  "GET recent_media": "hashtag_recent",
  "DELETE permissions": "permissions",
};

/** Which call a path means. An id alone does not say of what it is: the store knows. */
export function resolve(context: Context, method: string, path: string[], fields: string): Op | null {
  const [first, edge, more] = path;
  if (first === undefined || more !== undefined) return null;
  if (edge === undefined) return resolveNode(context, method, first, fields);
  if (first === "oauth") return method === "POST" && edge === "access_token" ? "exchange_code" : null;
  if (!/^(me|\d+)$/.test(first)) return null;
  if (edge === "insights" && method === "GET") return isMedia(context, first) ? "insights" : "account_insights";
  return EDGES[`${method} ${edge}`] ?? null;
}

function resolveNode(context: Context, method: string, first: string, fields: string): Op | null {
  if (method !== "GET") return null;
  if (first === "access_token") return "exchange_long";
  if (first === "refresh_access_token") return "refresh";
  if (first === "ig_hashtag_search") return "hashtag_search";
  if (first === "directory") return "directory";
  if (first !== "me" && !/^\d+$/.test(first)) return null;
  if (fields.includes("business_discovery")) return "business_discovery";
  if (context.store.count("select count(*) as n from containers where id = ?", first) > 0) return "container_status";
  return isMedia(context, first) ? "media" : "account";
}

const isMedia = ({ store }: Context, id: string): boolean =>
  store.count("select count(*) as n from media where id = ?", id) > 0;
