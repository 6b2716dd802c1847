import { Readable } from "node:stream";
import type { Runtime } from "#lib/context.ts";
import { isId } from "#lib/domain/id.ts";
import { contentTypeOf, PICTURE_WIDTHS } from "#lib/domain/media.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Db } from "#lib/db/client.ts";
import type { ByteRange, OpenFile, StoragePort } from "#lib/ports/storage.ts";
import { answerRefusal, toResponse } from "./answer.ts";
import { MethodNotAllowed } from "./match.ts";
import { smallerPicture } from "./smaller-pictures.ts";

/** For anyone who knows the address: a name never changes its content, and none of it may run. */
const HEADERS = {
  "Accept-Ranges": "bytes",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

type Shelf = Pick<Runtime, "db" | "log"> & { readonly ports: { readonly storage: StoragePort } };

interface Asking extends Pick<Request, "method" | "headers"> {
  /** of a picture, when less than all of it is wanted; what is none of ours is overlooked */
  width?: number;
}

/** What stands under /media/, from the storage. */
export async function answerMedia({ db, log, ports }: Shelf, key: string, request: Asking): Promise<Response> {
  if (!["GET", "HEAD"].includes(request.method)) return refuse(new MethodNotAllowed(["GET", "HEAD"]), request);
  try {
    const answer = (await isGone(db, key)) ? null : await answerFile(ports.storage, key, request);
    return answer ?? refuse(new Refusal("resource_not_found"), request);
  } catch (error) {
    log.error({ err: error, key }, "a file could not be read");
    return refuse(new Refusal("unexpected"), request);
  }
}

/** What was made for a post goes with the post, unless it was kept; its files wait for the sweep. */
async function isGone(db: Db, key: string): Promise<boolean> {
  const [, id = ""] = key.split("/");
  if (!isId("post", id) || (await db.post.count({ where: { id } })) > 0) return false;
  return (await db.media.count({ where: { key } })) === 0;
}

async function answerFile(storage: StoragePort, key: string, request: Asking): Promise<Response | null> {
  const type = contentTypeOf(key);
  if (!type) return null;
  const etag = `"${key.slice(key.lastIndexOf("/") + 1)}"`;
  const headers = { ...HEADERS, "Content-Type": type, ETag: etag };
  const asked = request.headers;
  const width = type.startsWith("image/") && PICTURE_WIDTHS.find((one) => one === request.width);
  if (width && request.method === "GET") return answerSmaller(storage, key, width, asked);
  const isKnown = knows(asked.get("if-none-match"), etag);
  const isPart = asked.has("range") && [null, etag].includes(asked.get("if-range"));

  if (request.method === "HEAD" || isKnown || isPart) {
    const file = await storage.head(key);
    if (!file) return null;
    if (isKnown) return new Response(null, { status: 304, headers });
    if (request.method === "HEAD") return new Response(null, { headers: { ...headers, ...length(file.bytes) } });
    const range = readRange(asked.get("range") ?? "", file.bytes);
    if (range === "unsatisfiable") {
      const all = { "Content-Range": `bytes */${file.bytes}` };
      return new Response(null, { status: 416, headers: { ...headers, ...all, ...length(0) } });
    }
    if (range) {
      const opened = await storage.get(key, range);
      const part = { "Content-Range": `bytes ${range.start}-${range.end}/${file.bytes}` };
      return opened && stream(opened, 206, { ...headers, ...part, ...length(range.end - range.start + 1) });
    }
  }
  const opened = await storage.get(key);
  return opened && stream(opened, 200, { ...headers, ...length(opened.bytes) });
}

/** A picture as wide as it is shown. */
async function answerSmaller(storage: StoragePort, key: string, width: number, asked: Headers) {
  const etag = `"${key.slice(key.lastIndexOf("/") + 1)}-${width}"`;
  const headers = { ...HEADERS, "Content-Type": "image/webp", ETag: etag };
  if (knows(asked.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const smaller = await smallerPicture(storage, key, width);
  return smaller && new Response(smaller, { headers: { ...headers, ...length(smaller.length) } });
}

/** One range of bytes; null for what may be ignored: another unit, several at once, nonsense. */
function readRange(header: string, size: number): ByteRange | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

const knows = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;

const length = (bytes: number) => ({ "Content-Length": String(bytes) });

/** The file is closed when it was sent, or when the reader is gone. */
function stream({ stream: file }: OpenFile, status: number, headers: Record<string, string>): Response {
  // Node's stream types and the web's describe the same object apart.
  return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, { status, headers });
}

function refuse(refusal: Refusal, { method }: Asking): Response {
  const response = toResponse(answerRefusal(refusal, "api"), {});
  return method === "HEAD" ? new Response(null, response) : response;
}
