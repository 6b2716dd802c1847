import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { ENTRIES, HELD_BYTES } from "#lib/domain/entries.ts";
import { holdBytes } from "#lib/http/doors/held-bytes.ts";
import { requestText, serverBefore } from "#lib/tools/testing/server-before.ts";
import { testStorage } from "#lib/tools/testing/storage.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const codeOf = (body: string) => (JSON.parse(body) as { error: { code: string } }).error.code;

/** Connections that read one moment for as long as they are open. */
async function snapshots(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  await client.end();
  return rows[0]?.n ?? 0;
}

test("an export whose reader stalls ends: its connection is the database's again, its place the workspace's", async () => {
  const endless = () => {
    const stream = new Readable({ read: () => void stream.push(Buffer.alloc(65_536)) });
    return stream;
  };
  const at = await workspace({
    ports: {
      storage: {
        ...testStorage().storage,
        list: async function* (prefix = "") {
          yield { key: `${prefix}render/a.jpg`, bytes: 1, modifiedAt: new Date() };
        },
        get: async () => ({ stream: endless(), bytes: 1 }),
      },
    },
  });
  const { port, say } = await serverBefore(at.runtime, { limits: { idleMs: 2000 } });
  const asked = requestText("GET /api/export", await at.sessionOf(at.ownerId));
  const reader = connect(port, "127.0.0.1").on("error", () => undefined);
  onTestFinished(() => void reader.destroy());
  reader.write(asked);
  await once(reader, "readable");
  await expect.poll(() => snapshots(at.runtime.settings.databaseUrl)).toBe(1);

  const second = await say(asked);
  expect([second.status, codeOf(second.body), second.headers["retry-after"]]).toEqual([429, "rate_limited", "10"]);

  await expect.poll(() => snapshots(at.runtime.settings.databaseUrl), { timeout: 10_000 }).toBe(0);
  const again = connect(port, "127.0.0.1").on("error", () => undefined);
  again.write(asked);
  const [chunk] = (await once(again, "data")) as [Buffer];
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 200/);
  again.destroy();
});

test("one address has so many requests at once, and others are answered meanwhile", async () => {
  const at = await workspace();
  const held = Promise.withResolvers<void>();
  const { say, server, url } = await serverBefore(at.runtime, {
    pages: async (_, response) => {
      await held.promise;
      response.end("a page");
    },
  });
  const sent = Array.from({ length: ENTRIES.request.address }, () => fetch(`${url}/login`));
  let taken = 0;
  server.on("request", () => taken++);
  await expect.poll(() => taken, { timeout: 20_000 }).toBe(ENTRIES.request.address);
  const told = await say(requestText("GET /healthz"));
  expect([told.status, codeOf(told.body)]).toEqual([429, "rate_limited"]);
  held.resolve();
  await Promise.all((await Promise.all(sent)).map((answer) => answer.text()));
  await expect.poll(async () => (await say(requestText("GET /healthz"))).status).toBe(200);
});

test("what bodies hold at once has an end, for one address and for all", () => {
  const bodies = Array.from({ length: 16 }, () => holdBytes("a"));
  for (const body of bodies) body.add(HELD_BYTES.address / 16);
  expect(() => holdBytes("a").add(1)).toThrow("too_many_at_once");
  const other = holdBytes("b");
  other.add(1);
  expect(() => other.add(HELD_BYTES.body)).toThrow("body_too_large");
  for (const body of [...bodies, other]) body.letGo();
});

test("an agent without a key is told so before their body came", async () => {
  const { runtime } = await workspace();
  const { port } = await serverBefore(runtime);
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(requestText("POST /mcp", { "Content-Length": "1000000" }, "{"));
  const [chunk] = (await Promise.race([once(socket, "data"), sleep(5000, ["nothing"])])) as [Buffer | string];
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 401/);
  socket.destroy();
});
