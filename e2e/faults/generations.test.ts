import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { embeddedStorage } from "#lib/adapters/embedded/storage.ts";
import { isFailure } from "#lib/domain/failure.ts";
import { type Format, FORMATS } from "#lib/domain/format.ts";
import { setBalance } from "#lib/services/credits/grant.ts";
import { deleteOrphans, noteStrays } from "#lib/services/media/delete-orphans.ts";
import { removeLeftFolders } from "#lib/services/media/with-folder.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { testStorage } from "#lib/tools/testing/storage.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

// The first 14 have every format among them; `npm run test:long` makes more, and GENERATIONS=1000 as many as are asked.
const GENERATIONS = Number(process.env["GENERATIONS"] ?? 14);
const WORKERS = 2;
/** How long a worker lives once it has started: from the first step of a post to what a video needs. */
const LIFE_MS = { least: 100, most: 20_000 };
const WITHIN_MS = 180_000 + GENERATIONS * 8000;
/** So many may still be under way when the last worker is killed: a film may need longer than any lives. */
const LEFT_MOST = Math.max(2, GENERATIONS / 20);
const DAYS_MS = 48 * 60 * 60 * 1000;

/** Of each hundred posts those that are no carousel: the cheap ones most, for there a kill comes in every step. */
const OTHERS: Record<number, Format> = {
  3: "premium_carousel",
  5: "animated_audio",
  7: "infographic",
  9: "caption_reel",
  11: "narrated_photos",
  23: "premium_carousel",
  37: "caption_reel",
  43: "premium_carousel",
  53: "infographic",
  57: "animated_audio",
  63: "premium_carousel",
  77: "caption_reel",
};
const THEMES = ["5 erros ao moer café", "Como guardar o pão de ontem", "Mitos sobre gatos", "Checklist da mudança"];

type Workspace = Awaited<ReturnType<typeof workspace>>;

async function createPosts(at: Workspace): Promise<string[]> {
  const { id: projectId } = await at.project();
  await at.db.project.update({ where: { id: projectId }, data: { voice: "default" } });
  await setBalance(at, GENERATIONS, at.clock.now());
  const ids: string[] = [];
  for (let index = 0; index < GENERATIONS; index++) {
    const format = OTHERS[index % 100] ?? "carousel";
    const theme = `${THEMES[index % THEMES.length]} (${index})`;
    ids.push((await at.api("createPost", { body: { projectId, format, theme } })).postId);
  }
  return ids;
}

/** Starts workers and kills each at a moment of chance, until it is told to let them live. */
class Chaos {
  readonly #env: NodeJS.ProcessEnv;
  readonly #alive = new Set<ChildProcess>();
  #ends = false;
  kills = 0;
  log = "";

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  async run(): Promise<void> {
    while (!this.#ends) {
      const worker = spawn(process.execPath, ["lib/worker/main.ts"], {
        env: this.#env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      this.#alive.add(worker);
      const started = Promise.withResolvers<void>();
      worker.stdout.on("data", (text: Buffer) => {
        this.log += text.toString();
        if (text.includes("worker started")) started.resolve();
      });
      const exited = once(worker, "exit");
      await Promise.race([started.promise, exited]);
      await sleep(LIFE_MS.least + Math.random() ** 2 * (LIFE_MS.most - LIFE_MS.least));
      // The last ones finish what is left.
      if (this.#ends) return;
      if (worker.kill("SIGKILL")) this.kills++;
      await exited;
      this.#alive.delete(worker);
    }
  }

  /** From now on nobody is killed. */
  calm(): void {
    this.#ends = true;
  }

  async stop(): Promise<void> {
    this.#ends = true;
    await Promise.all(
      [...this.#alive].map(async (worker) => {
        const exited = once(worker, "exit");
        if (worker.exitCode === null && worker.kill("SIGTERM")) await exited;
      }),
    );
  }
}

const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

test(
  `${GENERATIONS} posts are each made or failed with a reason, whatever worker is killed`,
  async () => {
    const { url } = await testDatabase();
    const at = await workspace({ previewFormats: FORMATS });
    const { root, storage } = testStorage();
    const scratch = mkdtempSync(join(tmpdir(), "pauta-test-chaos-"));
    onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
    const chaos = new Chaos({
      ...process.env,
      DATABASE_URL: url,
      STORAGE_URL: `file:${root}`,
      NEXTAUTH_SECRET: "a secret that only tests know",
      LOG_LEVEL: "debug",
      TMPDIR: scratch,
      WORKER_CONCURRENCY: "1",
    });
    const ids = await createPosts(at);
    const killing = Array.from({ length: WORKERS }, () => chaos.run());
    onTestFinished(() => chaos.stop());

    const waiting = { status: { in: ["queued" as const, "generating" as const] } };
    const select = { id: true, format: true, status: true, generation: { select: { step: true, startedAt: true } } };
    const left = () => at.db.post.findMany({ where: waiting, select });
    const options = { timeout: WITHIN_MS, interval: 500 };
    await vi.waitFor(async () => expect((await left()).slice(LEFT_MOST)).toEqual([]), options);
    chaos.calm();
    await Promise.all(killing);
    await vi.waitFor(async () => expect(await left()).toEqual([]), options);
    await chaos.stop();

    const posts = await at.db.post.findMany({ where: { id: { in: ids } }, include: { generation: true } });
    expect(posts).toHaveLength(GENERATIONS);
    const unexplained = posts.filter(({ failureReason, status }) =>
      status === "failed" ? !isFailure(failureReason) : status !== "draft",
    );
    expect(unexplained).toEqual([]);
    const drafts = posts.filter(({ status }) => status === "draft");
    expect(drafts.filter(({ hasContent, media }) => !hasContent || JSON.stringify(media) === "[]")).toEqual([]);
    expect(drafts.length).toBeGreaterThan(GENERATIONS / 2);
    expect(chaos.kills).toBeGreaterThan(GENERATIONS / 20);

    const debits = await at.db.creditEntry.findMany({ where: { workspaceId: at.workspaceId, postId: { not: null } } });
    expect(debits).toHaveLength(GENERATIONS);
    expect(debits.filter(({ amount }) => amount !== -1)).toEqual([]);
    expect(new Set(debits.map(({ postId }) => postId))).toEqual(new Set(ids));
    expect((await at.api("readPlan", {})).availableCredits).toBe(0);

    const done = [...chaos.log.matchAll(/"postId":"(post_\w+)","step":"([\w.]+)"[^\n]*"step done"/g)].map(
      ([, post, step]) => `${post} ${step}`,
    );
    expect(done.length).toBeGreaterThan(drafts.length);
    expect(done.filter((step, index) => done.indexOf(step) !== index)).toEqual([]);

    // What a killed worker's encoder still wrote, a later look of any worker takes away.
    vi.stubEnv("TMPDIR", scratch);
    await removeLeftFolders();
    vi.unstubAllEnvs();
    expect(await readdir(scratch)).toEqual([]);
    await sweepLater(at.runtime, root);
    const named = await at.db.media.findMany({ where: { workspaceId: at.workspaceId }, select: { key: true } });
    const stored = (await filesOf(root)).map(({ name, parentPath }) => join(parentPath, name).slice(root.length + 1));
    expect(new Set(stored)).toEqual(new Set(named.map(({ key }) => key)));
    for (const { coverKey, media } of drafts)
      for (const key of [coverKey, ...(media as { key: string }[]).map((file) => file.key)])
        expect(await storage.head(key ?? "")).not.toBeNull();
    console.log(`${chaos.kills} kills: ${drafts.length} drafts, ${GENERATIONS - drafts.length} failed with a reason`);
  },
  WITHIN_MS * 2,
);

/** What the hourly and the daily job do, two days later. */
async function sweepLater(runtime: Workspace["runtime"], root: string): Promise<void> {
  const storage = embeddedStorage(`file:${root}`);
  const unfinished = join(root, ".unfinished");
  for (const name of await readdir(unfinished)) await utimes(join(unfinished, name), 1, 1);
  const ports = { ...runtime.ports, storage };
  const signal = new AbortController().signal;
  const later = (ms: number) => ({ ...runtime, ports, signal, now: () => new Date(Date.now() + ms) });
  await noteStrays(later(DAYS_MS));
  await deleteOrphans(later(DAYS_MS * 2));
  // The first file of a new process.
  const key = "ws_00000000000000000000000001/test/file.jpg";
  await storage.put(key, Buffer.from("a file"), "image/jpeg");
  await storage.delete(key);
}
