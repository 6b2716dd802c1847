import sharp from "sharp";
import type { Context, Runtime } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { contentTypeOf, MAX_IMAGE_PIXELS, type MediaPurpose } from "#lib/domain/media.ts";
import { saveFile, type StoredFile } from "#lib/services/media/save-file.ts";
import type { ScoredPost } from "./score-run.ts";

const PURPOSE = "inspiration" as const satisfies MediaPurpose;
const WIDTH = 480;
const QUALITY = 80;
const AT_ONCE = 4;

interface Owner {
  readonly id: string;
  readonly workspaceId: string;
}

export type SavedThumbnail = StoredFile;

/**
 * Copies of the pictures that stand for the posts: the sources' own addresses end within days, and show nothing on
 * another site's page. A picture that cannot be had is left out.
 */
export async function saveThumbnails(
  runtime: Runtime,
  { id: ownerId, workspaceId }: Owner,
  posts: readonly ScoredPost[],
  signal: AbortSignal,
): Promise<Map<string, SavedThumbnail>> {
  const saved = new Map<string, SavedThumbnail>();
  const waiting = posts.filter(({ thumbnailUrl }) => thumbnailUrl !== null);
  const work = async () => {
    for (let post = waiting.shift(); post; post = waiting.shift()) {
      signal.throwIfAborted();
      const picture = await readPicture(runtime, post.thumbnailUrl ?? "", signal).catch((error: unknown) => {
        runtime.log.info({ err: error, projectId: ownerId, url: post.url }, "an inspiration has no picture");
        return null;
      });
      if (!picture) continue;
      const { data, info } = picture;
      const file = { workspaceId, ownerId, purpose: PURPOSE, extension: "jpg", content: data } as const;
      const stored = await saveFile(runtime, { ...file, width: info.width, height: info.height });
      saved.set(`${post.platform} ${post.shortcode}`, stored);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return saved;
}

async function readPicture({ ports }: Runtime, url: string, signal: AbortSignal) {
  return sharp(await ports.pictures.fetch(url, signal), { limitInputPixels: MAX_IMAGE_PIXELS })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}

/** Makes these the project's pictures of inspirations: what it had before is let go. */
export async function replaceThumbnails(
  { db }: Pick<Context, "db">,
  { id, workspaceId }: Owner,
  files: readonly StoredFile[],
): Promise<void> {
  const keys = files.map(({ key }) => key);
  const stale = { projectId: id, purpose: PURPOSE, key: { notIn: keys } };
  const gone = await db.media.findMany({ where: stale, select: { key: true } });
  await db.orphanFile.createMany({ data: gone, skipDuplicates: true });
  await db.media.deleteMany({ where: stale });
  await db.orphanFile.deleteMany({ where: { key: { in: keys } } });
  const owner = { workspaceId, projectId: id, purpose: PURPOSE };
  const rows = files.map((file) => ({ ...owner, ...file, id: newId("media"), type: contentTypeOf(file.key) ?? "" }));
  await db.media.createMany({ data: rows, skipDuplicates: true });
}
