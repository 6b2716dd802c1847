import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";

const PATH = "/media/";

export const mediaUrl = ({ settings }: Pick<Context, "settings">, key: string): string =>
  `${settings.appUrl}${PATH}${key}`;

/** The workspace's own file behind a url of ours; any other url is refused by its field. */
export async function findMediaByUrl(context: Context, url: string, field: string) {
  const prefix = mediaUrl(context, "");
  const key = url.startsWith(prefix) ? url.slice(prefix.length) : null;
  const media = key ? await context.db.media.findFirst({ where: { key, workspaceId: context.workspaceId } }) : null;
  if (!media) throw new Refusal("media_not_ours", { field });
  return media;
}

export const mediaKind = (contentType: string): "image" | "video" =>
  contentType.startsWith("video/") ? "video" : "image";
