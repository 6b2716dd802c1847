import type { Writable } from "node:stream";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { sendZip } from "#lib/services/media/send-zip.ts";
import { findPost, type PostRow } from "./read-posts.ts";

const NAME_MAX = 60;

/** A post's theme as a file may be called everywhere. */
export const fileNameOf = ({ theme }: Pick<PostRow, "theme">): string =>
  theme
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-zA-Z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, NAME_MAX)
    .toLowerCase() || "post";

/** The post whose files can be taken along. */
export async function findFinished(context: Context, id: string): Promise<PostRow> {
  const post = await findPost(context, id);
  if (!post.hasContent) throw new Refusal("post_without_content");
  return post;
}

/** Sends the post's files in their order, and its caption. */
export const zipFiles = ({ ports }: Pick<Context, "ports">, post: PostRow, output: Writable): Promise<void> =>
  sendZip(output, async (zip) => {
    const name = fileNameOf(post);
    for (const [index, { key }] of post.media.entries()) {
      const file = await ports.storage.get(key);
      const extension = key.slice(key.lastIndexOf("."));
      const number = String(index + 1).padStart(2, "0");
      if (file) await zip.file(`${name}-${number}${extension}`, file.stream, { compress: false });
    }
    zip.bytes(`${name}.txt`, Buffer.from(post.textContent ?? ""));
  });
