import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { pipeline } from "node:stream/promises";

export const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

/** Sends an answer as it is, with its length. */
export async function sendNode(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body || response.req.method === "HEAD") return void response.end();
  // The same streams by two names; a reader who leaves is no failure of ours.
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => undefined);
}
