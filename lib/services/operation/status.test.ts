import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { checkHealth } from "./check-health.ts";

const NOWHERE = "http://127.0.0.1:9";
const server = createServer((_, response) => response.writeHead(401).end());
let somewhere = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  somewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const beat = async ({ db, clock }: Awaited<ReturnType<typeof workspace>>, secondsAgo: number) => {
  const beatAt = new Date(clock.now().getTime() - secondsAgo * 1000);
  await db.workerHeartbeat.deleteMany();
  await db.workerHeartbeat.create({ data: { workerId: newId("worker"), version: "1", startedAt: beatAt, beatAt } });
};

test("all is well when every part answers, whatever it answers", async () => {
  const providers = [
    { part: "text", name: "model", address: somewhere },
    { part: "mail", name: "SMTP", address: somewhere.replace("http:", "smtp:") },
    { part: "voice", name: "pauta", address: null },
  ] as const;
  const at = await workspace({ settings: { networkUrl: somewhere, providers } });
  await beat(at, 5);
  expect(await checkHealth(at.runtime)).toEqual({
    ok: true,
    database: true,
    worker: true,
    storage: true,
    network: true,
    providers: { text: true, mail: true, voice: true },
  });
});

test("each part that does not answer is named, and spoils the whole", async () => {
  const providers = [{ part: "billing", name: "Stripe", address: NOWHERE }] as const;
  const at = await workspace({ settings: { networkUrl: NOWHERE, providers } });
  await beat(at, 61);
  const storage = { ...at.runtime.ports.storage, put: () => Promise.reject(new Error("the disk is full")) };
  const health = await checkHealth({ ...at.runtime, ports: { ...at.runtime.ports, storage } });
  expect(health).toEqual({
    ok: false,
    database: true,
    worker: false,
    storage: false,
    network: false,
    providers: { billing: false },
  });
});

test("the owner sees workers, the queue and late posts", async () => {
  const at = await workspace({ settings: { networkUrl: somewhere } });
  await beat(at, 5);
  const app = await at.app();
  const before = await app("readStatus", {});
  await makePost(at, { status: "scheduled", scheduledFor: new Date(at.clock.now().getTime() - 5 * 60_000) });
  await at.api("createPost", { body: { projectId: (await at.project()).id, theme: "Café" } });
  const after = await app("readStatus", {});
  expect(after).toMatchObject({
    version: "0.0.0-test",
    workers: [{ isBeating: true }],
    network: { address: somewhere },
  });
  expect(after.latePosts - before.latePosts).toBe(1);
  expect(after.queue.waiting - before.queue.waiting).toBe(1);
  expect(after.database.bytes).toBeGreaterThan(1_000_000);
  expect(await app("readPulse", {})).toEqual({ isBeating: true });
  await beat(at, 61);
  expect(await app("readPulse", {})).toEqual({ isBeating: false });
});
