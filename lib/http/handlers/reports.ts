import { readPerformance as performance, readSummary as summary } from "#lib/services/reports/read.ts";
import { readTrends as trends } from "#lib/services/reports/trends.ts";
import type { Handler } from "./index.ts";

interface Period {
  from?: Date | undefined;
  to?: Date | undefined;
}

const presentPeriod = ({ from, to }: Period) => ({
  from: from?.toISOString() ?? null,
  to: to?.toISOString() ?? null,
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
    measured: measured.map(({ measuredAt, publishedAt, ...post }) => ({
      ...post,
      publishedAt: publishedAt.toISOString(),
      measuredAt: measuredAt.toISOString(),
    })),
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

export const readTrends: Handler<"readTrends"> = (context, { params, query }) => trends(context, params.id, query);
