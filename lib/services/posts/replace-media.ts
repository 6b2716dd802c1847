import type { Context } from "#lib/runtime/context.ts";
import type { MediaRef } from "#lib/db/json/post.ts";
import { FORMAT_RULES } from "#lib/domain/format.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findMediaByUrl, mediaKind } from "#lib/services/media/find-by-url.ts";
import { keepFiles } from "#lib/services/media/keep-files.ts";
import { type PostRow, takePost } from "./read-posts.ts";
import { requireEditable, saveContent } from "./save-post.ts";

interface Item {
  url: string;
  type?: MediaRef["type"] | undefined;
}

export const replaceMedia = async (context: Context, id: string, items: readonly Item[]): Promise<PostRow> => {
  const media: MediaRef[] = [];
  for (const [index, { type, url }] of items.entries()) {
    const field = `media.${index}`;
    const file = await findMediaByUrl(context, url, `${field}.url`);
    const kind = mediaKind(file.type);
    if (type && type !== kind)
      throw new Refusal("field_invalid", { field: `${field}.type`, detail: `o arquivo é ${kind}` });
    media.push({ key: file.key, type: kind });
  }
  return context.transaction(async (within) => {
    const post = await takePost(within, id);
    if (!FORMAT_RULES[post.format].singleMedia) throw new Refusal("format_not_served");
    requireEditable(within, post);
    await keepFiles(
      within,
      media.map(({ key }) => key),
      id,
    );
    await saveContent(within, post, { media: media.map(({ key, type }) => ({ key, type })) });
    return { ...post, media };
  });
};
