import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { headersOf, sendNode } from "./send-node.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function serve(answer: (headers: Headers) => Response) {
  const server = createServer((request, response) => void sendNode(answer(headersOf(request)), response));
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("status, headers, length and body arrive as they were given", async () => {
  const url = await serve(
    (headers) => new Response(headers.get("range"), { status: 206, headers: { "Content-Length": "9", ETag: '"a"' } }),
  );
  const answer = await fetch(url, { headers: { Range: "bytes=0-1" } });
  expect([answer.status, answer.headers.get("content-length"), answer.headers.get("etag")]).toEqual([206, "9", '"a"']);
  expect(await answer.text()).toBe("bytes=0-1");
});

test("an answer to HEAD says the length of what it does not send", async () => {
  const url = await serve(() => new Response(null, { headers: { "Content-Length": "1000" } }));
  const answer = await fetch(url, { method: "HEAD" });
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual(["1000", ""]);
});

test("a reader who leaves ends the reading", async () => {
  let isCanceled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
    cancel: () => void (isCanceled = true),
  });
  const leaving = new AbortController();
  const answer = await fetch(await serve(() => new Response(body)), { signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => isCanceled).toBe(true);
});
