import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface StoredObject {
  content: Buffer;
  type: string;
  modifiedAt: Date;
}

const PAGE = 2;

/** As much of S3 as a storage asks for, by path and in memory; it believes every signature. */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", "http://s3.test");
    const name = decodeURIComponent(url.pathname.slice(1));
    if (!request.headers.authorization?.includes("AWS4-HMAC-SHA256")) return response.writeHead(403).end();
    if (url.searchParams.has("list-type")) return list(name, url.searchParams, response);
    const found = objects.get(name);
    if (request.method === "PUT") {
      const type = request.headers["content-type"] ?? "";
      objects.set(name, { content: await buffer(request), type, modifiedAt: new Date() });
      return response.writeHead(200, { ETag: '"e"' }).end();
    }
    if (request.method === "DELETE") {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    if (found) return send(found, request, response);
    return response.writeHead(404).end(request.method === "HEAD" ? "" : xml("Error", tag("Code", "NoSuchKey")));
  }

  function list(bucket: string, query: URLSearchParams, response: ServerResponse) {
    const begin = `${bucket.replace(/\/$/, "")}/${query.get("prefix") ?? ""}`;
    const after = query.get("continuation-token") ?? "";
    const names = [...objects.keys()].filter((name) => name.startsWith(begin) && name > after).toSorted();
    const page = names.slice(0, PAGE);
    const contents = page.map((name) => {
      const { content, modifiedAt } = objects.get(name) ?? { content: "", modifiedAt: new Date() };
      const key = tag("Key", name.slice(name.indexOf("/") + 1));
      return tag("Contents", key + tag("Size", String(content.length)) + tag("LastModified", modifiedAt.toISOString()));
    });
    const more = names.length > PAGE;
    const next = more ? tag("NextContinuationToken", page.at(-1) ?? "") : "";
    response.writeHead(200, { "Content-Type": "application/xml" });
    return response.end(xml("ListBucketResult", contents.join("") + tag("IsTruncated", String(more)) + next));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `s3://bucket/media?endpoint=${endpoint}&region=test`,
    objects,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(
  { content, modifiedAt, type }: StoredObject,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  const part = first && last ? content.subarray(Number(first), Number(last) + 1) : content;
  response.writeHead(first ? 206 : 200, {
    "Content-Type": type,
    "Content-Length": part.length,
    "Last-Modified": modifiedAt.toUTCString(),
    ...(first && { "Content-Range": `bytes ${first}-${last}/${content.length}` }),
  });
  return response.end(method === "HEAD" ? undefined : part);
}

const tag = (name: string, inner: string) => `<${name}>${inner}</${name}>`;
const xml = (name: string, inner: string) => `<?xml version="1.0" encoding="UTF-8"?>${tag(name, inner)}`;
