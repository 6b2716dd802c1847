import type { Format } from "#lib/network/growth.ts";
import type { Language } from "#lib/network/seeds/niche.ts";
import type { MediaProduct, MediaType } from "#lib/network/store/rows.ts";

/** An account as everyone sees it, a person's own or a seeded one. */
export interface Profile {
  id: string;
  handle: string;
  name: string;
  biography: string;
  category: string;
  followers: number;
  language: Language;
  hue: number;
  isLocal: boolean;
  hidesLikes: boolean;
}

export interface Slide {
  id: string;
  kind: "image" | "video";
  path: string;
  poster: string | null;
  width: number;
  height: number;
  alt: string;
}

/** A live post, whoever made it. */
export interface Post {
  id: string;
  shortcode: string;
  profile: Profile;
  type: MediaType;
  product: MediaProduct;
  format: Format;
  caption: string | null;
  publishedAt: number;
  durationMs: number | null;
  slides: Slide[];
  /** The picture that stands for the post in a grid. */
  thumbnail: Slide;
  lift: number;
  audioName: string | null;
  /** whose profiles it is asked to stand on too, and who is seen in it */
  named: readonly string[];
}

/** Reads what growth needs from a post. */
export const growing = (post: Post) => ({
  seed: post.id,
  followers: post.profile.followers,
  format: post.format,
  publishedAt: post.publishedAt,
  lift: post.lift,
});
