import type { Runtime } from "#lib/runtime/context.ts";
import { isId } from "#lib/domain/id.ts";
import { type ContentType, contentTypeOf, PICTURE_WIDTHS } from "#lib/domain/media.ts";
import type { Db } from "#lib/db/client.ts";
import type { OpenFile, StoragePort } from "#lib/ports/storage.ts";
import { knows } from "#lib/http/doors/answer.ts";
import { readRange } from "./range.ts";
import type { SentFile } from "./sent-file.ts";
import { smallerPicture } from "./smaller-pictures.ts";

/** For anyone who knows the address: a name never changes its content, and none of it may run. */
const HEADERS = {
  "Accept-Ranges": "bytes",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

type Shelf = Pick<Runtime, "db"> & { readonly ports: { readonly storage: StoragePort } };
type Visited = Shelf & { readonly address: string | null };

type Media = SentFile<ContentType | "image/webp">;

interface Asking {
  readonly ifNoneMatch: string | null;
  readonly ifRange: string | null;
  readonly range: string | null;
  /** of a picture, when less than all of it is wanted; what is none of ours is overlooked */
  readonly width?: number;
}

/** What is known of a file by its name alone. */
interface Named {
  readonly type: ContentType;
  readonly etag: string;
  readonly headers: Record<string, string>;
}

/** A stored file, or the part of it that is asked for; null where there is none. */
export async function openMedia({ address, db, ports }: Visited, key: string, asked: Asking): Promise<Media | null> {
  const named = await nameFile(db, key);
  if (!named) return null;
  const { storage } = ports;
  const { etag, headers, type } = named;
  const width = PICTURE_WIDTHS.find((one) => one === asked.width);
  const picture = width && (type.startsWith("image/") ? key : await coverOf(db, key));
  if (picture) return openSmaller(storage, { key: picture, width, address }, asked);
  if (knows(asked.ifNoneMatch, etag)) return measureNamed(storage, key, named, asked.ifNoneMatch);
  const range = asked.range !== null && [null, etag].includes(asked.ifRange) ? asked.range : null;
  const part = range === null ? null : await openPart(storage, key, named, range);
  if (part) return part;
  const opened = await storage.get(key);
  return opened && { type, body: opened.stream, headers: { ...headers, ...length(opened.bytes) } };
}

/** A stored file as it would be sent whole, without it. */
export async function measureMedia(
  { db, ports }: Shelf,
  key: string,
  ifNoneMatch: string | null,
): Promise<Media | null> {
  const named = await nameFile(db, key);
  return named && measureNamed(ports.storage, key, named, ifNoneMatch);
}

async function nameFile(db: Db, key: string): Promise<Named | null> {
  const type = contentTypeOf(key);
  if (!type || (await isGone(db, key))) return null;
  const etag = `"${key.slice(key.lastIndexOf("/") + 1)}"`;
  return { type, etag, headers: { ...HEADERS, ETag: etag } };
}

/** What a video shows where a picture is asked for: its post's cover. */
async function coverOf(db: Db, key: string): Promise<string | null> {
  const [, id = ""] = key.split("/");
  const post = isId("post", id) ? await db.post.findUnique({ where: { id }, select: { coverKey: true } }) : null;
  return post?.coverKey ?? null;
}

/** What was made for a post goes with the post, unless it was kept; its files wait for the sweep. */
async function isGone(db: Db, key: string): Promise<boolean> {
  const [, id = ""] = key.split("/");
  if (!isId("post", id) || (await db.post.count({ where: { id } })) > 0) return false;
  return (await db.media.count({ where: { key } })) === 0;
}

async function measureNamed(
  storage: StoragePort,
  key: string,
  { etag, headers, type }: Named,
  ifNoneMatch: string | null,
): Promise<Media | null> {
  const file = await storage.head(key);
  if (!file) return null;
  if (knows(ifNoneMatch, etag)) return { type, status: 304, body: null, headers };
  return { type, body: null, headers: { ...headers, ...length(file.bytes) } };
}

/** Null where the whole file is the answer, or there is none. */
async function openPart(
  storage: StoragePort,
  key: string,
  { headers, type }: Named,
  asked: string,
): Promise<Media | null> {
  const file = await storage.head(key);
  const range = file && readRange(asked, file.bytes);
  if (!range) return null;
  if (range === "unsatisfiable") {
    const all = { "Content-Range": `bytes */${file.bytes}` };
    return { type, status: 416, body: null, headers: { ...headers, ...all, ...length(0) } };
  }
  const opened: OpenFile | null = await storage.get(key, range);
  const part = { "Content-Range": `bytes ${range.start}-${range.end}/${file.bytes}` };
  const bytes = range.end - range.start + 1;
  return opened && { type, status: 206, body: opened.stream, headers: { ...headers, ...part, ...length(bytes) } };
}

/** A picture as wide as it is shown. */
async function openSmaller(
  storage: StoragePort,
  wanted: Parameters<typeof smallerPicture>[1],
  { ifNoneMatch }: Asking,
): Promise<Media | null> {
  const type = "image/webp";
  const { key, width } = wanted;
  const etag = `"${key.slice(key.lastIndexOf("/") + 1)}-${width}"`;
  const headers = { ...HEADERS, ETag: etag };
  if (knows(ifNoneMatch, etag)) return { type, status: 304, body: null, headers };
  const smaller = await smallerPicture(storage, wanted);
  return smaller && { type, body: smaller, headers: { ...headers, ...length(smaller.length) } };
}

const length = (bytes: number) => ({ "Content-Length": String(bytes) });
