import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#lib/tools/launch/free-port.ts";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { canMakeRoots, type Image, makeRoot, runInImage } from "#lib/tools/testing/image-root.ts";
import { onOwnDatabase } from "#lib/tools/testing/own-database.ts";

const USER = 10_001;
const HALF_AN_HOUR_MS = 30 * 60_000;

/** One container after another: what it said, and how it ended. */
function runner(image: Image, data: string, env: Record<string, string>) {
  return (command?: readonly string[], own: Record<string, string> = {}) => {
    const child = runInImage(image, { data, env: { ...env, ...own }, ...(command && { command }) });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk));
    const ended = once(child, "exit").then(([code]) => code as number | null);
    onTestFinished(async () => {
      child.kill("SIGTERM");
      await ended;
    });
    return { pid: child.pid ?? 0, ended, output: () => output };
  };
}

type Run = ReturnType<typeof runner>;

async function untilHealthy(run: Run, url: string, { output }: ReturnType<Run>): Promise<number> {
  const began = performance.now();
  for (;;) {
    const asked = await fetch(url).catch(() => null);
    if (asked?.ok) break;
    if (performance.now() - began > 180_000) throw new Error(`${url} does not become healthy:\n${output()}`);
    await sleep(50);
  }
  const tookMs = performance.now() - began;
  const check = run(["node", "lib/tools/launch/healthy.mjs", url]);
  expect(await check.ended, check.output()).toBe(0);
  return tookMs;
}

test.skipIf(!canMakeRoots)(
  "the image's own steps make what starts by itself, writes nothing into its root and is not root, and makes a reel",
  async () => {
    const directory = process.env["IMAGE_DIRECTORY"] ?? temporaryDirectory("image");
    const image = makeRoot("Dockerfile", directory);
    onTestFinished(() => {
      if (!process.env["IMAGE_DIRECTORY"]) rmSync(directory, { recursive: true, force: true });
    }, HALF_AN_HOUR_MS);
    await onOwnDatabase(process.env["TEST_DATABASE_URL"], async (databaseUrl) => {
      const data = join(directory, "data");
      mkdirSync(data);
      writeFileSync(join(data, "database-url"), `${databaseUrl}\n`, { mode: 0o400 });
      for (const path of [data, join(data, "database-url")]) chownSync(path, USER, USER);
      const [port, networkPort, webPort, workerPort] = [
        await freePort(),
        await freePort(),
        await freePort(),
        await freePort(),
      ];
      const run = runner(image, data, {
        DATABASE_URL_FILE: "/data/database-url",
        PORT: String(port),
        NETWORK_PORT: String(networkPort),
        WORKERS: "0",
        SEED_DEMO: "0",
      });
      const web = run(undefined, { METRICS_PORT: String(webPort) });
      const tookMs = await untilHealthy(run, `http://127.0.0.1:${port}/readyz`, web);
      console.log(`  the image's web was ready ${(tookMs / 1000).toFixed(1)} s after its start`);
      // It is built already: a start makes nothing of it anew.
      expect(web.output()).toMatch(/build.*up to date/);
      expect(web.output()).not.toMatch(/^\s+(install|client)/m);
      const worker = run(["node", "lib/tools/launch/worker.mjs"], { METRICS_PORT: String(workerPort) });
      await untilHealthy(run, `http://127.0.0.1:${workerPort}/readyz`, worker);
      for (const { pid } of [web, worker]) {
        expect(readFileSync(`/proc/${pid}/status`, "utf8")).toMatch(new RegExp(`^Uid:\\s+${USER}\\s`, "m"));
      }
      const spoils = run(["touch", "/pauta/spoiled"]);
      expect(await spoils.ended).not.toBe(0);
      expect(spoils.output()).toContain("Read-only file system");

      const admin = async (...words: string[]) => {
        const { ended, output } = run(["node", "lib/tools/launch/admin.mjs", ...words, "--json"]);
        expect(await ended, output()).toBe(0);
        return JSON.parse(output().slice(output().indexOf("{"))) as Record<string, string>;
      };
      const owner = ["--owner-email", "ana@pauta.test", "--owner-password", "of a test"];
      const { workspaceId = "" } = await admin("workspace", "create", "--name", "Ana", "--posts", "12", ...owner);
      const { apiKey } = await admin("key", "create", "--workspace", workspaceId);
      const ask = async (path: string, body?: object) => {
        const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
        const sent = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
        return (await (await fetch(`http://127.0.0.1:${port}/v1${path}`, sent)).json()) as Record<string, unknown>;
      };
      const { id: projectId } = await ask("/projects", { name: "Padaria Lua" });
      const { postId } = await ask("/posts", { projectId, format: "caption_reel", theme: "Pão quente às sete" });
      const made = async () => (await ask(`/posts/${String(postId)}`))["status"];
      await expect.poll(made, { timeout: 180_000, interval: 500 }).toBe("draft");
      expect(existsSync(join(data, "media"))).toBe(true);
    });
  },
  HALF_AN_HOUR_MS,
);
