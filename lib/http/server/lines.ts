import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Reply } from "#lib/http/doors/answer.ts";
import { sendRaw } from "./raw-answer.ts";
import { takeOut } from "./take-out.ts";

/** Which answers a connection still waits for, so that nothing is written into the middle of one. */
export function watchLines(server: Server) {
  const open = new WeakMap<Duplex, ServerResponse[]>();

  /** Ends a connection before its time, with a reason where it can still be told. */
  const cut = (socket: Duplex, reply: Reply): void => {
    if (socket.writableEnded) return;
    const [first, ...others] = open.get(socket) ?? [];
    const isSilent = (socket as Socket).bytesRead === 0;
    if (!socket.writable || isSilent || first?.headersSent || others.length > 0) socket.destroy();
    // What was asked before is answered, and the line ends with that.
    else if (first?.req.complete) first.shouldKeepAlive = false;
    else sendRaw(reply, socket);
  };

  function leave(this: ServerResponse) {
    takeOut(open.get(this.req.socket) ?? [], this);
  }
  server.prependListener("request", ({ socket }, response) => {
    const asked = open.get(socket);
    if (asked) asked.push(response);
    else open.set(socket, [response]);
    response.once("close", leave);
  });
  return { cut };
}
