import { createReadStream, existsSync, globSync, readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { knows, type Reply } from "#lib/http/doors/answer.ts";
import { readRange } from "#lib/http/files/range.ts";

const PACKED = ".br";
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=UTF-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "application/javascript; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** Where files lie, the address before their names, and how long a browser may keep them. */
export interface Shelf {
  readonly folder: string;
  readonly prefix: string;
  readonly cache: string;
}

/** As a start finds them: what comes later is not asked of the disk. */
export const SHELVES: readonly Shelf[] = [
  // A name holds its content's hash.
  { folder: ".next/static", prefix: "/_next/static/", cache: "public, max-age=31536000, immutable" },
  { folder: "public", prefix: "/", cache: "public, max-age=0" },
];

interface StaticFile {
  readonly path: string;
  readonly bytes: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed?: Buffer<ArrayBuffer>;
}

/** Compresses the built scripts and styles once with Brotli: Next would compress them less, at each request. */
export async function packScripts(folder: string): Promise<void> {
  const pack = async (file: string) => {
    const path = join(folder, file);
    await writeFile(path + PACKED, await promisify(brotliCompress)(await readFile(path)));
  };
  await Promise.all(globSync("**/*.{css,js}", { cwd: folder }).map(pack));
}

/** Answers what is asked of one of the files; null where there is none of that name. */
export function openFiles(shelves: readonly Shelf[]): (request: IncomingMessage) => Reply | null {
  const files = new Map(shelves.flatMap(list));
  return ({ headers, method = "", url = "" }) => {
    const file = files.get(url.split("?", 1)[0] ?? "");
    if (!file || !["GET", "HEAD"].includes(method)) return null;
    if (knows(headers["if-none-match"], file.etag)) return { status: 304, headers: file.headers, body: null };
    if (file.packed && /\bbr\b/.test(String(headers["accept-encoding"]))) {
      return { status: 200, headers: { ...file.headers, "Content-Encoding": "br" }, body: file.packed };
    }
    const isSame = headers["if-range"] === undefined || headers["if-range"] === file.etag;
    return read(file, method, isSame ? headers.range : undefined);
  };
}

function list({ cache, folder, prefix }: Shelf): [url: string, file: StaticFile][] {
  return globSync("**/*", { cwd: folder }).flatMap((name) => {
    const type = TYPES[extname(name)];
    const path = join(folder, name);
    const { mtimeMs, size } = statSync(path);
    if (!type) return [];
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const isPacked = existsSync(path + PACKED);
    const headers = {
      "Content-Type": type,
      "Cache-Control": cache,
      ETag: etag,
      ...(isPacked ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
    };
    const file = { path, bytes: size, etag, headers, ...(isPacked && { packed: readFileSync(path + PACKED) }) };
    return [[encodeURI(`${prefix}${name}`), file]];
  });
}

/** All of a file, or the part that is asked for: players ask for parts. */
function read({ bytes, headers, path }: StaticFile, method: string, asked: string | undefined): Reply {
  const range = asked === undefined || method === "HEAD" ? null : readRange(asked, bytes);
  if (range === "unsatisfiable") {
    return { status: 416, headers: { ...headers, "Content-Range": `bytes */${bytes}` }, body: null };
  }
  const { end, start } = range ?? { start: 0, end: bytes - 1 };
  const length = String(end - start + 1);
  const part = range && { "Content-Range": `bytes ${start}-${end}/${bytes}` };
  const body = method === "HEAD" || bytes === 0 ? null : createReadStream(path, { start, end });
  return { status: range ? 206 : 200, headers: { ...headers, ...part, "Content-Length": length }, body };
}
