import { extname } from "node:path";
import { asJson } from "#lib/db/json/as-json.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { newId } from "#lib/db/id.ts";
import { mediaKey, type Extension } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findPost, type PostRow } from "./read-posts.ts";

/** A draft with the same content and files of its own: what happens to one post is nothing to the other. */
export async function duplicatePost(context: Context, id: string): Promise<PostRow> {
  const post = await findPost(context, id);
  if (!post.hasContent) throw new Refusal("post_without_content");
  const copyId = newId("post");
  const files = await copyFiles(context, post, copyId);
  const renamed = <Value>(value: Value): Value => renameKeys(value, new Map(files.map(({ from, key }) => [from, key])));
  return context.transaction(async (within) => {
    const { db, now, workspaceId } = within;
    const { content, coverKey, format, isStale, link, media, projectId, textContent, theme } = post;
    const [slides, uses, made] = await Promise.all([
      db.slide.findMany({ where: { postId: id } }),
      db.clipUse.findMany({ where: { postId: id } }),
      db.generation.findUnique({ where: { postId: id } }),
    ]);
    const at = now();
    await db.post.create({
      data: {
        id: copyId,
        workspaceId,
        projectId,
        format,
        theme,
        link,
        textContent,
        isStale,
        status: "draft",
        origin: "app",
        hasContent: true,
        createdAt: at,
        media: asJson(renamed(media)),
        coverKey: renamed(coverKey),
        ...(content !== null && { content: asJson(renamed(content as object)) }),
        ...(made && {
          generation: {
            create: {
              writer: made.writer,
              matter: made.matter,
              standIns: made.standIns,
              enqueuedAt: at,
              finishedAt: at,
            },
          },
        }),
      },
    });
    await db.slide.createMany({
      data: slides.map(({ earlierScene: _, earlierKey: __, fields, scene, ...slide }) => ({
        ...slide,
        id: newId("slide"),
        postId: copyId,
        fields: asJson(fields as object),
        imageKey: renamed(slide.imageKey),
        ...(scene !== null && { scene: asJson(renamed(scene as object)) }),
      })),
    });
    await db.clipUse.createMany({ data: uses.map(({ clipId }) => ({ postId: copyId, clipId })) });
    await db.media.createMany({ data: files.map(({ from: _, ...row }) => row) });
    if (isStale) await enqueue(db, "render-post", { postId: copyId });
    return findPost(within, copyId);
  });
}

/** Each of the post's files once more, under the copy's name. Until their rows are there they are strays. */
async function copyFiles({ db, ports, now }: Context, post: PostRow, postId: string) {
  const rows = await db.media.findMany({ where: { postId: post.id } });
  const copies = [];
  for (const row of rows) {
    const file = await ports.storage.get(row.key);
    if (!file) continue;
    // The key was made of an extension that the product knows.
    const extension = extname(row.key).slice(1) as Extension;
    const { purpose, sha256, type, workspaceId } = row;
    const key = mediaKey({ workspaceId, ownerId: postId, purpose, sha256, extension });
    await ports.storage.put(
      key,
      { stream: file.stream, bytes: file.bytes },
      type as Parameters<typeof ports.storage.put>[2],
    );
    copies.push({ ...row, id: newId("media"), postId, key, createdAt: now(), from: row.key });
  }
  return copies;
}

/** Wherever a file is named, its copy. */
function renameKeys<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? (names.get(part) ?? part) : part,
  );
  return JSON.parse(text) as Value;
}
