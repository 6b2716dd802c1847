"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import { useIdle } from "#components/frame/use-idle.ts";
import { POLL_MS, type PostCard } from "#components/posts/card.ts";
import { useStudio } from "#components/posts/use-project-id.ts";
import { useUrl } from "#components/posts/use-url.ts";
import { call } from "#lib/client/call.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { isInFlight } from "#lib/domain/post.ts";
import { useRead } from "#lib/client/use-operation.ts";
import type { Filter } from "./filter.ts";
import { cardsOf, daysOf, readAddress, shelfOf, type Span, stepped } from "./period.ts";
import { planDays } from "./plan-days.ts";

const listOf = (text: string | null) => (text ? text.split(",") : []);

export interface Shown {
  projectId: string;
  zone: string;
  now: Date;
  today: string;
  isWide: boolean;
}

export function useCalendar({ projectId, zone, now, today, isWide }: Shown) {
  const cache = useQueryClient();
  const language = useLocale();
  const { params, set } = useUrl();
  const { anchor, span } = readAddress({ view: params.get("view"), on: params.get("on"), isWide, today });
  const days = useMemo(() => daysOf(span, anchor, language), [span, anchor, language]);
  const [isMaking, setIsMaking] = useState(false);
  const poll = { refetchInterval: isMaking && POLL_MS } as const;
  const read = useRead("listCards", cardsOf(projectId, days, zone), poll);
  const shelf = useRead("listCards", shelfOf(projectId), poll);
  const autopilot = useRead("readAutopilot", { params: { id: projectId } });
  const making = [...(read.data?.cards ?? []), ...(shelf.data?.cards ?? [])].some(isInFlight);
  if (making !== isMaking) setIsMaking(making);

  const isIdle = useIdle();
  // The neighbours, so that paging never waits.
  useEffect(() => {
    const ask = async (step: 1 | -1) => {
      const sent = cardsOf(projectId, daysOf(span, stepped(span, anchor, step), language), zone);
      const queryFn = () => call("listCards", sent, {}, "low");
      await cache.prefetchQuery({ queryKey: queryKey("listCards", sent), queryFn });
    };
    // One after the other: each holds up a phone for a moment.
    if (isIdle) void ask(1).then(() => ask(-1));
  }, [isIdle, cache, projectId, zone, span, anchor, language]);

  const filter: Filter = useMemo(
    () => ({ status: listOf(params.get("status")), format: listOf(params.get("format")) }),
    [params],
  );
  const slots = autopilot.data?.enabled === true ? autopilot.data.slots : undefined;
  const filled = useStudio().data?.filledSlots;
  const planned = useMemo(() => {
    if (!read.data) return null;
    const cards = read.data.cards.filter((card) => passes(card, filter));
    return planDays({ cards, days, now, slots: slots ?? [], filled: filled ?? [], zone });
  }, [read.data, filter, days, now, slots, filled, zone]);
  const shelved = useMemo(() => shelf.data?.cards.filter((card) => passes(card, filter)), [shelf.data, filter]);

  const goTo = (day: string | null) => set({ on: day }, { push: true });
  return {
    span,
    anchor,
    days,
    planned,
    shelved,
    filter,
    error: read.error,
    refetch: read.refetch,
    page: (step: 1 | -1) => goTo(stepped(span, anchor, step)),
    goTo,
    setSpan: (next: Span) => set({ view: next === "month" ? null : next }, { push: true }),
    setFilter: ({ format, status }: Filter) =>
      set({ status: status.join(",") || null, format: format.join(",") || null }),
  };
}

const passes = (card: PostCard, { format, status }: Filter): boolean =>
  (status.length === 0 || status.includes(card.status)) && (format.length === 0 || format.includes(card.format));
