import type { Context } from "#lib/network/context.ts";
import { wireTime } from "#lib/network/clock.ts";
import { commentCount } from "#lib/network/feed/comments.ts";
import { ownPost } from "#lib/network/feed/library.ts";
import { growing, type Post, type Slide } from "#lib/network/feed/post.ts";
import { numbersAt } from "#lib/network/growth.ts";
import type { MediaRow } from "#lib/network/store/rows.ts";
import { ownAccount } from "./accounts.ts";
import type { Call } from "./call.ts";
import { noSuchObject } from "./errors.ts";
import { type Field, parseFields, select } from "./fields.ts";
import { demand } from "./grants.ts";
import { cutPage } from "./page.ts";

export interface MediaNode {
  context: Context;
  post: Post;
  hidesLikes: boolean;
}

export const COMMON_FIELDS: Record<string, (node: MediaNode, field: Field) => unknown> = {
  id: ({ post }) => post.id,
  caption: ({ post }) => post.caption || undefined,
  media_type: ({ post }) => post.type,
  media_product_type: ({ post }) => post.product,
  media_url: ({ context, post }) => (post.type === "CAROUSEL_ALBUM" ? undefined : slideUrl(context, post.slides[0])),
  permalink: ({ context, post }) => permalinkOf(context, post),
  timestamp: ({ post }) => wireTime(post.publishedAt),
  username: ({ post }) => post.profile.handle,
  like_count: ({ context, post, hidesLikes }) =>
    hidesLikes ? undefined : numbersAt(growing(post), context.clock.now()).likes,
  comments_count: ({ context, post }) => commentCount(context, post),
  children: ({ context, post }, field) => childrenOf(context, post, field),
};

const FIELDS: typeof COMMON_FIELDS = {
  ...COMMON_FIELDS,
  shortcode: ({ post }) => post.shortcode,
  thumbnail_url: ({ context, post }) => (post.type === "VIDEO" ? thumbnailUrl(context, post) : undefined),
  owner: ({ post }) => ({ id: post.profile.id }),
  alt_text: ({ post }) => (post.type === "IMAGE" ? post.thumbnail.alt : undefined),
  is_comment_enabled: () => true,
  is_shared_to_feed: ({ post }) => (post.product === "REELS" ? true : undefined),
};

const slideUrl = (context: Context, slide: Slide | undefined): string | undefined =>
  slide && `${context.url}${slide.path}`;

export const permalinkPath = (shortcode: string): string => `/p/${shortcode}/`;

const permalinkOf = (context: Context, post: Post): string => context.url + permalinkPath(post.shortcode);

export const thumbnailUrl = (context: Context, post: Post): string =>
  `${context.url}${post.thumbnail.poster ?? (post.thumbnail.kind === "image" ? post.thumbnail.path : `/drawn/${post.shortcode}/cover.svg`)}`;

function childrenOf(context: Context, post: Post, { fields }: Field): object | undefined {
  if (post.type !== "CAROUSEL_ALBUM") return undefined;
  const asked = fields ?? [{ name: "id", modifiers: {}, fields: null }];
  return { data: post.slides.map((slide) => select(asked, "IGMedia", CHILD_FIELDS, { context, post, slide })) };
}

type ChildNode = { context: Context; post: Post; slide: Slide };

const CHILD_FIELDS: Record<string, (node: ChildNode) => unknown> = {
  id: ({ slide }) => slide.id,
  media_type: ({ slide }) => (slide.kind === "video" ? "VIDEO" : "IMAGE"),
  media_url: ({ context, slide }) => slideUrl(context, slide),
  thumbnail_url: () => undefined,
  permalink: ({ context, post }) => permalinkOf(context, post),
  shortcode: ({ post }) => post.shortcode,
  timestamp: ({ post }) => wireTime(post.publishedAt),
  username: ({ post }) => post.profile.handle,
  owner: ({ post }) => ({ id: post.profile.id }),
};

/** One of the caller's own posts; others' cannot be read by their id. */
export function ownMedia({ context, grant, id }: Call): { row: MediaRow; post: Post } {
  const row = context.store.one<MediaRow>("select * from media where id = ?", id);
  const post = row && ownPost(context, row);
  if (!post || row.account_id !== grant.account.id) throw noSuchObject("get", id);
  return { row, post };
}

const nodeOf = ({ context, fault }: Call, post: Post): MediaNode => ({
  context,
  post,
  hidesLikes: post.profile.hidesLikes || fault?.do === "like_count_hidden",
});

export function readMedia(call: Call): object {
  demand(call.grant, "basic");
  const { post } = ownMedia(call);
  const answer = select(parseFields(call.params["fields"] ?? "id"), "IGMedia", FIELDS, nodeOf(call, post));
  return { ...answer, id: post.id };
}

export function readChildren(call: Call): object {
  demand(call.grant, "basic");
  const { post } = ownMedia(call);
  if (post.type !== "CAROUSEL_ALBUM") return { data: [] };
  const fields = parseFields(call.params["fields"] ?? "id");
  return {
    data: post.slides.map((slide) => select(fields, "IGMedia", CHILD_FIELDS, { context: call.context, post, slide })),
  };
}

/** The account's posts, newest first; a fresh one may lag behind its publication. */
export function listMedia(call: Call): object {
  const { context, params, address } = call;
  demand(call.grant, "basic");
  const account = ownAccount(call, "get");
  const listed = context.store.all<{ id: string }>(
    "select id from media where account_id = ? and visible_at <= ? and product <> 'STORY' order by n desc limit 10000",
    account.id,
    context.clock.now(),
  );
  const { items, paging } = cutPage(listed, (row) => row.id, params, address);
  const fields = parseFields(params["fields"] ?? "id");
  const data = items.map(({ id }) => {
    const { post } = ownMedia({ ...call, id });
    return { ...select(fields, "IGMedia", FIELDS, nodeOf(call, post)), id };
  });
  return paging ? { data, paging } : { data };
}
