import { createServer } from "node:net";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, isFree } from "#lib/tools/launch/free-port.ts";
import { identify, until } from "#lib/tools/launch/processes.ts";
import { launchPauta, newDataDirectory, type Pauta, startPauta } from "#lib/tools/testing/pauta.ts";
import { isReady, kill, pidOf } from "./kill.ts";

const dataDir = newDataDirectory();
let port: number;
let pauta: Pauta;

beforeAll(async () => {
  port = await freePort();
  pauta = await startPauta({ dataDir, port, env: { SEED_DEMO: "1" } });
});

afterAll(async () => {
  await pauta.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The line that a start prints when it refuses, and its exit code. */
async function refused(env: Record<string, string>, start: { dataDir: string; port: number }) {
  const other = await launchPauta({ ...start, env });
  const code = await other.ended;
  if (start.dataDir !== dataDir) rmSync(start.dataDir, { recursive: true, force: true });
  return { code, line: other.output().trim() };
}

test("the first start prints an address, a sign-in and a key that opens the demo projects", async () => {
  const key = /API key\s+(sk_\S+)/.exec(pauta.output())?.[1];
  expect(pauta.output()).toMatch(/Address\s+http:\/\/localhost:\d+\n\s+Sign in\s+\S+@\S+ \/ \S+\n/);
  const answer = await fetch(`${pauta.url}/v1/projects`, { headers: { Authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ projects: [{}, {}] });
});

test.each(["web", "worker 1"])("a killed %s is started again", async (name) => {
  const killed = pidOf(pauta, name);
  kill(pauta, name);
  expect(await until(() => isReplaced(name, killed), 30_000)).toBe(true);
  expect(await until(() => isReady(pauta), 30_000)).toBe(true);
});

function isReplaced(name: string, killed: number): boolean {
  try {
    return pidOf(pauta, name) !== killed;
  } catch {
    return false;
  }
}

test("a killed database is started again, and the web process that lost it answers again", async () => {
  const web = pidOf(pauta, "web");
  const killed = pidOf(pauta, "database");
  kill(pauta, "database");
  expect(await until(() => isReplaced("database", killed), 30_000)).toBe(true);
  expect(await until(() => isReady(pauta), 30_000)).toBe(true);
  expect(pidOf(pauta, "web")).toBe(web);
});

test("a second start on the same data says so in one line and leaves the first alone", async () => {
  const { code, line } = await refused({}, { dataDir, port: await freePort() });
  expect({ code, line }).toEqual({ code: 1, line: expect.stringMatching(/^Pauta already runs on [^\n]+$/) });
  expect(line).toContain(pauta.url);
  expect(await isReady(pauta)).toBe(true);
});

test("a port in use is one line", async () => {
  const other = createServer().listen(await freePort());
  await once(other, "listening");
  const address = other.address();
  const taken = address !== null && typeof address === "object" ? address.port : 0;
  const { code, line } = await refused({}, { dataDir: newDataDirectory(), port: taken });
  other.close();
  expect({ code, line }).toEqual({
    code: 1,
    line: expect.stringMatching(new RegExp(`^Port ${taken} is in use[^\n]+$`)),
  });
});

test.each([
  ["WORKERS", "many"],
  ["DATABASE_URL", "mysql://localhost/pauta"],
  ["DATABASE_URL", "postgresql://nobody@127.0.0.1:1/none"],
])("a bad %s is one line", async (name, value) => {
  const { code, line } = await refused({ [name]: value }, { dataDir: newDataDirectory(), port: await freePort() });
  expect(code).toBe(1);
  expect(line.split("\n").at(-1)).toMatch(name === "WORKERS" ? /WORKERS/ : /DATABASE_URL|127\.0\.0\.1:1/);
  expect(line).not.toContain("    at ");
});

test.each([
  ["launcher", "the launcher"],
  ["front", "the process that a person started"],
])("after a kill of %s the next start adopts the database and has its port", async (name) => {
  const database = pidOf(pauta, "database");
  const orphans = ["web", "worker 1"].map((child) => pidOf(pauta, child));
  kill(pauta, name);
  pauta = await startPauta({ dataDir, port, env: { SEED_DEMO: "1" } });
  if (name === "launcher") expect(pidOf(pauta, "database")).toBe(database);
  expect(orphans.map((pid) => identify(pid))).toEqual([null, null]);
  expect(pauta.output()).not.toContain("API key");
});

test("SIGTERM to what npm started ends everything", async () => {
  const other = await startPauta({ command: ["npm", "start"], env: { SEED_DEMO: "0" } });
  const pids = ["launcher", "web", "worker 1", "database"].map((name) => pidOf(other, name));
  await other.stop();
  expect(await until(() => pids.every((pid) => identify(pid) === null), 10_000)).toBe(true);
  expect(await isFree(other.port)).toBe(true);
  rmSync(other.dataDir, { recursive: true, force: true });
});
