"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#lib/client/call.ts";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

export type Summary = Output<"readSummary">;
export type Trends = Output<"readTrends">;
export type Performance = Output<"readPerformance">;
export type Measured = Performance["measured"][number];
export type Unmeasured = Performance["withoutMetrics"][number];

export const METRICS = ["views", "likes", "comments"] as const;
export type Metric = (typeof METRICS)[number];
export const metricOf = (text: string | null): Metric => METRICS.find((metric) => metric === text) ?? "views";

/** What the network tells of posts beside those, of some of them. */
export const REACHED = ["reach", "saves"] as const;

export interface Instants {
  from: string;
  to: string;
}

/** All that the page shows of a period, newest posts first and a page of them at a time. */
export function useReport(id: string, query: Instants) {
  const sent = { params: { id }, query };
  const summary = useRead("readSummary", sent, { keepPrevious: true });
  const trends = useRead("readTrends", sent, { keepPrevious: true });
  const posts = useInfiniteQuery({
    queryKey: ["readPerformance", sent],
    queryFn: ({ pageParam }) =>
      call("readPerformance", { ...sent, query: { ...query, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  return { summary, trends, posts };
}

export interface Previous {
  performance: Performance;
  reached: Trends["reached"];
}

/** The figures of the period before: null where there is none, undefined until they are here. */
export function usePrevious(id: string, query: Instants | null): Previous | null | undefined {
  const enabled = query !== null;
  const performance = useRead("readPerformance", { params: { id }, query: { ...query, limit: 1 } }, { enabled }).data;
  const trends = useRead("readTrends", { params: { id }, query: { ...query } }, { enabled }).data;
  if (!query) return null;
  return performance && trends && { performance, reached: trends.reached };
}

const EXPORT_PAGE = 100;

type Exported = (Measured | Unmeasured) & Record<(typeof REACHED)[number], number | null>;

/** Every post of the period, measured or not, newest first. */
export async function readAllPosts(id: string, query: Instants): Promise<Exported[]> {
  const rows: Exported[] = [];
  let cursor: string | null = null;
  do {
    const page: Performance = await call("readPerformance", {
      params: { id },
      query: { ...query, limit: EXPORT_PAGE, ...(cursor && { cursor }) },
    });
    const listed = [...page.measured, ...page.withoutMetrics];
    const posts = listed.map(({ postId }) => postId).join(",");
    const trends = posts === "" ? null : await call("listPostTrends", { params: { id }, query: { posts } });
    for (const post of listed) {
      const last = trends?.posts.find(({ postId }) => postId === post.postId)?.samples.at(-1);
      rows.push({ ...post, reach: last?.reach ?? null, saves: last?.saves ?? null });
    }
    cursor = page.next;
  } while (cursor !== null);
  return rows.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
