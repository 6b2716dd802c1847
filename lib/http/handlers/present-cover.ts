import type { Context } from "#lib/runtime/context.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import type { MediaRef } from "#lib/db/json/post.ts";

/** A post's first picture, or the video that begins with it. */
export function presentCover(context: Context, coverKey: string | null, first: MediaRef | undefined) {
  if (coverKey) return { url: mediaUrl(context, coverKey), type: "image" as const };
  return first ? { url: mediaUrl(context, first.key), type: first.type } : null;
}
