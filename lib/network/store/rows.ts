export interface AppRow {
  id: string;
  secret: string;
  redirect_uris: string;
  revoked: number;
}

export interface AccountRow {
  id: string;
  scoped_id: string;
  handle: string;
  name: string;
  biography: string;
  kind: "BUSINESS" | "MEDIA_CREATOR" | "PERSONAL";
  followers: number;
  created_at: number;
  restricted: number;
  hides_likes: number;
  quota_total: number | null;
  list_lag_ms: number | null;
}

export interface TokenRow {
  hash: string;
  app_id: string;
  account_id: string;
  kind: "short" | "long";
  scopes: string;
  created_at: number;
  expires_at: number;
  /** The subcode of 190 with which this token is refused, whatever its age. */
  refusal: number | null;
}

export interface CodeRow {
  hash: string;
  app_id: string;
  account_id: string;
  redirect_uri: string;
  scopes: string;
  created_at: number;
  used: number;
}

export interface FileRow {
  sha256: string;
  type: "image/jpeg" | "video/mp4";
  bytes: number;
  width: number;
  height: number;
  duration_ms: number | null;
}

export type ContainerKind = "image" | "video" | "reel" | "story" | "carousel";

export interface ContainerRow {
  id: string;
  account_id: string;
  kind: ContainerKind;
  is_child: number;
  caption: string | null;
  source_url: string | null;
  children: string;
  options: string;
  fetch_state: "fetching" | "fetched" | "failed";
  file: string | null;
  cover: string | null;
  error_code: number | null;
  error_subcode: number | null;
  ready_at: number;
  created_at: number;
  parent_id: string | null;
  stuck: number;
  consumed_at: number | null;
}

export type MediaType = "IMAGE" | "VIDEO" | "CAROUSEL_ALBUM";
export type MediaProduct = "FEED" | "REELS" | "STORY";

/** One picture or film of a post, copied when its container was made. */
export interface MediaItem {
  id: string;
  file: string;
  type: FileRow["type"];
  width: number;
  height: number;
  durationMs: number | null;
  altText: string | null;
  /** who is seen in it, as the caller wrote it; a file of an earlier version has none */
  userTags?: string;
}

export interface MediaRow {
  n: number;
  id: string;
  account_id: string;
  container_id: string;
  shortcode: string;
  type: MediaType;
  product: MediaProduct;
  caption: string | null;
  items: string;
  options: string;
  published_at: number;
  visible_at: number;
}

export interface CommentRow {
  id: string;
  media_id: string;
  username: string;
  text: string;
  created_at: number;
}
