import type { ContainerKind, MediaProduct, MediaType } from "#lib/network/store/rows.ts";

interface KindRules {
  /** as the post is listed; null where its file says it */
  type: MediaType | null;
  product: MediaProduct;
  /** made of other containers instead of a file of its own */
  hasItems: boolean;
}

/** What each kind of container becomes. */
export const KINDS: Record<ContainerKind, KindRules> = {
  image: { type: "IMAGE", product: "FEED", hasItems: false },
  carousel: { type: "CAROUSEL_ALBUM", product: "FEED", hasItems: true },
  reel: { type: "VIDEO", product: "REELS", hasItems: false },
  video: { type: "VIDEO", product: "FEED", hasItems: false },
  story: { type: null, product: "STORY", hasItems: false },
};
