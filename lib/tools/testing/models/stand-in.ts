import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export interface StandIn {
  /** up to the port */
  readonly url: string;
  close(): Promise<void>;
}

/** A server on this machine that answers as it is told to, `afterMs` late; what breaks in it breaks the connection. */
export async function startStandIn(
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  { afterMs = 0 }: { afterMs?: number } = {},
): Promise<StandIn> {
  const server = createServer((request, response) => {
    void (afterMs > 0 ? pause(afterMs) : Promise.resolve())
      .then(() => serve(request, response))
      .catch(() => response.destroy());
  });
  // A test that computes between two calls finds its connection still open.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // It listens on a port, and on no path.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
