import { asJson } from "#lib/db/json/as-json.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import type { RadarRun } from "#lib/db/generated/client.ts";
import { radarTargets } from "#lib/db/json/radar.ts";
import { ACCOUNT_LISTS, type Platform, RadarFailure, type RadarTargets, TARGET_LIMITS } from "#lib/domain/radar.ts";
import { hashtagOf, termsOf } from "#lib/domain/radar-terms.ts";
import type { Search } from "#lib/ports/inspiration.ts";
import { isPlain } from "#lib/writing/radar/radar-words.ts";
import { recordRun } from "./save-run.ts";

export interface RunTargets {
  readonly lists: RadarTargets;
  /** the lists of accounts that a person named: these are studied whatever they speak of */
  readonly named: readonly Platform[];
}

/** What a run looks at: what a person named, and the rest found from the brand. Found once, kept on record. */
export async function findTargets(runtime: Runtime, run: RadarRun, signal: AbortSignal): Promise<RunTargets> {
  const kept = radarTargets.find(run.targets, run.id);
  if (kept) return { lists: kept, named: run.named };
  await recordRun(runtime, run.id, { phase: "finding" });
  const named = await readNamed(runtime, run.projectId);
  const brand = await runtime.db.brand.findUniqueOrThrow({ where: { projectId: run.projectId } });
  const terms = orFound(named.terms, () => termsOf(brand, TARGET_LIMITS.terms.found, isPlain));
  const lists: RadarTargets = {
    terms,
    hashtags: orFound(named.hashtags, () => terms.slice(0, TARGET_LIMITS.hashtags.found).map(hashtagOf)),
    video_terms: orFound(named.video_terms, () => terms.slice(0, TARGET_LIMITS.video_terms.found)),
    competitors: named.competitors,
    video_channels: named.video_channels,
  };
  if (Object.values(lists).every((list) => list.length === 0)) throw new RadarFailure("nothing_to_search");
  const asked: Platform[] = (["video", "social"] as const).filter(
    (platform) => lists[ACCOUNT_LISTS[platform]].length > 0,
  );
  // Channels come first: their names help a network that cannot search.
  for (const platform of (["video", "social"] as const).filter((one) => !asked.includes(one))) {
    lists[ACCOUNT_LISTS[platform]] = await find(runtime, platform, lists, signal);
  }
  await recordRun(runtime, run.id, { targets: asJson(lists), named: asked });
  return { lists, named: asked };
}

async function readNamed({ db }: Runtime, projectId: string): Promise<RadarTargets> {
  const row = await db.radarTargets.findUnique({ where: { projectId } });
  return {
    terms: row?.terms ?? [],
    hashtags: row?.hashtags ?? [],
    video_terms: row?.videoTerms ?? [],
    competitors: row?.competitors ?? [],
    video_channels: row?.videoChannels ?? [],
  };
}

const orFound = (named: string[], find: () => string[]): string[] => (named.length > 0 ? named : find());

async function find(
  { ports }: Runtime,
  platform: Platform,
  lists: RadarTargets,
  signal: AbortSignal,
): Promise<string[]> {
  const source = ports.inspiration.find((one) => one.platform === platform);
  if (!source) return [];
  const search: Search = {
    terms: platform === "video" ? lists.video_terms : lists.terms,
    hashtags: lists.hashtags,
    names: lists.video_channels,
    most: TARGET_LIMITS[ACCOUNT_LISTS[platform]].found,
  };
  return [...new Set(await source.find(search, signal))];
}
