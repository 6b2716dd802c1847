"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { call, type CallError } from "#lib/client/call.ts";
import type { Output } from "#lib/contract/index.ts";
import type { Platform } from "#lib/domain/radar.ts";

export interface Filters {
  platform?: Platform;
  handle?: string;
  search?: string;
  claim?: number;
}

type Found = Output<"listRadarCards">;

/** The inspirations behind some filters, page after page. */
export function useInspirations(id: string, runId: string, filters: Filters) {
  return useInfiniteQuery<Found, CallError, { total: number; cards: Found["cards"] }, unknown[], string | undefined>({
    queryKey: ["listRadarCards", id, runId, filters],
    queryFn: ({ pageParam }) =>
      call("listRadarCards", { params: { id }, query: { ...filters, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ total: pages[0]?.total ?? 0, cards: pages.flatMap(({ cards }) => cards) }),
  });
}
