import { listInspirations as list, readRadarAnalysis as read } from "#lib/services/radar/read-analysis.ts";
import type { Context } from "#lib/runtime/context.ts";
import { inspirationWhy } from "#lib/db/json/radar.ts";
import { excerpt } from "#lib/domain/text.ts";
import { titleOf } from "#lib/domain/radar-insight.ts";
import { mediaUrl } from "#lib/services/media/find-by-url.ts";
import { readRadar as readAll } from "#lib/services/radar/read-radar.ts";
import { startRun, stopRun } from "#lib/services/radar/start-run.ts";
import { updateTargets } from "#lib/services/radar/update-targets.ts";
import type { Handler } from "./handler.ts";

export const readRadarAnalysis: Handler<"readRadarAnalysis"> = async (context, { params }) => {
  const { lastCompleted, startedAt, ...run } = await read(context, params.id);
  return {
    ...run,
    startedAt: startedAt?.toISOString() ?? null,
    lastCompleted: lastCompleted && { ...lastCompleted, completedAt: lastCompleted.completedAt.toISOString() },
  };
};

export const listInspirations: Handler<"listInspirations"> = async (context, { params, query }) => {
  const { inspirations, next, total } = await list(context, params.id, query);
  return {
    total,
    next,
    inspirations: inspirations.map((found) => ({
      shortcode: found.shortcode,
      url: found.url,
      handle: found.handle,
      caption: found.caption,
      platform: found.platform,
      format: found.format,
      score: found.score,
      views: found.views,
      firstSeenAt: found.firstSeenAt.toISOString(),
      publishedAt: found.publishedAt.toISOString(),
    })),
  };
};

async function presentRadar(context: Context, projectId: string) {
  const { endedAt, lastCompleted, startedAt, ...radar } = await readAll(context, projectId);
  return {
    ...radar,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    lastCompleted: lastCompleted && {
      ...lastCompleted,
      completedAt: lastCompleted.completedAt.toISOString(),
      claims: lastCompleted.claims.map((claim) => ({ ...claim, evidence: [...claim.evidence] })),
    },
  };
}

export const readRadar: Handler<"readRadar"> = (context, { params }) => presentRadar(context, params.id);

export const startRadar: Handler<"startRadar"> = async (context, { params }) => {
  await startRun(context, params.id);
  return presentRadar(context, params.id);
};

export const stopRadar: Handler<"stopRadar"> = async (context, { params }) => {
  await stopRun(context, params.id);
  return presentRadar(context, params.id);
};

export const updateRadarTargets: Handler<"updateRadarTargets"> = async (context, { body, params }) => {
  await updateTargets(context, params.id, body);
  return presentRadar(context, params.id);
};

const TITLE_MAX = 140;
const TEXT_MAX = 600;

export const listRadarCards: Handler<"listRadarCards"> = async (context, { params, query }) => {
  const { inspirations, next, total } = await list(context, params.id, query);
  return {
    total,
    next,
    cards: inspirations.map(({ caption, thumbnailKey, why, ...found }) => ({
      id: found.id,
      url: found.url,
      platform: found.platform,
      handle: found.handle,
      title: excerpt(titleOf(caption), TITLE_MAX),
      text: excerpt(caption.slice(titleOf(caption).length).trim(), TEXT_MAX),
      score: found.score,
      views: found.views,
      publishedAt: found.publishedAt.toISOString(),
      picture: thumbnailKey ? mediaUrl(context, thumbnailKey) : null,
      why: inspirationWhy.find(why, found.id),
    })),
  };
};
