import type { Runtime } from "#lib/context.ts";
import type { RadarRun } from "#lib/db/generated/client.ts";
import { ACCOUNT_LISTS, type Platform, RadarFailure, type RadarTargets } from "#lib/domain/radar.ts";
import type { Scored } from "#lib/domain/radar-insight.ts";
import { scoreAccount } from "#lib/domain/radar-score.ts";
import { fitOf } from "#lib/domain/radar-terms.ts";
import type { PublicPost } from "#lib/ports/inspiration.ts";
import { readCollected } from "./collect.ts";
import type { RunTargets } from "./find-targets.ts";
import { recordRun } from "./run-record.ts";

/** One account as the app lists it. */
export interface StudiedAccount {
  readonly platform: Platform;
  readonly handle: string;
  readonly name: string;
  readonly followers: number | null;
  readonly usual: number;
  readonly studied: number;
}

export type ScoredPost = PublicPost & Scored & { readonly account: StudiedAccount };

export interface Studied {
  /** with the accounts that were really studied */
  readonly targets: RadarTargets;
  readonly accounts: readonly StudiedAccount[];
  readonly posts: readonly ScoredPost[];
}

// An account that was found by the brand's words speaks of them in at least this share of its posts.
const MIN_FIT = 0.2;

/** Scores what was collected. Only numbers that stand there go in, so a second try comes to the same. */
export async function scoreRun(runtime: Runtime, run: RadarRun, { lists, named }: RunTargets): Promise<Studied> {
  await recordRun(runtime.db, run.id, { phase: "scoring" });
  const rows = await runtime.db.radarCollected.findMany({
    where: { runId: run.id },
    orderBy: [{ platform: "asc" }, { handle: "asc" }],
  });
  const accounts: StudiedAccount[] = [];
  const posts: ScoredPost[] = [];
  for (const { account, collectedAt, handle, ...row } of rows) {
    if (!account) continue;
    // Written by the platform's own source.
    const platform = row.platform as Platform;
    const { followers, name, posts: published } = readCollected(account);
    const captions = published.map(({ caption }) => caption);
    const words = [...lists.terms, ...lists.hashtags, ...lists.video_terms];
    if (!named.includes(platform) && fitOf(words, captions) < MIN_FIT) continue;
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
