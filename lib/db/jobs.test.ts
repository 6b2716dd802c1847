import { expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { enqueue, isJobName, JOBS, LANES } from "./jobs.ts";
import { newId } from "./id.ts";

const { db } = await testDatabase();
const mail = { to: "ana@example.com", subject: "Olá", text: "…", html: "<p>…</p>" };

const jobs = () =>
  db.$queryRaw<{ name: string; data: unknown; start_after: Date; retry_limit: number; dead_letter: string }[]>`
    SELECT name, data, start_after, retry_limit, dead_letter FROM pgboss.job ORDER BY created_on`;

test("a job commits and rolls back with its cause", async () => {
  const cause = () => ({ data: { id: newId("ws"), name: "cause" } });
  const failed = db.$transaction(async (tx) => {
    await tx.workspace.create(cause());
    await enqueue(tx, "send-mail", mail);
    throw new Error("crash");
  });
  await expect(failed).rejects.toThrow("crash");
  expect(await jobs()).toHaveLength(0);
  expect(await db.workspace.count()).toBe(0);

  const runAt = new Date("2031-05-06T07:08:09.123Z");
  await db.$transaction(async (tx) => {
    await tx.workspace.create(cause());
    await enqueue(tx, "send-mail", mail, { runAt });
  });
  expect(await db.workspace.count()).toBe(1);
  expect(await jobs()).toMatchObject([
    {
      name: "quick",
      data: { job: "send-mail", payload: { ...mail, id: expect.stringMatching(/^mail_/) } },
      start_after: runAt,
      retry_limit: JOBS["send-mail"].retryLimit,
      dead_letter: "dead",
    },
  ]);
});

test("a payload that does not fit its kind is refused, and the transaction goes on", async () => {
  const before = await jobs();
  await db.$transaction(async (tx) => {
    // @ts-expect-error the payload lacks fields, which must not compile either
    await expect(enqueue(tx, "send-mail", { to: "ana@example.com" })).rejects.toThrow("subject");
    await tx.workspace.create({ data: { id: newId("ws"), name: "still works" } });
  });
  expect(await jobs()).toEqual(before);
});

test("what JOBS names as periodic is scheduled, and nothing else", async () => {
  const schedules = await db.$queryRaw<{ name: string; key: string; cron: string }[]>`
    SELECT name, key, cron FROM pgboss.schedule`;
  const periodic = Object.entries(JOBS).flatMap(([key, kind]) =>
    "cron" in kind ? [{ name: kind.lane, key, cron: kind.cron }] : [],
  );
  expect(schedules).toEqual(periodic);
  for (const { key } of schedules) {
    expect(isJobName(key) && JOBS[key].payload.safeParse({}).success).toBe(true);
  }
});

test("every lane ends in the queue of dead jobs", async () => {
  const queues =
    await db.$queryRaw`SELECT name, dead_letter FROM pgboss.queue WHERE dead_letter IS NOT NULL ORDER BY name`;
  expect(queues).toEqual(LANES.toSorted().map((name) => ({ name, dead_letter: "dead" })));
});
