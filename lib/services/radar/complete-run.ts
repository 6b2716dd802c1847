import { asJson } from "#lib/db/json/as-json.ts";
import { openSystem, type Runtime, type SystemContext } from "#lib/runtime/context.ts";
import type { RadarRun } from "#lib/db/generated/client.ts";
import type { KeptClaim, Why } from "#lib/db/json/radar.ts";
import { newId } from "#lib/db/id.ts";
import type { Language } from "#lib/domain/language.ts";
import type { Platform, RadarKpis } from "#lib/domain/radar.ts";
import { byScore, type Claim, findClaims, isListed } from "#lib/domain/radar-insight.ts";
import { isEmptyWord } from "#lib/writing/radar/radar-words.ts";
import { sayFinding } from "#lib/writing/radar/say-finding.ts";
import { recordRun } from "./save-run.ts";
import { replaceThumbnails, type SavedThumbnail, saveThumbnails } from "./save-thumbnails.ts";
import type { ScoredPost, Studied } from "./score-run.ts";

const LISTED_MAX = 200;
// What a column of the database holds.
const MOST_VIEWS = 2_147_483_647;

/** All that a run found becomes the project's at once; a failed one leaves what was there. */
export async function completeRun(
  runtime: Runtime,
  run: RadarRun,
  { accounts, posts, targets }: Studied,
  signal: AbortSignal,
): Promise<void> {
  await recordRun(runtime, run.id, { phase: "insight" });
  const project = await runtime.db.project.findUniqueOrThrow({ where: { id: run.projectId } });
  const listed = posts.filter(isListed).toSorted(byScore).slice(0, LISTED_MAX);
  const thumbnails = await saveThumbnails(runtime, project, listed, signal);
  const { language } = project;
  const claims = findClaims(posts, project.timezone, isEmptyWord);
  await openSystem(runtime).transaction(async (within) => {
    await recordRun(within, run.id, {
      state: "completed",
      phase: null,
      completedAt: within.now(),
      targets: asJson(targets),
      kpis: asJson(kpisOf(posts)),
      accounts: asJson(accounts),
    });
    const ids = await saveInspirations(within, run.projectId, listed, thumbnails);
    const kept: KeptClaim[] = claims.map((claim) => ({
      kind: claim.kind,
      text: sayFinding(claim, language),
      evidence: claim.evidence.flatMap((post) => ids.get(keyOf(post)) ?? []),
    }));
    const insight = claims.map((claim) => sayWithEvidence(claim, language)).join("\n");
    await within.db.radarRun.update({ where: { id: run.id }, data: { insight, claims: asJson(kept) } });
    await replaceThumbnails(within, project, [...thumbnails.values()]);
    await within.db.radarCollected.deleteMany({ where: { runId: run.id } });
  });
}

/** For who reads by the API: each sentence with the shortcodes of the inspirations that show it. */
function sayWithEvidence(claim: Claim, language: Language): string {
  const text = sayFinding(claim, language);
  return claim.evidence.length > 0 ? `${text} [${claim.evidence.map(({ shortcode }) => shortcode).join(", ")}]` : text;
}

function kpisOf(posts: readonly ScoredPost[]): RadarKpis {
  const of = (studied: readonly ScoredPost[]) => ({
    views: studied.reduce((sum, { views }) => sum + views, 0),
    studied: studied.length,
  });
  const on = (platform: Platform) => of(posts.filter((post) => post.platform === platform));
  return { all: of(posts), video: on("video"), social: on("social") };
}

const keyOf = ({ platform, shortcode }: { platform: Platform; shortcode: string }) => `${platform} ${shortcode}`;

/** The list becomes that of this run; what was on it before keeps its id and when it was first seen. */
async function saveInspirations(
  { db, now }: SystemContext,
  projectId: string,
  listed: readonly ScoredPost[],
  thumbnails: ReadonlyMap<string, SavedThumbnail>,
): Promise<Map<string, string>> {
  const at = now();
  const before = await db.inspiration.findMany({
    where: { projectId },
    select: { id: true, platform: true, shortcode: true, firstSeenAt: true },
  });
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const rows = listed.map((post) => {
    const { account, caption, format, handle, platform, publishedAt, score, shortcode, url, views } = post;
    const why: Why = {
      usual: account.usual,
      studied: account.studied,
      followers: account.followers,
      durationSeconds: post.durationSeconds,
    };
    const earlier = known.get(keyOf(post));
    return {
      id: earlier?.id ?? newId("insp"),
      projectId,
      platform,
      shortcode,
      url,
      handle,
      caption,
      format,
      score,
      views: Math.min(views, MOST_VIEWS),
      why: asJson(why),
      thumbnailKey: thumbnails.get(keyOf(post))?.key ?? null,
      firstSeenAt: earlier?.firstSeenAt ?? at,
      publishedAt,
    };
  });
  await db.inspiration.deleteMany({ where: { projectId } });
  await db.inspiration.createMany({ data: rows });
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}
