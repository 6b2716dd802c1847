import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Context } from "#lib/runtime/context.ts";
import { newId } from "#lib/db/id.ts";
import { CONTENT_TYPES, contentTypeOf, type Extension, mediaKey, type MediaPurpose } from "#lib/domain/media.ts";

/** A video stays on the disk where it was made. */
export type Content = Uint8Array | { readonly path: string };

/** A file that stands in the storage; its row comes with what it belongs to. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly durationSeconds: number | null;
}

/** The columns of a row that are its stored file. */
export const STORED_FILE = {
  key: true,
  bytes: true,
  sha256: true,
  width: true,
  height: true,
  durationSeconds: true,
} as const;

interface NewFile {
  readonly workspaceId: string;
  /** the post or the project whose file it is */
  readonly ownerId: string;
  readonly purpose: string;
  readonly extension: Extension;
  readonly content: Content;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly durationSeconds?: number | null;
}

/** Puts a file in the storage. Until its row is there it is a stray, which a sweep finds after a day. */
export async function saveFile({ db, ports }: Pick<Context, "db" | "ports">, file: NewFile): Promise<StoredFile> {
  const { content, durationSeconds = null, extension, height = null, width = null, ...owner } = file;
  const sha256 = await hashOf(content);
  const key = mediaKey({ ...owner, extension, sha256 });
  // Its deletion may have been asked for: it is called off, or this waits until it is done.
  await db.orphanFile.deleteMany({ where: { key } });
  const bytes = content instanceof Uint8Array ? content.byteLength : (await stat(content.path)).size;
  const body = content instanceof Uint8Array ? content : { stream: createReadStream(content.path), bytes };
  await ports.storage.put(key, body, CONTENT_TYPES[extension]);
  return { key, bytes, sha256, width, height, durationSeconds };
}

interface Owner {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly postId: string;
  readonly purpose: MediaPurpose;
}

/** Makes these the files of a post: they get their rows, and what it had before is let go. */
export async function replacePostFiles(
  { db }: Pick<Context, "db">,
  owner: Owner,
  files: readonly StoredFile[],
): Promise<void> {
  const keys = files.map(({ key }) => key);
  const stale = { postId: owner.postId, key: { notIn: keys } };
  const gone = await db.media.findMany({ where: stale, select: { key: true } });
  await db.orphanFile.createMany({ data: gone, skipDuplicates: true });
  await db.media.deleteMany({ where: stale });
  // A file may come back (a change and its undo): then it is no orphan any more.
  await db.orphanFile.deleteMany({ where: { key: { in: keys } } });
  const rows = files.map((file) => ({ ...owner, ...file, id: newId("media"), type: contentTypeOf(file.key) ?? "" }));
  await db.media.createMany({ data: rows, skipDuplicates: true });
}

/** A file's bytes; null without a key, when the file is gone, and for another workspace's. */
export async function readFile(
  { ports }: Pick<Context, "ports">,
  workspaceId: string,
  key: string | null,
): Promise<Buffer | null> {
  const opened = key?.startsWith(`${workspaceId}/`) ? await ports.storage.get(key) : null;
  return opened && buffer(opened.stream);
}

/** A file that what is made is made of. */
export async function requireFile(from: Pick<Context, "ports">, workspaceId: string, key: string): Promise<Buffer> {
  const bytes = await readFile(from, workspaceId, key);
  if (!bytes) throw new Error(`The file ${key} is gone`);
  return bytes;
}

async function hashOf(content: Content): Promise<string> {
  const hash = createHash("sha256");
  if (content instanceof Uint8Array) hash.update(content);
  else await pipeline(createReadStream(content.path), hash);
  return hash.digest("hex");
}
