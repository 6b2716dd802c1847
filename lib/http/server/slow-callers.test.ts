import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { Agent, request } from "undici";
import { expect, onTestFinished, test } from "vitest";
import { ENTRIES } from "#lib/domain/entries.ts";
import { serverBefore, requestText } from "#lib/tools/testing/server-before.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const limits = { headersMs: 300, idleMs: 300, keepAliveMs: 200 };
const errorOf = (body: string) => (JSON.parse(body) as { error: { code: string } }).error.code;

/** Calls from an address of this machine. */
function from(localAddress: string) {
  const agent = new Agent({ localAddress });
  onTestFinished(() => agent.destroy());
  return agent;
}

test("who does not end their headers is told so, and let go", async () => {
  const { runtime } = await workspace();
  const { say } = await serverBefore(runtime, { limits: { headersMs: 200, idleMs: 9000 } });
  const told = await say("GET /v1/plan HTTP/1.1\r\nHost: a\r\n");
  expect([told.status, errorOf(told.body)]).toEqual([400, "invalid_input"]);
});

test("who says nothing is let go without a word", async () => {
  const { runtime } = await workspace();
  const { say } = await serverBefore(runtime, { limits });
  expect((await say("")).text).toBe("");
});

test("who stops in the middle of a body is told so, and let go", async () => {
  const at = await workspace();
  const { say } = await serverBefore(at.runtime, { limits });
  const headers = { ...at.withKey, "Content-Type": "application/json", "Content-Length": "500" };
  const told = await say(requestText("POST /v1/projects", headers, '{"name":'));
  expect([told.status, errorOf(told.body)]).toEqual([400, "invalid_input"]);
  expect(await at.db.project.count({ where: { workspaceId: at.workspaceId } })).toBe(0);
});

test("who asks nothing more is let go", async () => {
  const { runtime } = await workspace();
  const { say } = await serverBefore(runtime, { limits });
  expect((await say(requestText("GET /healthz", { Connection: "keep-alive" }))).status).toBe(200);
});

test("who waits for an answer of ours is not", async () => {
  const { runtime } = await workspace();
  const late = () => new Promise<void>((resolve) => setTimeout(resolve, 3 * limits.idleMs));
  const { say } = await serverBefore(runtime, {
    limits,
    pages: async (_, response) => {
      await late();
      response.end("a page");
    },
  });
  expect((await say(requestText("GET /login"))).status).toBe(200);
});

test("who does not take their answer is let go, and the file is closed", async () => {
  const { runtime } = await workspace();
  const body = new Readable({ read: () => void body.push(Buffer.alloc(65_536)) });
  const { port } = await serverBefore(runtime, { limits, files: () => ({ status: 200, headers: {}, body }) });
  const socket = connect(port, "127.0.0.1");
  socket.pause().on("error", () => undefined);
  socket.write(requestText("GET /film.mp4"));
  await expect.poll(() => body.destroyed, { timeout: 10_000 }).toBe(true);
  socket.destroy();
});

test.each([
  ["takes file after file waits for the next, and others do not", 200, 1000, { sent: { atOnce: 1000, aSecond: 500 } }],
  [
    "goes on when it is too much is told so ever later, and others at once",
    429,
    0,
    { toldTooMuch: { atOnce: 1, aSecond: 2 } },
  ],
] as const)("who %s", async (_, status, bytes, held) => {
  const { runtime } = await workspace();
  const { url } = await serverBefore(runtime, {
    limits: held,
    files: () => ({
      status,
      headers: { "Content-Length": String(bytes) },
      body: Readable.from([Buffer.alloc(bytes)]),
    }),
  });
  const told: string[] = [];
  const ask = async (who: string, localAddress: string) => {
    const { body, statusCode } = await request(`${url}/film.mp4`, { dispatcher: from(localAddress) });
    expect(statusCode).toBe(status);
    expect((await body.arrayBuffer()).byteLength).toBe(bytes);
    told.push(who);
  };
  await ask("one", "127.0.0.1");
  await ask("one", "127.0.0.1");
  await Promise.all([ask("one again", "127.0.0.1"), ask("other", "127.0.0.2")]);
  expect(told).toEqual(["one", "one", "other", "one again"]);
});

test("an address has so many connections open at once, another has its own", async () => {
  const { runtime } = await workspace();
  const { port } = await serverBefore(runtime, { limits: { connections: { ...ENTRIES.connection, address: 2 } } });
  const isHeld = async (localAddress: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write(requestText("GET /healthz", { Connection: "keep-alive" }));
    const [first] = (await Promise.race([once(socket, "data"), once(socket, "close")])) as [unknown];
    return { isAnswered: Buffer.isBuffer(first), leave: () => once(socket.destroy(), "close") };
  };
  const [first] = [await isHeld("127.0.0.1"), await isHeld("127.0.0.1")];
  expect((await isHeld("127.0.0.1")).isAnswered).toBe(false);
  expect((await isHeld("127.0.0.2")).isAnswered).toBe(true);
  await first.leave();
  await expect.poll(async () => (await isHeld("127.0.0.1")).isAnswered).toBe(true);
});

test("who sends more than may be is told so before it is all there", async () => {
  const at = await workspace();
  const { say } = await serverBefore(at.runtime, { limits });
  const headers = { ...at.withKey, "Content-Type": "application/json", "Content-Length": String(2 ** 31) };
  const told = await say(requestText("POST /v1/projects", headers, "x".repeat(2 ** 20 + 1)));
  expect([told.status, errorOf(told.body)]).toEqual([400, "invalid_input"]);
  expect(told.body).toContain("1 MiB");
});

test("who sends a body that nobody reads still gets their answer", async () => {
  const { runtime } = await workspace();
  const { say } = await serverBefore(runtime, { limits });
  const body = "x".repeat(5_000_000);
  const told = await say(requestText("POST /v1/nowhere", { "Content-Length": String(body.length) }, body));
  expect([told.status, errorOf(told.body)]).toEqual([404, "not_found"]);
});

test("one line carries many calls, one after the other and at once", async () => {
  const { runtime } = await workspace();
  const { say } = await serverBefore(runtime);
  const kept = { Connection: "keep-alive" };
  const told = await say(
    requestText("GET /healthz", kept) + requestText("GET /v1/plan", kept) + requestText("GET /v1/openapi.json"),
  );
  expect(told.text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 401", "HTTP/1.1 200"]);
});
