import { expect, test } from "vitest";
import { takeCalls } from "#lib/db/call-allowance.ts";
import { newId } from "#lib/db/id.ts";
import { fixedClock } from "#lib/tools/testing/clock.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { createSharedLimit, type Take } from "./shared-limit.ts";

const { db } = await testDatabase();
const LIMIT = 60;

function open(count: number, take: Take = (key, calls, at) => takeCalls(db, key, calls, at)) {
  const clock = fixedClock("2026-11-20T12:00:00Z");
  let asked = 0;
  const counted: Take = (...of) => (asked++, take(...of));
  const processes = Array.from({ length: count }, () => createSharedLimit(LIMIT, counted, clock.now));
  return { clock, processes, asked: () => asked, key: newId("key") };
}

type Process = ReturnType<typeof createSharedLimit>;

/** how many of so many calls passed */
const pass = async (processes: readonly Process[], key: string, calls: number) => {
  let passed = 0;
  for (let call = 0; call < calls; call++) {
    for (const count of processes) if (!(await count(key)).exceeded) passed++;
  }
  return passed;
};

test.each([
  ["one after the other", pass],
  [
    "all at once",
    async (processes: readonly Process[], key: string, calls: number) => {
      const all = Array.from({ length: calls }, () => processes.map((count) => count(key))).flat();
      return (await Promise.all(all)).filter(({ exceeded }) => !exceeded).length;
    },
  ],
])("two processes let 60 to 66 calls of one key pass in a minute, %s, and again in the next", async (_, call) => {
  const { clock, key, processes } = open(2);
  for (let minute = 0; minute < 2; minute++) {
    const passed = await call(processes, key, 100);
    expect(passed).toBeGreaterThanOrEqual(60);
    expect(passed).toBeLessThanOrEqual(66);
    clock.advance(60_000);
  }
});

test("one process alone lets exactly the limit pass, says what is left, and asks the database for one call in three", async () => {
  const { asked, clock, key, processes } = open(1);
  const [count] = processes;
  expect(await count?.(key)).toMatchObject({ exceeded: false, left: 59, resetMs: 60_000 });
  clock.advance(10_000);
  expect(await pass(processes, key, 100)).toBe(59);
  expect(await count?.(key)).toMatchObject({ exceeded: true, left: 0, resetMs: 50_000 });
  expect(asked()).toBeLessThanOrEqual(20);
  expect(await pass(processes, newId("key"), 1)).toBe(1);
});

test("a process that sees another's calls counts them as gone", async () => {
  const { key, processes } = open(2);
  await pass(processes.slice(0, 1), key, 30);
  expect(await processes[1]?.(key)).toMatchObject({ exceeded: false, left: 29 });
});

test("while the database is away each process counts for itself", async () => {
  const { key, processes } = open(2, () => Promise.reject(new Error("away")));
  expect(await pass(processes, key, 100)).toBe(120);
});
