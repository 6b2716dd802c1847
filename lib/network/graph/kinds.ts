import type { ContainerKind, MediaProduct, MediaType } from "#lib/network/store/rows.ts";

interface KindRules {
  /** as the post is listed; null where its file says it */
  type: MediaType | null;
  product: MediaProduct;
  /** made of other containers instead of a file of its own */
  hasItems: boolean;
  /** with people tagged in it; a carousel's items have theirs */
  tagsPeople: boolean;
}

/** What each kind of container becomes. */
export const KINDS: Record<ContainerKind, KindRules> = {
  image: { type: "IMAGE", product: "FEED", hasItems: false, tagsPeople: true },
  carousel: { type: "CAROUSEL_ALBUM", product: "FEED", hasItems: true, tagsPeople: false },
  reel: { type: "VIDEO", product: "REELS", hasItems: false, tagsPeople: true },
  video: { type: "VIDEO", product: "FEED", hasItems: false, tagsPeople: true },
  story: { type: null, product: "STORY", hasItems: false, tagsPeople: false },
};
