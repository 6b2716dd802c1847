import { createReadStream, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Exchange } from "./router.ts";
import { send, sendText } from "./respond.ts";

const TYPES: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  jpg: "image/jpeg",
  mp4: "video/mp4",
};

const ASSETS = new Map(
  ["network.css", "network.js", "icon.svg"].map((name) => [
    name,
    readFileSync(path.join(import.meta.dirname, "..", "assets", name), "utf8"),
  ]),
);

export function sendAsset({ response, path: { name = "" } }: Exchange): void {
  const text = ASSETS.get(name);
  if (text === undefined) return sendText(response, 404, "Not found");
  const type = TYPES[name.split(".").at(-1) ?? ""];
  return send(response, 200, text, { "content-type": type, "cache-control": "no-cache" });
}

/** A copied picture or film, by the hash that is its name; a film's player asks for ranges. */
export async function sendFile({ context, request, response, path: { name = "" } }: Exchange): Promise<void> {
  const extension = /^[0-9a-f]{64}\.(jpg|mp4)$/.exec(name)?.[1];
  const file = path.join(context.store.filesDirectory, name);
  const size =
    extension === undefined
      ? null
      : await stat(file).then(
          (stats) => stats.size,
          () => null,
        );
  if (size === null) return sendText(response, 404, "Not found");
  const headers = {
    "content-type": TYPES[extension ?? ""],
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
  };
  const range = rangeOf(request.headers.range, size);
  if (range === null) {
    response.writeHead(416, { "content-range": `bytes */${size}` }).end();
    return;
  }
  const { start, end, partial } = range;
  const about = partial ? { "content-range": `bytes ${start}-${end}/${size}` } : {};
  response.writeHead(partial ? 206 : 200, { ...headers, ...about, "content-length": end - start + 1 });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  // A player that jumps closes its connection in the middle: that is no error of ours.
  await pipeline(createReadStream(file, { start, end }), response).catch(() => undefined);
}

function rangeOf(header: string | undefined, size: number): { start: number; end: number; partial: boolean } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return { start: 0, end: size - 1, partial: false };
  const start = match[1] === "" ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === "" || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start <= end ? { start, end, partial: true } : null;
}
