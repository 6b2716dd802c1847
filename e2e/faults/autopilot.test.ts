import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { until } from "#lib/launch/processes.ts";
import { newDataDirectory, type Pauta, startPauta } from "#lib/testing/pauta.ts";
import { kill } from "./kill.ts";

const HOUR_MS = 3_600_000;
const CREDITS = 20;
const WITHIN_MS = 240_000;

interface Listed {
  id: string;
  status: string;
  scheduledFor: string;
}

async function admin({ dataDir, port }: Pauta, ...command: string[]): Promise<Record<string, string>> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PORT: String(port) };
  const args = ["lib/launch/admin.mjs", ...command, "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as Record<string, string>;
}

/** A Pauta of two workers on a clock that the test sets ahead, and a project on UTC that is connected. */
async function start() {
  const dataDir = newDataDirectory();
  const clock = join(dataDir, "ahead");
  let aheadMs = 0;
  const setAhead = (ms: number) => writeFileSync(clock, String((aheadMs = ms)));
  setAhead(0);
  const env = { SEED_DEMO: "0", CLOCK_AHEAD_FILE: clock, WORKERS: "2" };
  const pauta = await startPauta({ dataDir, env });
  onTestFinished(async () => {
    await pauta.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const owner = ["--owner-email", "ana@pauta.test", "--owner-password", "a password"];
  const { apiKey } = await admin(pauta, "workspace", "create", "--name", "Café", ...owner, "--credits", `${CREDITS}`);
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${pauta.url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const { id } = await call<{ id: string }>("POST", "/projects", { name: "Café Aurora", timezone: "UTC" });
  await admin(pauta, "project", "set", "--id", id, "--connect", "cafe.aurora");
  const posts = async () =>
    (await call<{ posts: Listed[] }>("GET", `/posts?projectId=${id}&from=2020-01-01&limit=100`)).posts;
  return { pauta, call, id, posts, skipHours: (hours: number) => setAhead(aheadMs + hours * HOUR_MS) };
}

const slotIn = (hours: number) => {
  const at = new Date(Date.now() + hours * HOUR_MS);
  return { dayOfWeek: (at.getUTCDay() + 6) % 7, hour: at.getUTCHours() };
};

test("a project that is switched on fills, makes, schedules and publishes its slots by itself, each once, though workers die", async () => {
  const { call, id, pauta, posts, skipHours } = await start();
  /** what became of the three slots' first posts */
  const reaches = async (...wanted: string[]) => {
    const statuses = async () => (await posts()).slice(0, 3).map(({ status }) => status);
    await until(async () => (await statuses()).join() === wanted.join(), WITHIN_MS);
    expect(await statuses()).toEqual(wanted);
  };

  for (const hours of [3, 30, 54]) await call("POST", `/projects/${id}/autopilot/slots`, slotIn(hours));
  await call("POST", `/projects/${id}/autopilot/enable`);
  expect(await posts()).toHaveLength(3);

  // The first slot is near, so its post is made at once, whoever dies meanwhile; the others wait for their day.
  await until(async () => (await posts())[0]?.status === "generating", WITHIN_MS);
  kill(pauta, "worker 1", "worker 2");
  await reaches("scheduled", "idea", "idea");
  skipHours(3);
  await reaches("published", "idea", "idea");

  skipHours(4);
  await reaches("published", "scheduled", "idea");
  kill(pauta, "worker 1", "worker 2");
  skipHours(23);
  await reaches("published", "published", "scheduled");
  skipHours(24);
  await reaches("published", "published", "published");

  // What has passed stands in next week's plan again, each slot once; only what was made was paid for.
  await until(async () => (await posts()).length === 6, WITHIN_MS);
  const all = await posts();
  expect(new Set(all.map(({ scheduledFor }) => scheduledFor)).size).toBe(6);
  expect(all.slice(3).map(({ status }) => status)).toEqual(["idea", "idea", "idea"]);
  expect((await call<{ availableCredits: number }>("GET", "/plan")).availableCredits).toBe(CREDITS - 3);
}, 1_200_000);
