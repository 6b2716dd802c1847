import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import { expect, onTestFinished, test, vi } from "vitest";
import { isInFlight, type Status } from "#lib/domain/post.ts";
import { newDataDirectory, startPauta } from "#lib/tools/testing/pauta.ts";
import { newWorkspace } from "./admin.ts";
import { attackApart } from "./attackers.ts";
import { pidOf } from "./kill.ts";
import { handles, memoryMb, percentile } from "./resources.ts";
import { signIn } from "./session.ts";

const ATTACK_MS = Number(process.env["ATTACK_SECONDS"] ?? 60) * 1000;
const ALONE_MS = 15_000;
const REST_MS = 60_000;
const MEMORY_MOST_MB = 600;
/** What another tenant waits at most meanwhile, of what they wait otherwise; a call that is that short may take this. */
const SLOWER_MOST = 3;
const SHORT_MS = 50;

test(
  "under attack another tenant is served, and a minute later the web process holds what it held",
  { timeout: 600_000 },
  async () => {
    const pauta = await startPauta({ dataDir: newDataDirectory(), env: { SEED_DEMO: "1" } });
    onTestFinished(async () => {
      await pauta.stop();
      rmSync(pauta.dataDir, { recursive: true, force: true });
    });
    const tenant = await newWorkspace(pauta, { email: "tenant@pauta.test" });
    const demo = {
      email: /Sign in\s+(\S+) \//.exec(pauta.output())?.[1] ?? "",
      password: /Sign in\s+\S+ \/ (\S+)/.exec(pauta.output())?.[1] ?? "",
    };
    const demoKey = /API key\s+(\S+)/.exec(pauta.output())?.[1] ?? "";
    const session = await signIn(pauta, demo);
    const asDemo = async <Answer>(path: string) =>
      (await (
        await fetch(`${pauta.url}/v1${path}`, { headers: { Authorization: `Bearer ${demoKey}` } })
      ).json()) as Answer;
    const { projects } = await asDemo<{ projects: { id: string }[] }>("/projects");
    /** The demo’s posts are made while it runs: once they are, the machine is the web’s. */
    const mediaPath = await vi.waitFor(
      async () => {
        const { posts } = await asDemo<{ posts: { id: string; status: Status }[] }>("/posts?limit=100");
        expect(posts.filter(isInFlight)).toEqual([]);
        const files = await Promise.all(
          posts.map(({ id }) => asDemo<{ mediaUrls: { url: string }[] }>(`/posts/${id}`)),
        );
        return new URL(files.flatMap(({ mediaUrls }) => mediaUrls)[0]?.url ?? "").pathname;
      },
      { timeout: 300_000, interval: 2000 },
    );
    const web = pidOf(pauta, "web");

    const agent = new Agent({ connections: 4 });
    onTestFinished(() => agent.destroy());
    /** what the tenant waited for each of their calls */
    const refused: number[] = [];
    const watch = async (forMs: number) => {
      const waited: number[] = [];
      const until = performance.now() + forMs;
      while (performance.now() < until) {
        const startedMs = performance.now();
        const { body, statusCode } = await request(`http://127.0.0.1:${pauta.port}/v1/posts`, {
          dispatcher: agent,
          headers: { authorization: `Bearer ${tenant.key}` },
        });
        await body.dump();
        if (statusCode !== 200) refused.push(statusCode);
        waited.push(performance.now() - startedMs);
        await sleep(25);
      }
      return percentile(waited, 0.99);
    };
    const held = () => ({ memory: memoryMb(web), handles: handles(web) });

    await watch(3000);
    const alone = await watch(ALONE_MS);
    const before = held();
    const target = { port: pauta.port, session, projectId: projects[0]?.id ?? "", mediaPath };
    const stopAttack = await attackApart(target);
    let most = 0;
    const looking = setInterval(() => (most = Math.max(most, memoryMb(web))), 500);
    const attacked = await watch(ATTACK_MS).finally(() => clearInterval(looking));
    const answers = await stopAttack();
    await sleep(REST_MS);
    const after = held();
    console.log({ alone, attacked, refused, before, most, after, answers });
    console.log(pauta.output().slice(-3000));

    // The same process all the while, which owes its life to nobody.
    expect(pidOf(pauta, "web")).toBe(web);
    expect(refused).toEqual([]);
    expect(after.memory).toBeLessThan(MEMORY_MOST_MB);
    expect(after.handles).toBeLessThan(before.handles + 20);
    expect(attacked).toBeLessThan(Math.max(SLOWER_MOST * alone, SHORT_MS));
    expect(await signIn(pauta, demo)).toHaveProperty("Cookie");
  },
);
