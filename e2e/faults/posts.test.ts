import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { newDataDirectory, type Pauta, startPauta } from "#lib/tools/testing/pauta.ts";
import { kill } from "./kill.ts";

const CREDITS = 400;
const WRITERS = 10;
const KILLED_AFTER = 100;
// Nobody makes the posts: they stand as they were accepted.
const ENV = { SEED_DEMO: "0", WORKERS: "0" };

async function newKey({ dataDir }: Pauta): Promise<string> {
  const owner = ["--owner-email", "ana@pauta.test", "--owner-password", "a password"];
  const command = ["workspace", "create", "--name", "Redatora", ...owner, "--credits", String(CREDITS), "--json"];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const { stdout } = await promisify(execFile)(process.execPath, ["lib/tools/launch/admin.mjs", ...command], { env });
  return (JSON.parse(stdout) as { apiKey: string }).apiKey;
}

interface Answer {
  id: string;
  postId: string;
  availableCredits: number;
  posts: { id: string }[];
  next: string | null;
}

async function call({ url }: Pauta, key: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${url}/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

/** Creates posts until the server is gone; gives what it acknowledged. */
async function write(pauta: Pauta, key: string, projectId: string, acknowledged: () => void): Promise<string[]> {
  const posts: string[] = [];
  for (;;) {
    try {
      posts.push((await call(pauta, key, "/posts", { projectId, theme: "Café coado" })).postId);
    } catch {
      return posts;
    }
    acknowledged();
  }
}

async function readAll(pauta: Pauta, key: string): Promise<string[]> {
  const found: string[] = [];
  let cursor = "";
  for (;;) {
    const { next, posts } = await call(pauta, key, `/posts?limit=100${cursor && `&cursor=${cursor}`}`);
    found.push(...posts.map(({ id }) => id));
    if (!next) return found;
    cursor = next;
  }
}

test("killed while it accepts posts, it has each that it acknowledged, charged once", async () => {
  const dataDir = newDataDirectory();
  const first = await startPauta({ dataDir, env: ENV });
  onTestFinished(async () => {
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const key = await newKey(first);
  const { id: projectId } = await call(first, key, "/projects", { name: "Café Aurora" });
  let count = 0;
  const acknowledge = () => void (++count === KILLED_AFTER && kill(first, "front", "launcher", "web", "database"));
  const writers = Array.from({ length: WRITERS }, () => write(first, key, projectId, acknowledge));
  const acknowledged = (await Promise.all(writers)).flat();
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER);

  const second = await startPauta({ dataDir, port: first.port, env: ENV });
  onTestFinished(async () => void (await second.stop()));
  const found = await readAll(second, key);
  expect(acknowledged.filter((id) => !found.includes(id))).toEqual([]);
  expect((await call(second, key, "/plan")).availableCredits).toBe(CREDITS - found.length);
});
