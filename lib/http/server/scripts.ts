import { globSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const TYPES = { ".js": "application/javascript; charset=UTF-8", ".css": "text/css; charset=UTF-8" };
const PACKED = ".br";

/** Compresses the built scripts and styles once with Brotli: Next would compress them less, at each request. */
export async function packScripts(folder: string): Promise<void> {
  const files = Object.keys(TYPES).flatMap((extension) => globSync(`**/*${extension}`, { cwd: folder }));
  const pack = async (file: string) => {
    const path = join(folder, file);
    await writeFile(path + PACKED, await promisify(brotliCompress)(await readFile(path)));
  };
  await Promise.all(files.map(pack));
}

/** Answers whether it sent what was asked: one of the packed files, to a browser that can unpack it. */
export function openScripts(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const scripts = Object.entries(TYPES).flatMap(([extension, type]) => read(folder, extension, type));
  const packed = new Map(scripts.map((script) => [script.url, script]));
  return ({ method, url = "", headers }, response) => {
    const script = method === "GET" && /\bbr\b/.test(String(headers["accept-encoding"])) && packed.get(url);
    if (!script) return false;
    response.writeHead(200, script.headers).end(script.content);
    return true;
  };
}

function read(folder: string, extension: string, type: string) {
  return globSync(`**/*${extension}${PACKED}`, { cwd: folder }).map((file) => {
    const content = readFileSync(join(folder, file));
    const headers = {
      "Content-Type": type,
      "Content-Encoding": "br",
      "Content-Length": content.length,
      // A name holds its content's hash.
      "Cache-Control": "public, max-age=31536000, immutable",
      Vary: "Accept-Encoding",
    };
    return { url: `/_next/static/${file.slice(0, -PACKED.length)}`, content, headers };
  });
}
