import type { Server, ServerResponse } from "node:http";
import { Server as Listener } from "node:net";
import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import { takeOut } from "./take-out.ts";

/** For who has a line open: what they ask meanwhile is answered, and tells them to close it. */
const IDLE_MS = 300;
const LIMIT_MS = 4000;
const TURNS = 1000;

/** A way to end a server: nobody new comes in, whoever waits gets their answer, and no line is cut in the middle. */
export function prepareStop(server: Server, { idleMs = IDLE_MS, limitMs = LIMIT_MS } = {}): () => Promise<void> {
  const waiting: ServerResponse[] = [];
  let isStopping = false;
  let isOver = false;
  function leave(this: ServerResponse) {
    takeOut(waiting, this);
    if (isOver) server.closeIdleConnections();
  }
  server.prependListener("request", (_, response) => {
    waiting.push(response);
    response.shouldKeepAlive &&= !isStopping;
    response.once("close", leave);
  });
  return async () => {
    isStopping = true;
    for (const response of waiting) response.shouldKeepAlive = false;
    await takeIn(server);
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    // A server of HTTP would cut idle lines at once, and with them what is just being asked on one.
    Listener.prototype.close.call(server, () => resolve());
    await Promise.race([ended, sleep(idleMs)]);
    isOver = true;
    server.closeIdleConnections();
    await Promise.race([ended, sleep(limitMs - idleMs)]);
    server.closeAllConnections();
  };
}

/** Whom the system has let in and we have not seen yet would be cut by closing: they come in first. */
async function takeIn(server: Server): Promise<void> {
  let hasCome = true;
  const note = () => (hasCome = true);
  server.on("connection", note);
  for (let count = 0; hasCome && count < TURNS; count++) {
    hasCome = false;
    await turn();
    await turn();
  }
  server.off("connection", note);
}
