import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { freezable } from "#lib/tools/testing/frozen-database.ts";
import { ask, isAnswering, openDatabase, type Patience } from "./client.ts";
import { newId } from "./id.ts";

const { db: other, url } = await testDatabase();
const SHORT: Patience = { connectionMs: 1000, statementMs: 1000 };

function open(at: string, patience?: Patience) {
  const db = openDatabase(at, { poolSize: 2, ...(patience && { patience }) });
  onTestFinished(() => db.$disconnect());
  return db;
}

const ONE = "SELECT 1 AS one";

/** As a machine does that is shared. */
const standStill = (forMs: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, forMs);

test("nobody waits for a database that freezes, and all goes on when it thaws", async () => {
  const way = await freezable(url);
  const db = open(way.url, SHORT);
  expect(await ask(db, ONE, [])).toEqual([{ one: 1 }]);
  expect(await db.user.count()).toBe(0);

  way.freeze();
  await expect(ask(db, ONE, [])).rejects.toThrow();
  // Asked again on new connections, of which none opens.
  await expect(ask(db, ONE, [])).rejects.toThrow();
  await expect(Promise.all(Array.from({ length: 6 }, () => db.user.count()))).rejects.toThrow();
  expect(await isAnswering(db)).toBe(false);

  way.thaw();
  expect(await isAnswering(db)).toBe(true);
  expect(await ask(db, ONE, [])).toEqual([{ one: 1 }]);
  expect(await db.user.count()).toBe(0);
});

test("a transaction that froze is over at once, and has left nothing", async () => {
  const way = await freezable(url);
  const db = open(way.url, SHORT);
  const id = newId("ws");
  const waited: string[] = [];
  const work = db.$transaction(async (tx) => {
    await tx.workspace.create({ data: { id, name: "Café" } });
    way.freeze();
    await tx.workspace.count().finally(() => waited.push("question"));
  });
  await expect(work).rejects.toThrow();
  way.thaw();
  expect(waited).toEqual(["question"]);
  expect(await other.workspace.findUnique({ where: { id } })).toBeNull();
  expect(await db.workspace.findUnique({ where: { id } })).toBeNull();
});

test("time in which the process itself stands still is nobody's patience", async () => {
  const db = open(url, SHORT);
  await Promise.all([db.user.count(), db.user.count(), ask(db, ONE, [])]);
  const slow = () => db.$queryRaw`SELECT pg_sleep(0.2)::text`;
  // Two have the connections, two wait for one.
  const questions = [slow(), slow(), slow(), slow(), ask(db, "SELECT pg_sleep(0.2)::text", [])];
  await sleep(50);
  // The loop goes on with the timers that are due, before it reads.
  await setImmediate();
  standStill(3000);
  expect(await Promise.all(questions)).toHaveLength(5);
});

test("who waits for a lock is let go by the server; a worker waits until it is free", async () => {
  const id = newId("ws");
  await other.workspace.create({ data: { id, name: "Café" } });
  const rename = (db: typeof other, name: string) => db.workspace.update({ where: { id }, data: { name } });
  const worker = open(url);
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
  const holder = other.$transaction(async (tx) => {
    await rename(tx as typeof other, "held");
    hold();
    await isFree;
  });
  await isHeld;
  const renamed = rename(worker, "by the worker");
  await expect(rename(open(url, SHORT), "by a call")).rejects.toThrow();
  free();
  await Promise.all([holder, renamed]);
  expect(await other.workspace.findUnique({ where: { id }, select: { name: true } })).toEqual({
    name: "by the worker",
  });
});
