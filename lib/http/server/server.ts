import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { BlockList, Socket } from "node:net";
import { type Duplex, Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Reply } from "#lib/http/doors/answer.ts";
import { ENTRIES, type Entry, SENT_BYTES, TOLD_TOO_MUCH } from "#lib/domain/entries.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { MethodNotAllowed } from "#lib/http/doors/match.ts";
import { Gate, gateOf } from "#lib/runtime/gate.ts";
import type { Sender } from "#lib/http/doors/asked.ts";
import { type Doors, refuse, refusePage } from "./doors.ts";
import { watchLines } from "./lines.ts";
import { askedOfNode } from "./node-asked.ts";
import { placeOf } from "./place.ts";
import { send } from "./send.ts";
import { openSenders, strangerOf } from "./sender.ts";
import { openShares, type Share } from "./shares.ts";
import { handOver } from "./hand-over.ts";

type Files = (request: IncomingMessage) => Reply | null;
type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Parts {
  readonly doors: Doors;
  /** null where there is no such file */
  readonly files: Files;
  /** Next, or what stands for it */
  readonly pages: Pages;
  readonly log: Pick<Logger, "error" | "warn">;
  readonly trusted: BlockList;
  readonly originOf: (host: string | null) => string;
  readonly apiHost?: string | undefined;
  /** on every answer of ours */
  readonly headers?: Readonly<Record<string, string>>;
  /** Next's own tools send to it, and open a socket. */
  readonly isDevelopment?: boolean;
  readonly limits?: Partial<Limits>;
}

interface Limits {
  readonly headersMs: number;
  /** how long nothing may come of a body, or be taken of an answer */
  readonly idleMs: number;
  readonly keepAliveMs: number;
  /** for all of a request: an archive of 2 GB at a slow line's pace */
  readonly requestMs: number;
  readonly connections: Entry;
  /** bytes of files, to one address */
  readonly sent: Share;
  /** answers of 429, to one address */
  readonly toldTooMuch: Share;
}

const LIMITS: Limits = {
  headersMs: 15_000,
  idleMs: 30_000,
  // Longer than proxies keep theirs, so that it is they who close.
  keepAliveMs: 75_000,
  requestMs: 2 * 60 * 60 * 1000,
  connections: ENTRIES.connection,
  sent: SENT_BYTES,
  toldTooMuch: TOLD_TOO_MUCH,
};
const MAX_HEADER_BYTES = 16 * 1024;
const OWN_SOCKET = /^\/_next\/hmr/;

/** What stands between the network and everything else: it answers what it can, and gives Next the pages. */
export function openServer(parts: Parts): Server {
  const limits = { ...LIMITS, ...parts.limits };
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: Math.min(limits.headersMs, 5000),
    // Node's own answer has no words.
    requireHostHeader: false,
    shouldUpgradeCallback: ({ url = "" }) => parts.isDevelopment === true && OWN_SOCKET.test(url),
  });
  server.timeout = limits.idleMs;

  const lines = watchLines(server);
  const senderOf = openSenders(parts.trusted, parts.log);
  const waitsOf = openWaits(limits);
  const connections = new Gate(limits.connections);
  const cut = (socket: Duplex, refusal: Refusal) => lines.cut(socket, withHeaders(parts, refuse(refusal)));
  // While we work on an answer the line is idle by right; a body that stops, or a reader who does, is not waited for.
  function endIdle(this: ServerResponse) {
    const { complete, socket } = this.req;
    if (!complete || socket.writableLength > 0) cut(socket, UNREADABLE);
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sender = senderOf(request);
    const leave = gateOf("request").tryEnter(sender);
    if (leave) response.once("close", leave);
    else response.shouldKeepAlive = false;
    const reply = leave ? await answer(parts, sender, request, response) : refuse(new Refusal("too_many_at_once"));
    if (!reply) return;
    const waitMs = waitsOf(sender.address ?? "", reply);
    if (waitMs > 0) await sleep(waitMs);
    await send(withHeaders(parts, reply), request, response);
  };
  const take = (request: IncomingMessage, response: ServerResponse) => {
    response.on("timeout", endIdle);
    respond(request, response).catch((error: unknown) => {
      parts.log.error({ err: error }, "an answer broke off");
      response.destroy();
    });
  };

  server.on("connection", (socket: Socket) => {
    const leave = connections.tryEnter({ address: strangerOf(parts.trusted, socket) });
    if (leave) socket.once("close", leave);
    else socket.destroy();
  });
  server.on("request", take);
  server.on("checkExpectation", take);
  server.on("connect", (_, socket) => cut(socket, new MethodNotAllowed(VERBS)));
  server.on("clientError", (error: ClientError, socket) => cut(socket, refusalOf(error)));
  return server;
}

type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

const TOO_MUCH = 429;
const UNREADABLE = new Refusal("request_unreadable");
const REQUEST_LINE = /^[\w!#$%&'*+.^`|~-]{1,40} \S+ HTTP\/1\.[01]\r\n/;
const VERBS = ["GET", "HEAD", "POST", "PATCH", "DELETE"];

/** A verb that nobody has heard of is one that nothing here has. */
function refusalOf({ code, rawPacket }: ClientError): Refusal {
  const isVerb = code === "HPE_INVALID_METHOD" && REQUEST_LINE.test(String(rawPacket?.subarray(0, MAX_HEADER_BYTES)));
  return isVerb ? new MethodNotAllowed(VERBS) : UNREADABLE;
}

/** What is sent; null where Next sends it. */
async function answer(
  parts: Parts,
  sender: Sender,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Reply | null> {
  const { method = "", url = "" } = request;
  const { path, place, search, target } = placeOf(url, sender.host, parts.apiHost);
  const origin = () => parts.originOf(sender.host);
  if (!namesOneHost(request)) {
    response.shouldKeepAlive = false;
    return refuse(UNREADABLE);
  }
  if (place !== "page") return parts.doors[place](askedOfNode(request, sender, { path, search }), origin);
  const said = parts.files(request) ?? (parts.isDevelopment ? null : refusePage({ method, path }));
  if (said) return said;
  handOver(request, target, sender, origin());
  await parts.pages(request, response);
  return null;
}

/** How long an answer waits: who takes file after file, or goes on when it is too much, leaves the thread to others. */
function openWaits({ sent, toldTooMuch }: Limits) {
  const takeBytes = openShares(sent);
  const takeRefusal = openShares(toldTooMuch);
  return (address: string, reply: Reply): number =>
    reply.status === TOO_MUCH
      ? takeRefusal(address, 1, performance.now())
      : takeBytes(address, streamedBytes(reply), performance.now());
}

/** Answers that are whole already are small, and count for nothing. */
const streamedBytes = ({ body, headers }: Reply): number =>
  body instanceof Readable ? Number(headers["Content-Length"] ?? 0) : 0;

const withHeaders = ({ headers }: Parts, reply: Reply): Reply => ({
  ...reply,
  headers: { ...headers, ...reply.headers },
});

/** As HTTP/1.1 asks; an older caller need not. */
function namesOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  return named === 1 || (named === 0 && httpVersion === "1.0");
}
