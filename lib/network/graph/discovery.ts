import type { Context } from "#lib/network/context.ts";
import { findProfile, localProfiles, postCount, postsOf } from "#lib/network/feed/library.ts";
import { growing, type Post, type Profile } from "#lib/network/feed/post.ts";
import { numbersAt } from "#lib/network/growth.ts";
import { newId } from "#lib/network/ids.ts";
import { seededPosts, seededProfiles } from "#lib/network/seeds/posts.ts";
import type { Call } from "./call.ts";
import { badParameter, GraphError, noSuchObject } from "./errors.ts";
import { type Field, parseFields, select } from "./fields.ts";
import { DAY_MS, demand } from "./grants.ts";
import { COMMON_FIELDS, type MediaNode, thumbnailUrl } from "./media.ts";
import { cutPage } from "./page.ts";

const HASHTAGS_PER_WEEK = 30;

type ProfileNode = { context: Context; profile: Profile };

const MEDIA_FIELDS: typeof COMMON_FIELDS = {
  ...COMMON_FIELDS,
  view_count: ({ context, post }: MediaNode) =>
    post.type === "VIDEO" ? numbersAt(growing(post), context.clock.now()).views : undefined,
  thumbnail_url: ({ context, post }: MediaNode) => (post.type === "VIDEO" ? thumbnailUrl(context, post) : undefined),
};

const PROFILE_FIELDS: Record<string, (node: ProfileNode, field: Field) => unknown> = {
  id: ({ profile }) => profile.id,
  username: ({ profile }) => profile.handle,
  name: ({ profile }) => profile.name,
  biography: ({ profile }) => profile.biography || undefined,
  website: () => undefined,
  profile_picture_url: ({ context, profile }) => `${context.url}/avatar/${profile.handle}.svg`,
  followers_count: ({ profile }) => profile.followers,
  follows_count: ({ profile }) => Math.round(profile.followers ** 0.6),
  media_count: ({ context, profile }) => postCount(context, profile),
  media: ({ context, profile }, field) => mediaPage(context, postsOf(context, profile), field),
};

function mediaPage(context: Context, posts: Post[], { fields, modifiers }: Field): object {
  const asked = fields ?? [{ name: "id", modifiers: {}, fields: null }];
  const { items, paging } = cutPage(posts, (post) => post.id, modifiers, null);
  const data = items.map((post) => ({
    ...select(asked, "IGMedia", MEDIA_FIELDS, { context, post, hidesLikes: post.profile.hidesLikes }),
    id: post.id,
  }));
  return paging ? { data, paging } : { data };
}

/** Reads another account by its name: fields=business_discovery.username(x){…,media.limit(25){…}} */
export function discover(call: Call): object {
  const { context, params, grant, id } = call;
  demandDiscovery(call);
  if (id !== grant.account.id) throw noSuchObject("get", id);
  const answer = select(
    parseFields(params["fields"] ?? ""),
    "IGUser",
    { id: () => id, business_discovery: (_, field) => discovered(context, field) },
    null,
  );
  return { ...answer, id };
}

function discovered(context: Context, { modifiers, fields }: Field): object {
  const profile = findProfile(context, modifiers["username"] ?? "");
  if (!profile || profile.category === "Perfil pessoal") throw new GraphError(110);
  const asked = fields ?? [{ name: "id", modifiers: {}, fields: null }];
  return { ...select(asked, "IGUser", PROFILE_FIELDS, { context, profile }), id: profile.id };
}

/** Either login flavour may look here, unless the setting asks for the strictness of the real network. */
function demandDiscovery({ context, grant }: Call): void {
  if (!context.settings.discoveryNeedsOtherLogin) return demand(grant, "basic");
  if (!grant.scopes.has("instagram_basic")) throw new GraphError(10);
}

/** The id of a hashtag; thirty different ones in seven days for an account. */
export function searchHashtag(call: Call): object {
  const { context, params } = call;
  demandDiscovery(call);
  checkUser(call);
  const name = (params["q"] ?? "").trim().replace(/^#/, "").toLowerCase();
  if (!/^[\p{L}\p{N}_]+$/u.test(name)) throw badParameter("Param q must be a hashtag without its sign");
  const { store, clock } = context;
  store.run("insert or ignore into hashtags (id, name) values (?, ?)", newId("hashtag"), name);
  const id = store.one<{ id: string }>("select id from hashtags where name = ?", name)?.id ?? "";
  const since = clock.now() - 7 * DAY_MS;
  const others = "select count(*) as n from hashtag_queries where account_id = ? and hashtag_id <> ? and at > ?";
  if (call.grant.token && store.count(others, call.grant.account.id, id, since) >= HASHTAGS_PER_WEEK) {
    throw new GraphError(613, null, { message: "The account has asked for 30 hashtags in 7 days." });
  }
  store.run(
    "insert into hashtag_queries (account_id, hashtag_id, at) values (?, ?, ?) on conflict do update set at = excluded.at",
    call.grant.account.id,
    id,
    clock.now(),
  );
  return { data: [{ id }] };
}

const HASHTAG_FIELDS = Object.fromEntries(
  Object.entries(COMMON_FIELDS).filter(([name]) => name !== "username"),
) as typeof COMMON_FIELDS;

/** The public posts with a hashtag, without their accounts' names. */
export function hashtagMedia(call: Call, order: "top" | "recent"): object {
  const { context, params, id, address } = call;
  demandDiscovery(call);
  checkUser(call);
  const tag = context.store.one<{ name: string }>("select name from hashtags where id = ?", id);
  if (!tag) throw noSuchObject("get", id);
  const now = context.clock.now();
  const tagged = taggedPosts(context, tag.name).filter((post) => order === "top" || post.publishedAt > now - DAY_MS);
  const likes = (post: Post) => numbersAt(growing(post), now).likes;
  const posts = tagged.toSorted((a, b) => (order === "top" ? likes(b) - likes(a) : b.publishedAt - a.publishedAt));
  const { items, paging } = cutPage(posts, (post) => post.id, { limit: "50", ...params }, address);
  const fields = parseFields(params["fields"] ?? "id");
  const data = items.map((post) => ({
    ...select(fields, "IGMedia", HASHTAG_FIELDS, { context, post, hidesLikes: post.profile.hidesLikes }),
    id: post.id,
  }));
  return paging ? { data, paging } : { data };
}

function taggedPosts(context: Context, tag: string): Post[] {
  const pattern = new RegExp(`#${tag}(?![\\p{L}\\p{N}_])`, "iu");
  const all = [
    ...seededProfiles().flatMap((profile) => seededPosts(profile.handle, context.clock.now())),
    ...localProfiles(context).flatMap((profile) => postsOf(context, profile, 200)),
  ];
  return all.filter((post) => pattern.test(post.caption ?? ""));
}

function checkUser({ params, grant }: Call): void {
  if (params["user_id"] !== grant.account.id) throw badParameter("Param user_id must be the caller's account");
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Accounts by words of their name, kind and text. The real network has no such call: a person would search by hand. */
export function directory(call: Call): object {
  const { context, params } = call;
  demandDiscovery(call);
  const words = plain(params["q"] ?? "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  const found = seededProfiles()
    .map((profile) => ({ profile, score: score(words, profile, context.clock.now()) }))
    .filter(({ score: points }) => words.length === 0 || points > 0)
    .toSorted((a, b) => b.score - a.score || b.profile.followers - a.profile.followers);
  const limit = Math.min(Number(params["limit"] ?? 10) || 10, 100);
  return {
    data: found.slice(0, limit).map(({ profile }) => ({
      id: profile.id,
      username: profile.handle,
      name: profile.name,
      category: profile.category,
      biography: profile.biography,
      followers_count: profile.followers,
    })),
  };
}

function score(words: string[], profile: Profile, now: number): number {
  const title = plain(`${profile.category} ${profile.name} ${profile.handle}`);
  const text = plain(
    `${profile.biography} ${seededPosts(profile.handle, now)
      .map((post) => post.caption)
      .join(" ")}`,
  );
  const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));
  return words.reduce(
    (sum, word) => sum + (title.includes(stem(word)) ? 5 : 0) + Math.min(text.split(stem(word)).length - 1, 4),
    0,
  );
}
