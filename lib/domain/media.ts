import { isId } from "./id.ts";

/** What the storage holds: a key's extension says what its file is served as. */
export const CONTENT_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  m4a: "audio/mp4",
} as const;

export type Extension = keyof typeof CONTENT_TYPES;
export type ContentType = (typeof CONTENT_TYPES)[Extension];

const MEGABYTE = 1024 * 1024;

/** An exported workspace that the app takes in; a larger one is the operator's to bring. */
export const ARCHIVE_MAX_BYTES = 2000 * MEGABYTE;

interface UploadRule {
  readonly kind: "image" | "video" | "audio";
  readonly maxBytes: number;
  /** for a video or a sound */
  readonly maxSeconds?: number;
  /** an image with transparency stays one */
  readonly keepsAlpha?: true;
  /** in one project's library */
  readonly most?: number;
}

/** What a person may upload, by what it is for; the app reads it too. */
export const UPLOADS = {
  photo: { kind: "image", maxBytes: 15 * MEGABYTE },
  logo: { kind: "image", maxBytes: 15 * MEGABYTE, keepsAlpha: true },
  picture: { kind: "image", maxBytes: 15 * MEGABYTE, most: 500 },
  clip: { kind: "video", maxBytes: 100 * MEGABYTE, maxSeconds: 600, most: 30 },
  track: { kind: "audio", maxBytes: 20 * MEGABYTE, maxSeconds: 1200, most: 30 },
} as const satisfies Record<string, UploadRule>;

export type UploadPurpose = keyof typeof UPLOADS;
export const UPLOAD_PURPOSES = Object.keys(UPLOADS) as [UploadPurpose, ...UploadPurpose[]];

/** What a kept file is for: what a person sent, and what is made of a post, a voice or another's picture. */
export const MEDIA_PURPOSES = [
  ...UPLOAD_PURPOSES,
  "render",
  "voice",
  "scene",
  "page",
  "slide",
  "voice_sample",
  "inspiration",
] as const;
export type MediaPurpose = (typeof MEDIA_PURPOSES)[number];

export const uploadRule = (purpose: UploadPurpose): UploadRule => UPLOADS[purpose];

/** An image that holds more is not opened; a kept one has at most this on its longer side. */
export const MAX_IMAGE_PIXELS = 64_000_000;
export const MAX_IMAGE_SIDE = 2160;
/** In which a picture is also served, for where it is shown small. */
export const PICTURE_WIDTHS: readonly number[] = [192, 640];
export const MAX_VIDEO_SIDE = 4096;

interface FileName {
  readonly workspaceId: string;
  /** the post or the project whose file it is: what one deletes, another never shares */
  readonly ownerId: string;
  readonly purpose: string;
  readonly sha256: string;
  readonly extension: Extension;
}

/** Named by its content, so that the same file is kept once and a name never changes its content. */
export const mediaKey = ({ extension, ownerId, purpose, sha256, workspaceId }: FileName): string =>
  `${workspaceId}/${ownerId}/${purpose}/${sha256}.${extension}`;

const KEY = /^(ws_[a-z0-9]+)(?:\/[a-z0-9][a-z0-9_-]*)+\.([a-z0-9]+)$/;
const MAX_KEY_LENGTH = 300;

/** What a key's file is served as; null for a text that is no key. */
export function contentTypeOf(key: string): ContentType | null {
  if (key.length > MAX_KEY_LENGTH) return null;
  const [, workspaceId = "", extension = ""] = KEY.exec(key) ?? [];
  return isId("ws", workspaceId) && isExtension(extension) ? CONTENT_TYPES[extension] : null;
}

export const isMediaKey = (text: string): boolean => contentTypeOf(text) !== null;

const isExtension = (text: string): text is Extension => Object.hasOwn(CONTENT_TYPES, text);
