import { readPostTrends, readTrends as trends } from "#lib/services/reports/read-trends.ts";
import {
  type MeasuredPost,
  readPerformance as performance,
  readSummary as summary,
} from "#lib/services/reports/read-performance.ts";
import type { Handler } from "./handler.ts";
import { presentCover } from "./present-cover.ts";

interface Period {
  from?: Date | undefined;
  to?: Date | undefined;
}

const presentPeriod = ({ from, to }: Period) => ({
  from: from?.toISOString() ?? null,
  to: to?.toISOString() ?? null,
});

const presentMeasured = ({ measuredAt, publishedAt, ...post }: MeasuredPost) => ({
  ...post,
  publishedAt: publishedAt.toISOString(),
  measuredAt: measuredAt.toISOString(),
});

export const readSummary: Handler<"readSummary"> = async (context, { params, query }) => ({
  period: presentPeriod(query),
  ...(await summary(context, params.id, query)),
});

export const readPerformance: Handler<"readPerformance"> = async (context, { params, query }) => {
  const { measured, withoutMetrics, ...counts } = await performance(context, params.id, query);
  return {
    period: presentPeriod(query),
    ...counts,
    measured: measured.map(presentMeasured),
    withoutMetrics: withoutMetrics.map(({ publishedAt, ...post }) => ({
      ...post,
      publishedAt: publishedAt.toISOString(),
      views: null,
      likes: null,
      comments: null,
      measuredAt: null,
    })),
  };
};

export const readTrends: Handler<"readTrends"> = async (context, { params, query }) => {
  const { best, days, ...rest } = await trends(context, params.id, query);
  return {
    period: presentPeriod(query),
    ...rest,
    best: best.map(presentMeasured),
    days: days.map(({ measuredAt, ...day }) => ({ ...day, measuredAt: measuredAt.toISOString() })),
  };
};

export const listPostTrends: Handler<"listPostTrends"> = async (context, { params, query }) => {
  const posts = await readPostTrends(context, params.id, query.posts);
  return {
    posts: posts.map(({ coverKey, id, media: [first], metrics }) => ({
      postId: id,
      cover: presentCover(context, coverKey, first),
      samples: metrics.map(({ measuredAt, ...figures }) => ({ ...figures, measuredAt: measuredAt.toISOString() })),
    })),
  };
};
