import type { Context } from "#lib/runtime/context.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";

/** A narration's photo on the wire: of our own library, or of the storage. */
export const photoUrl = (context: Pick<Context, "settings">, photo: string): string =>
  photo.startsWith("/") ? `${context.settings.appUrl}${photo}` : mediaUrl(context, photo);
