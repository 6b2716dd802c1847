import type { Runtime } from "#lib/runtime/context.ts";
import type { RadarRun } from "#lib/db/generated/client.ts";
import type { StudiedAccount } from "#lib/db/json/radar.ts";
import { ACCOUNT_LISTS, type Platform, RadarFailure, type RadarTargets } from "#lib/domain/radar.ts";
import type { Scored } from "#lib/domain/radar-insight.ts";
import { scoreAccount } from "#lib/domain/radar-score.ts";
import { fitOf } from "#lib/domain/radar-terms.ts";
import type { PublicPost } from "#lib/ports/inspiration.ts";
import { readCollected } from "./collect.ts";
import type { RunTargets } from "./find-targets.ts";
import { recordRun } from "./save-run.ts";

export type ScoredPost = PublicPost & Scored & { readonly account: StudiedAccount };

export interface Studied {
  /** with the accounts that were really studied */
  readonly targets: RadarTargets;
  readonly accounts: readonly StudiedAccount[];
  readonly posts: readonly ScoredPost[];
}

// Of the accounts that the brand's words found, those stay that speak of them at least half as often as the one that
// does most.
const FIT_OF_BEST = 0.5;

/** Scores what was collected. Only numbers that stand there go in, so a second try comes to the same. */
export async function scoreRun(runtime: Runtime, run: RadarRun, { lists, named }: RunTargets): Promise<Studied> {
  await recordRun(runtime, run.id, { phase: "scoring" });
  const rows = await runtime.db.radarCollected.findMany({
    where: { runId: run.id },
    orderBy: [{ platform: "asc" }, { handle: "asc" }],
  });
  const words = [...lists.terms, ...lists.hashtags, ...lists.video_terms];
  const read = rows.flatMap(({ account, collectedAt, handle, platform }) => {
    if (!account) return [];
    const { followers, name, posts } = readCollected(account, `${run.id} ${platform} ${handle}`);
    const fit = fitOf(
      words,
      posts.map(({ caption }) => caption),
    );
    return [{ platform, handle, name, followers, posts, collectedAt, fit }];
  });
  const accounts: StudiedAccount[] = [];
  const posts: ScoredPost[] = [];
  for (const { collectedAt, fit, followers, handle, name, platform, posts: published } of read) {
    const best = Math.max(...read.filter((one) => one.platform === platform).map((one) => one.fit));
    if (!named.includes(platform) && (fit === 0 || fit < best * FIT_OF_BEST)) continue;
    const scored = scoreAccount(published, collectedAt);
    if (!scored) continue;
    const studied = { platform, handle, name, followers, usual: scored.usual, studied: scored.posts.length };
    accounts.push(studied);
    posts.push(...scored.posts.map(({ post, score }) => ({ ...post, platform, handle, score, account: studied })));
  }
  if (posts.length === 0) throw new RadarFailure("nothing_found");
  const kept = (platform: Platform) =>
    lists[ACCOUNT_LISTS[platform]].filter((handle) =>
      accounts.some((account) => account.platform === platform && account.handle === handle),
    );
  return { targets: { ...lists, competitors: kept("social"), video_channels: kept("video") }, accounts, posts };
}
