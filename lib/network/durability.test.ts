import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { jpeg, mp4 } from "./testing/files.ts";
import { clientOf, CONTROL_TOKEN, mediaSource, newDirectory } from "./testing/harness.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");
const SLOW_MACHINE_MS = 20_000;
const children: ChildProcess[] = [];
const source = await mediaSource();

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

async function run(directory: string, env: Record<string, string> = { NETWORK_CONTROL_TOKEN: CONTROL_TOKEN }) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NETWORK_PORT: "0", NETWORK_DATA: directory, PUBLIC_URL: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  while (!/Network on (\S+)/.test(printed)) {
    if (child.exitCode !== null) throw new Error(printed);
    await sleep(20);
  }
  return { child, url: /Network on (\S+)/.exec(printed)?.[1] ?? "", printed: () => printed };
}

test.concurrent(
  "kill -9 loses nothing that was answered: settings, clock, tokens, containers and posts",
  async () => {
    const directory = newDirectory();
    const first = await run(directory);
    const client = clientOf(first.url, source.url);
    await client.quick();
    await client.control("PUT", "/settings", { quotaTotal: 1000 });
    await client.control("POST", "/clock", { advance: "P2D" });
    const brand = await client.account("resistente");
    const waiting = await brand.photo("espera");
    const answered: string[] = [];
    const publishing = Array.from({ length: 4 }, async (_, worker) => {
      for (let n = 0; ; n++) {
        try {
          const container = await brand.photo(`${worker}-${n}`);
          const { body } = await brand.publish(container);
          answered.push(body.id);
        } catch {
          return;
        }
      }
    });
    while (answered.length < 25) await sleep(5);
    first.child.kill("SIGKILL");
    await Promise.all(publishing);

    const second = await run(directory);
    const again = clientOf(second.url, source.url);
    const { posts } = (await again.control("GET", "/ledger")) as unknown as {
      posts: { mediaId: string; containerId: string; files: { url: string }[] }[];
    };
    const live = posts.map(({ mediaId }) => mediaId);
    expect(answered.filter((id) => !live.includes(id))).toEqual([]);
    expect(new Set(posts.map(({ containerId }) => containerId)).size).toBe(posts.length);
    expect((await fetch(posts.at(-1)?.files[0]?.url ?? "")).status).toBe(200);
    const state = await again.control("GET", "/state");
    expect(state["clockShiftMs"]).toBe(2 * 86_400_000);
    expect(state["settings"]).toMatchObject({ quotaTotal: 1000, imageProcessingMs: 0 });
    const published = await again.post(`/${brand.id}/media_publish`, { creation_id: waiting }, brand.token);
    expect(published.status).toBe(200);
  },
  SLOW_MACHINE_MS,
);

test.concurrent(
  "a film that was being fetched at the kill is fetched after it",
  async () => {
    const directory = newDirectory();
    const video_url = source.put("slow.mp4", { body: mp4(), type: "video/mp4", waitMs: 300 });
    const first = await run(directory);
    const client = clientOf(first.url, source.url);
    await client.quick();
    const brand = await client.account("cinema");
    const { body } = await brand.create({ media_type: "REELS", video_url });
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    const second = await run(directory);
    const again = clientOf(second.url, source.url);
    let code: unknown = "IN_PROGRESS";
    while (code === "IN_PROGRESS") {
      await sleep(30);
      code = (await again.get(`/${body.id}`, { fields: "status_code" }, brand.token)).body["status_code"];
    }
    expect(code).toBe("FINISHED");
  },
  SLOW_MACHINE_MS,
);

test.concurrent(
  "SIGTERM ends it, even while it fetches",
  async () => {
    const { child, url } = await run(newDirectory());
    const brand = await clientOf(url, source.url).account("pressa");
    void brand.create({ image_url: source.put("slow.jpg", { body: jpeg(), waitMs: 600_000 }) }).catch(() => undefined);
    await sleep(50);
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(child.exitCode).toBe(0);
  },
  SLOW_MACHINE_MS,
);

test.concurrent(
  "the control token is made once, printed once and kept",
  async () => {
    const directory = newDirectory();
    const env = { NETWORK_CONTROL_TOKEN: "" };
    const first = await run(directory, env);
    await sleep(50);
    const token = /control\?token=(\S+)/.exec(first.printed())?.[1] ?? "";
    expect(token.length).toBeGreaterThan(20);
    first.child.kill("SIGTERM");
    await once(first.child, "exit");
    const second = await run(directory, env);
    expect(second.printed()).not.toContain("token=");
    const page = await fetch(`${second.url}/control?token=${token}`, { redirect: "manual" });
    expect([page.status, page.headers.get("set-cookie")]).toEqual([303, expect.stringContaining("HttpOnly")]);
    expect((await fetch(`${second.url}/control`)).status).toBe(401);
  },
  SLOW_MACHINE_MS,
);

test.concurrent(
  "a wrong setting ends the start with one line that says which",
  async () => {
    await expect(run(newDirectory(), { NETWORK_PORT: "many" })).rejects.toThrow(
      /^The local network cannot start: NETWORK_PORT must be .*\n$/,
    );
  },
  SLOW_MACHINE_MS,
);
