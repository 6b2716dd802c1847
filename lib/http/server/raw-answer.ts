import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Reply } from "#lib/http/doors/answer.ts";

/** Time to read it: a line that is cut while its end still sends loses what it was told. */
const LINGER_MS = 1000;

/** Says why on a connection that carries no request to answer, and ends it. */
export function sendRaw({ body, headers, status }: Reply, socket: Duplex): void {
  const text = typeof body === "string" ? body : "";
  const lines = { ...headers, "Content-Length": Buffer.byteLength(text), Connection: "close" };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const late = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.on("error", () => socket.destroy());
  socket.once("close", () => clearTimeout(late));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${text}`);
  socket.resume();
}
