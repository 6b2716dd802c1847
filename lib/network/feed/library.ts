import type { Context } from "#lib/network/context.ts";
import { outlierLift } from "#lib/network/growth.ts";
import { idOfShortcode } from "#lib/network/ids.ts";
import { hash } from "#lib/network/seeded.ts";
import { seededPost, seededPosts, seededProfiles } from "#lib/network/seeds/posts.ts";
import { findAccount, findAccountByHandle, listAccounts } from "#lib/network/store/accounts.ts";
import type { AccountRow, MediaItem, MediaRow } from "#lib/network/store/rows.ts";
import type { Post, Profile, Slide } from "./post.ts";

export const profileOf = (account: AccountRow): Profile => ({
  id: account.id,
  handle: account.handle,
  name: account.name,
  biography: account.biography,
  category: account.kind === "PERSONAL" ? "Perfil pessoal" : "Conta profissional",
  followers: account.followers,
  language: "pt",
  hue: hash(account.handle) % 360,
  isLocal: true,
  hidesLikes: account.hides_likes === 1,
});

export const localProfiles = ({ store }: Context): Profile[] => listAccounts(store).map(profileOf);

export function findProfile({ store }: Context, handle: string): Profile | null {
  const account = findAccountByHandle(store, handle);
  if (account) return profileOf(account);
  return seededProfiles().find((profile) => profile.handle === handle.replace(/^@/, "").toLowerCase()) ?? null;
}

/** An account's live posts, newest first; the last ones only, when asked for fewer. */
export function postsOf({ store, clock }: Context, profile: Profile, limit = 10_000): Post[] {
  if (!profile.isLocal) return seededPosts(profile.handle, clock.now()).slice(0, limit);
  return store
    .all<MediaRow>(
      "select * from media where account_id = ? and product <> 'STORY' order by n desc limit ?",
      profile.id,
      limit,
    )
    .map((row) => postFrom(row, profile));
}

export const postCount = (context: Context, profile: Profile): number =>
  profile.isLocal
    ? context.store.count("select count(*) as n from media where account_id = ? and product <> 'STORY'", profile.id)
    : seededPosts(profile.handle, context.clock.now()).length;

export function findPostByShortcode(context: Context, shortcode: string): Post | null {
  const row = context.store.one<MediaRow>("select * from media where shortcode = ?", shortcode);
  if (row) return ownPost(context, row);
  const id = idOfShortcode(shortcode);
  return id === null ? null : seededPost(id, context.clock.now());
}

export function ownPost({ store }: Context, row: MediaRow): Post | null {
  const account = findAccount(store, row.account_id);
  return account ? postFrom(row, profileOf(account)) : null;
}

export const itemsOf = (row: MediaRow): MediaItem[] => JSON.parse(row.items) as MediaItem[];

function postFrom(row: MediaRow, profile: Profile): Post {
  const options = JSON.parse(row.options) as { cover?: string | null; audio_name?: string; collaborators?: string };
  const items = itemsOf(row);
  const title = firstLine(row.caption);
  const slides = items.map((item, n): Slide => ({
    id: item.id,
    kind: item.type === "video/mp4" ? "video" : "image",
    path: `/files/${item.file}.${item.type === "video/mp4" ? "mp4" : "jpg"}`,
    poster: item.type === "video/mp4" && options.cover ? `/files/${options.cover}.jpg` : null,
    width: item.width,
    height: item.height,
    alt: item.altText ?? (items.length > 1 ? `${title}, ${n + 1} de ${items.length}` : title),
  }));
  const [thumbnail] = slides;
  if (!thumbnail) throw new Error(`Post ${row.id} has no file.`);
  return {
    id: row.id,
    shortcode: row.shortcode,
    profile,
    type: row.type,
    product: row.product,
    format: row.product === "REELS" ? "reel" : row.type === "CAROUSEL_ALBUM" ? "carousel" : "image",
    caption: row.caption,
    publishedAt: row.published_at,
    durationMs: items[0]?.durationMs ?? null,
    slides,
    thumbnail,
    lift: outlierLift(row.id, 1 / 12, 6),
    audioName: options.audio_name ?? null,
    named: [
      ...(JSON.parse(options.collaborators ?? "[]") as string[]),
      ...items.flatMap(({ userTags = "[]" }) =>
        (JSON.parse(userTags) as { username: string }[]).map(({ username }) => username),
      ),
    ],
  };
}

export const firstLine = (caption: string | null): string =>
  (caption ?? "").split("\n")[0]?.slice(0, 120) || "Publicação";
