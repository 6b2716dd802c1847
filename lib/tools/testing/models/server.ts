import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Protocol, PROTOCOLS } from "./protocols.ts";
import type { Reply, Request } from "./reply.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

const PIECES = 12;

export interface ModelServer extends StandIn {
  readonly asked: Request[];
}

/** A program that speaks as the vendors' models do, and answers as it is told to. */
export async function startModelServer(answer: (request: Request, turn: number) => Reply): Promise<ModelServer> {
  const asked: Request[] = [];
  const standIn = await startStandIn((request, response) =>
    serve(request, response, (read) => answer(read, asked.push(read))),
  );
  return { ...standIn, asked };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: Request) => Reply,
): Promise<void> {
  const path = (request.url ?? "").split("?")[0] ?? "";
  const protocol = PROTOCOLS.find((one) => one.path.test(path));
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  if (!protocol) return void response.writeHead(404).end("{}");
  const read = protocol.read(JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>, path);
  await send(response, protocol, read, answer(read)).catch(() => response.destroy());
}

async function send(response: ServerResponse, protocol: Protocol, request: Request, reply: Reply): Promise<void> {
  const headers = { ...reply.headers };
  if (reply.raw) {
    const { body, encoding, type } = reply.raw;
    response
      .writeHead(200, { ...headers, "content-type": type, ...(encoding && { "content-encoding": encoding }) })
      .end(body);
    return;
  }
  if (reply.error) {
    response.writeHead(reply.error.status, { ...headers, "content-type": "application/json" });
    response.end(JSON.stringify(protocol.error(reply.error)));
    return;
  }
  if (!request.isStreamed) {
    if (reply.breaks) return breakOff(response, protocol, reply.breaks.by);
    response
      .writeHead(200, { ...headers, "content-type": "application/json" })
      .end(JSON.stringify(protocol.whole(reply)));
    return;
  }
  const type = protocol.name === "ollama" ? "application/x-ndjson" : "text/event-stream";
  response.writeHead(200, { ...headers, "content-type": type });
  response.flushHeaders();
  await stream(response, protocol, request, reply);
}

async function stream(response: ServerResponse, protocol: Protocol, request: Request, reply: Reply): Promise<void> {
  const pieces = piecesOf(reply.text ?? "", reply.pieces ?? PIECES);
  const { begin, end, piece } = protocol.stream(reply, pieces, request);
  const stop = reply.breaks ? Math.floor(pieces.length * reply.breaks.after) : pieces.length;
  for (const event of begin) response.write(event);
  for (const text of pieces.slice(0, stop)) {
    response.write(piece(text));
    if (reply.pauseMs) await pause(reply.pauseMs);
  }
  if (reply.breaks) {
    // What was written must have left before the connection goes.
    await pause(20);
    return breakOff(response, protocol, reply.breaks.by);
  }
  for (const event of end) response.write(event);
  response.end();
}

function breakOff(response: ServerResponse, protocol: Protocol, by: NonNullable<Reply["breaks"]>["by"]): void {
  if (by === "reset") response.destroy();
  if (by === "end") response.end();
  if (by === "error") {
    const error = protocol.error({ status: 529, code: "overloaded_error", says: "Overloaded" });
    response.end(`event: error\ndata: ${JSON.stringify(error)}\n\n`);
  }
}

function piecesOf(text: string, count: number): string[] {
  const size = Math.max(1, Math.ceil(text.length / count));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}
