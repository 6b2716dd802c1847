import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const ANSWER_MS = 5;

/** A network that says yes to everything, fast, and has all media: only its accounts named `slow…` take their time over a post. */
export async function openSimulatedNetwork({ slowMs }: { slowMs: number }) {
  let made = 0;
  const newId = () => String(17_000_000_000_000_000n + BigInt(++made));
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith("/media/")) return response.setHeader("content-type", "image/jpeg").end();
    const body = await answer(request, newId, slowMs);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    void respond(request, response);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(request: IncomingMessage, newId: () => string, slowMs: number): Promise<object> {
  request.resume();
  const [, , node = "", edge = ""] = (request.url ?? "").split("?")[0]?.split("/") ?? [];
  const isSlow = edge === "media_publish" && node.startsWith("slow");
  await sleep(isSlow ? slowMs : ANSWER_MS);
  if (edge === "content_publishing_limit") return { data: [{ quota_usage: 0, config: { quota_total: 1_000_000 } }] };
  if (request.method === "POST") return { id: newId() };
  return { id: node, status_code: "FINISHED", permalink: `http://network.test/p/${node}` };
}
