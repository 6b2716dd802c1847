import type { Platform } from "#lib/domain/radar.ts";
import { listInspirations as list, readRadarAnalysis as read } from "#lib/services/radar/read.ts";
import type { Handler } from "./index.ts";

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
      // The column's check constraint admits nothing else.
      platform: found.platform as Platform,
      format: found.format,
      score: found.score,
      views: found.views,
      firstSeenAt: found.firstSeenAt.toISOString(),
      publishedAt: found.publishedAt.toISOString(),
    })),
  };
};
