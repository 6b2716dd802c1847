import { asJson } from "#lib/db/json/as-json.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import type { RadarRun } from "#lib/db/generated/client.ts";
import { collectedAccount } from "#lib/db/json/radar.ts";
import { ACCOUNT_LISTS, PLATFORMS } from "#lib/domain/radar.ts";
import type { PublicAccount } from "#lib/ports/inspiration.ts";
import type { RunTargets } from "./find-targets.ts";
import { recordRun } from "./save-run.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const STUDIED_MS = 60 * DAY_MS;

/** Reads every account of the targets that no worker has read yet. */
export async function collect(
  runtime: Runtime,
  run: RadarRun,
  { lists }: RunTargets,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, ports } = runtime;
  await recordRun(runtime, run.id, { phase: "collecting" });
  const read = await db.radarCollected.findMany({ where: { runId: run.id }, select: { platform: true, handle: true } });
  const done = new Set(read.map(({ handle, platform }) => `${platform} ${handle}`));
  const since = new Date(run.startedAt.getTime() - STUDIED_MS);
  for (const platform of PLATFORMS) {
    const source = ports.inspiration.find((one) => one.platform === platform);
    for (const handle of lists[ACCOUNT_LISTS[platform]]) {
      signal.throwIfAborted();
      if (!source || done.has(`${platform} ${handle}`)) continue;
      const account = await source.read(handle, since, signal);
      const row = { platform, handle, ...(account && { account: asJson(account) }), collectedAt: now() };
      await db.radarCollected.createMany({ data: { runId: run.id, ...row }, skipDuplicates: true });
      // Says at once when a person has stopped the run.
      await recordRun(runtime, run.id, { phase: "collecting" });
    }
  }
}

/** An account as it was read, its times being times again. */
export const readCollected = (stored: unknown, place: string): PublicAccount => {
  const account = collectedAccount.read(stored, place);
  return { ...account, posts: account.posts.map((post) => ({ ...post, publishedAt: new Date(post.publishedAt) })) };
};
