import { fork } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { Agent, request } from "undici";

/** Another address than the one that others call from: all of 127 is this machine. */
const FROM = "127.0.0.9";
const HOST = "127.0.0.1";
const LARGE = { width: 8000, height: 8000, channels: 3, background: "#884422" } as const;

export interface Target {
  readonly port: number;
  /** of a workspace that the attackers have, by sign-up or theft */
  readonly session: Record<string, string>;
  readonly projectId: string;
  readonly mediaPath: string;
}

/** What a sign-in page sends along. */
async function readForm(origin: string) {
  const answer = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  return {
    csrfToken,
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";", 1)[0])
      .join("; "),
  };
}

/** Each goes on for as long as it is let, whatever it is answered. */
export function openAttack({ mediaPath, port, projectId, session }: Target) {
  const agent = new Agent({ connections: 300, localAddress: FROM, bodyTimeout: 30_000 });
  const origin = `http://${HOST}:${port}`;
  const sockets = new Set<Socket>();
  const over = new AbortController();
  const answers = new Map<number, number>();

  const ask = async (path: string, options: Omit<Parameters<typeof request>[1], "dispatcher"> = {}) => {
    const { body, statusCode } = await request(`${origin}${path}`, {
      dispatcher: agent,
      signal: over.signal,
      ...options,
    });
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    await body.dump();
  };
  const line = async (text: string): Promise<Socket> => {
    const socket = connect({ host: HOST, port, localAddress: FROM }).on("error", () => undefined);
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    await once(socket, "connect");
    socket.pause().write(text);
    return socket;
  };
  const head = (start: string, headers: Record<string, string>) =>
    `${start} HTTP/1.1\r\nHost: ${HOST}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n`;
  const again = (count: number, act: () => Promise<unknown>) =>
    Array.from({ length: count }, async () => {
      while (!over.signal.aborted) {
        await act().catch(() => undefined);
        await sleep(20 + Math.random() * 200);
      }
    });

  const closed = (socket: Socket) => once(socket, "close");
  const form = readForm(origin);
  const guess = async () => {
    const { cookie, csrfToken } = await form;
    await ask("/api/auth/callback/credentials", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", cookie },
      body: `csrfToken=${csrfToken}&email=${Math.random()}@pauta.test&password=wrong&json=true`,
    });
  };
  const largeBody = async () => {
    const headers = { "Content-Type": "application/json", "Content-Length": "1000000" };
    const socket = await line(head("POST /api/auth/callback/credentials", headers));
    for (let sent = 0; sent < 20 && !over.signal.aborted && !socket.destroyed; sent++) {
      socket.write("x".repeat(49_000));
      await sleep(1000);
    }
    socket.destroy();
  };
  let widths = 0;
  const widthOf = () => (++widths % 2000) + 1;

  /** All of it at once. */
  async function start(): Promise<void> {
    const picture = await sharp({ create: LARGE }).png().toBuffer();
    void Promise.all([
      ...again(40, async () => closed(await line(head("GET /api/export", session)))),
      ...again(60, async () => closed(await line(head(`GET ${mediaPath}`, {})))),
      ...again(150, guess),
      ...again(60, largeBody),
      ...again(8, () =>
        ask(`/api/upload?projectId=${projectId}&purpose=picture`, {
          method: "POST",
          headers: { ...session, "content-type": "application/octet-stream" },
          body: picture,
        }),
      ),
      ...again(20, () => ask(`${mediaPath}?width=${widthOf()}`)),
      ...again(20, () => ask(`/_next/image?url=${encodeURIComponent(mediaPath)}&w=${widthOf()}&q=75`)),
      ...again(20, () => ask("/mcp", { method: "POST", body: "x".repeat(900_000) })),
      ...again(300, async () => closed(await line(""))),
    ]);
  }

  async function stop(): Promise<ReadonlyMap<number, number>> {
    over.abort();
    for (const socket of sockets) socket.destroy();
    await agent.destroy();
    return answers;
  }
  return { start, stop };
}

/** The same in a process of its own, so that nobody who measures waits for the attackers' work. */
export async function attackApart(target: Target) {
  const child = fork(join(import.meta.dirname, "attack-process.ts"), [JSON.stringify(target)]);
  await once(child, "message");
  return async (): Promise<Record<string, number>> => {
    child.send("stop");
    const [answers] = (await once(child, "message")) as [[number, number][]];
    return Object.fromEntries(answers);
  };
}
