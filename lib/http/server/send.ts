import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Reply } from "#lib/http/doors/answer.ts";
import { sendsBody } from "./node-asked.ts";

/** For who sends more than was read: closed at once, the answer could be lost with what they still send. */
const LINGER_MS = 1000;

/** Sends an answer as it is, with its length where that is known. */
export async function send(reply: Reply, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { body, headers, status } = reply;
  if (response.destroyed) return void (body instanceof Readable && body.destroy());
  const isLeft = sendsBody(request) && !request.complete;
  if (isLeft) response.shouldKeepAlive = false;
  response.writeHead(status, { ...lengthOf(reply), ...headers });
  if (body instanceof Readable && request.method !== "HEAD") {
    // A reader who leaves is no failure of ours.
    await pipeline(body, response).catch(() => undefined);
    return;
  }
  if (body instanceof Readable) body.destroy();
  const bytes = body instanceof Readable || body === null || request.method === "HEAD" ? "" : body;
  if (!isLeft) return void response.end(bytes);
  response.write(bytes);
  response.flushHeaders();
  await drain(request);
  response.end();
}

function lengthOf({ body, status }: Reply): Record<string, number> {
  if (body instanceof Readable || status === 304) return {};
  return { "Content-Length": body === null ? 0 : Buffer.byteLength(body) };
}

async function drain(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, LINGER_MS);
  request.once("end", resolve).once("close", resolve).resume();
  await promise;
  clearTimeout(late);
}
