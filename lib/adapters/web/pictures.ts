import { isPublicLink } from "#lib/domain/link.ts";
import type { PicturesPort } from "#lib/ports/pictures.ts";
import { type Guard, PUBLIC_ONLY } from "./ask-public.ts";
import { fetchPublic } from "./fetch-public.ts";

const PICTURE = { accept: "image/*", type: /^image\//, bytesMax: 8 * 1024 * 1024, timeoutMs: 8000 };

/** Those of the local network are inside, as it is; of any other source none is. */
export function webPictures(networkUrl: string): PicturesPort {
  const guard: Guard = isPublicLink(networkUrl) ? PUBLIC_ONLY : () => "anywhere";
  return { fetch: async (url, signal) => (await fetchPublic(url, { ...PICTURE, guard }, signal)).bytes };
}
