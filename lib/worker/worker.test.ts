import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { listDeadJobs, retryDeadJob } from "#lib/db/dead-jobs.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { startSmtpServer } from "#lib/tools/testing/smtp-server.ts";

const { db, url } = await testDatabase();
const smtp = await startSmtpServer();
const workers = new Set<ChildProcess>();
let log = "";
const mail = { to: "ana@example.com", subject: "Hello", text: "a secret link", html: "<p>a secret link</p>" };

beforeEach(() => smtp.accepted.splice(0));
afterEach(async () => {
  await Promise.all([...workers].map((worker) => end(worker, "SIGKILL")));
  await db.$executeRaw`DELETE FROM pgboss.job`;
  await db.workerHeartbeat.deleteMany();
});
afterAll(() => smtp.close());

test("a worker killed in the middle of a job: another notices and takes it, and one mail is sent", async () => {
  smtp.decide("hold");
  const first = await startWorker();
  await enqueue(db, "send-mail", mail);
  await vi.waitUntil(() => smtp.heldCount() === 1, WAIT);
  await startWorker();
  smtp.decide("accept");
  await end(first, "SIGKILL");

  await vi.waitUntil(() => smtp.accepted.length > 0, WAIT);
  // It did not wait for the heartbeat of the dead one to run out.
  expect(log).toContain("its worker died: job put back");
  // A job that is done is never taken again.
  await vi.waitUntil(async () => (await states()).join() === "completed", WAIT);
  expect(smtp.accepted).toHaveLength(1);
});

test.each([
  ["by nobody yet", false],
  ["by one who lives, for an earlier try", true],
])("a job whose worker died before it claimed it is taken by the next one (claimed %s)", async (_, isClaimed) => {
  const id = await enqueue(db, "send-mail", mail);
  const first = await startWorker();
  await vi.waitUntil(() => smtp.accepted.length === 1, WAIT);
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'active', group_id = CASE WHEN ${isClaimed} THEN group_id END, retry_count = 1,
      started_on = now() - interval '1 minute'
    WHERE id = ${id}::uuid`;
  await vi.waitUntil(() => smtp.accepted.length === 2, WAIT);
  await vi.waitUntil(async () => (await states()).join() === "completed", WAIT);
  await end(first, "SIGTERM");
});

test("a worker told to stop hands its job back at once, with no try lost, and ends by itself", async () => {
  smtp.decide("hold");
  const before = smtp.heldCount();
  const first = await startWorker();
  const id = await enqueue(db, "send-mail", mail);
  await vi.waitUntil(() => smtp.heldCount() === before + 1, WAIT);
  const triesLeft = await readTriesLeft(id);
  // The mail is held for ever: it does not wait for it, and the job is due again without a wait.
  expect(await end(first, "SIGTERM")).toBe(0);
  expect(await states()).toEqual(["retry"]);
  expect(await dueCount()).toBe(1);

  smtp.decide("accept");
  await startWorker();
  await vi.waitUntil(() => smtp.accepted.length > 0, WAIT);
  await vi.waitUntil(async () => (await states()).join() === "completed", WAIT);
  expect(await readTriesLeft(id)).toBe(triesLeft);
  expect(await db.workerHeartbeat.count()).toBe(1);
});

test("a failing job is tried again, then dead; the operator sees it without its secrets and retries it", async () => {
  smtp.decide("refuse");
  const id = await enqueue(db, "send-mail", mail);
  await db.$executeRaw`UPDATE pgboss.job SET retry_limit = 1, retry_delay = 1 WHERE id = ${id}::uuid`;
  await startWorker();
  await vi.waitUntil(async () => (await listDeadJobs(db)).length === 1, WAIT);
  const [dead] = await listDeadJobs(db);
  expect(dead).toMatchObject({ job: "send-mail", tries: 2, error: expect.stringContaining("451 not now") });
  expect(dead?.payload).toEqual({ id: expect.stringMatching(/^mail_/), to: mail.to, subject: mail.subject });

  expect(log).toContain("job dead");
  expect(log).not.toContain("secret");

  smtp.decide("accept");
  expect(await retryDeadJob(db, "no such id")).toBeNull();
  expect(await retryDeadJob(db, dead?.id ?? "")).toEqual({ id: expect.any(String) });
  expect(await retryDeadJob(db, dead?.id ?? "")).toBeNull();
  await vi.waitUntil(() => smtp.accepted.length > 0, WAIT);
  expect(smtp.accepted).toHaveLength(1);
  expect(smtp.accepted[0]).toContain(`Message-ID: <${String(dead?.payload["id"])}@example.org>`);
  expect(await listDeadJobs(db)).toEqual([]);
});

test("a job that kills every worker that takes it ends among the dead", async () => {
  smtp.decide("hold");
  const id = await enqueue(db, "send-mail", mail);
  await db.$executeRaw`UPDATE pgboss.job SET retry_limit = 0 WHERE id = ${id}::uuid`;
  const before = smtp.heldCount();
  const first = await startWorker();
  await vi.waitUntil(() => smtp.heldCount() === before + 1, WAIT);
  await startWorker();
  await end(first, "SIGKILL");
  await vi.waitUntil(async () => (await listDeadJobs(db)).length === 1, WAIT);
  expect(await listDeadJobs(db)).toMatchObject([{ tries: 1, error: "Its worker died at the last try" }]);
});

test("a new job is taken, and one with a time not before it", async () => {
  smtp.decide("accept");
  await startWorker();
  await enqueue(db, "send-mail", mail);
  await vi.waitUntil(() => smtp.accepted.length === 1, WAIT);
  const runAt = new Date(Date.now() + 1500);
  await enqueue(db, "send-mail", mail, { runAt });
  await vi.waitUntil(() => smtp.accepted.length === 2, WAIT);
  expect(Date.now()).toBeGreaterThanOrEqual(runAt.getTime() - 50);
});

/** Two processes start beside three others that draw and render. */
const WAIT = { timeout: 40_000, interval: 50 };

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ["lib/worker/main.ts"], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      NEXTAUTH_SECRET: "a secret that only tests know",
      SMTP_URL: smtp.url,
      MAIL_FROM: "Pauta <pauta@example.org>",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  workers.add(worker);
  const from = log.length;
  worker.stdout.on("data", (chunk: Buffer) => (log += chunk.toString()));
  await vi.waitUntil(() => log.slice(from).includes("worker started"), WAIT);
  return worker;
}

async function end(worker: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  workers.delete(worker);
  const exited = once(worker, "exit");
  worker.kill(signal);
  await exited;
  return worker.exitCode;
}

async function states(): Promise<string[]> {
  const rows = await db.$queryRaw<{ state: string }[]>`SELECT state::text FROM pgboss.job`;
  return rows.map(({ state }) => state);
}

/** Jobs that a worker would take now. */
async function dueCount(): Promise<number> {
  const rows =
    await db.$queryRaw`SELECT id FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now()`;
  return (rows as unknown[]).length;
}

async function readTriesLeft(id: string): Promise<number | undefined> {
  const [row] = await db.$queryRaw<{ left: number }[]>`
    SELECT retry_limit - retry_count AS left FROM pgboss.job WHERE id = ${id}::uuid`;
  return row?.left;
}
