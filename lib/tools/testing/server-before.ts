import { once } from "node:events";
import { type AddressInfo, BlockList, connect } from "node:net";
import { onTestFinished } from "vitest";
import { openDoors } from "#lib/http/server/doors.ts";
import { openOrigins } from "#lib/http/server/own-origin.ts";
import { openServer, type Parts } from "#lib/http/server/server.ts";
import { prepareStop } from "#lib/http/server/stop.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import type { Runtime } from "#lib/runtime/context.ts";

/** A server that forgets a line is found out. */
const WITHIN_MS = 10_000;
const ENDS_AFTER_MS = 30;
const CONTINUE = /^(HTTP\/1\.1 100 Continue\r\n\r\n)+/;
const PLENTY = 1_000_000;

/** What came back on a connection: its answers one after the other, and the whole of it. */
export interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly text: string;
}

interface Stopping {
  readonly stop?: Parameters<typeof prepareStop>[1];
}

/** Our server as it stands before Next, in whose place something notes what it is asked. */
export async function serverBefore(runtime: Runtime, { stop: stopping, ...parts }: Partial<Parts> & Stopping = {}) {
  const asked: string[] = [];
  const server = openServer({
    doors: openDoors(runtime, createRateLimits(PLENTY, { signIns: PLENTY, strangerCalls: PLENTY })),
    files: () => null,
    pages: async (request, response) => {
      asked.push(request.url ?? "");
      const text = JSON.stringify(request.headers);
      response.writeHead(200, { "Content-Type": "text/html", "Content-Length": Buffer.byteLength(text) }).end(text);
    },
    log: runtime.log,
    trusted: new BlockList(),
    originOf: openOrigins({ port: 3000 }),
    ...parts,
  });
  const stop = prepareStop(server, stopping);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => server.close().closeAllConnections());

  return { asked, port, say: sayTo(port), server, stop, url: `http://127.0.0.1:${port}` };
}

/** Writes that and nothing more, ends its side if it is to, and reads until the server ends the line. */
export const sayTo =
  (port: number) =>
  async (written: string | Buffer, then: "end" | "wait" = "wait"): Promise<Told> => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const chunks: Buffer[] = [];
    const startedMs = performance.now();
    socket.on("data", (chunk: Buffer) => chunks.push(chunk)).on("end", () => socket.end());
    socket.on("error", () => socket.destroy());
    socket.write(written);
    // Who ends their side before they are answered is not answered.
    const end = then === "end" ? setTimeout(() => socket.end(), ENDS_AFTER_MS) : undefined;
    if (end) socket.once("data", () => socket.end());
    const late = setTimeout(() => socket.destroy(), WITHIN_MS);
    await once(socket, "close");
    clearTimeout(late);
    clearTimeout(end);
    if (performance.now() - startedMs >= WITHIN_MS)
      throw new Error(`the line was left open after ${told(Buffer.concat(chunks).toString()).status}`);
    return told(Buffer.concat(chunks).toString());
  };

/** One request that asks for its line to be closed. */
export const requestText = (line: string, headers: Record<string, string> = {}, body = ""): string => {
  const all = { Host: "127.0.0.1", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
};

function told(text: string): Told {
  const [head = "", ...rest] = text.replace(CONTINUE, "").split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(":");
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  return {
    status: Number(line.split(" ")[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join("\r\n\r\n"),
    text,
  };
}
