"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { isInFlight, POLL_MS, type PostCard } from "#components/posts/card.ts";
import { useUrl } from "#components/posts/use-url.ts";
import {
  addDays,
  addMonths,
  daysFrom,
  instantOf,
  isDay,
  isMonth,
  monthDays,
  monthOf,
  startOfWeek,
  wallOf,
} from "#components/posts/zone.ts";
import { call } from "#lib/client/call.ts";
import { queryKey, useRead } from "#lib/client/use-operation.ts";
import type { Filter } from "./filters.tsx";
import { planDays } from "./plan-days.ts";

export const SPANS = ["month", "week", "agenda"] as const;
export type Span = (typeof SPANS)[number];
const MOST = 500;
const AGENDA_DAYS = 14;

/** Which days the address asks for, in the project's zone. */
function daysOf(span: Span, anchor: string): string[] {
  if (span === "month") return monthDays(monthOf(anchor));
  return daysFrom(startOfWeek(anchor), span === "week" ? 7 : AGENDA_DAYS);
}

const stepped = (span: Span, anchor: string, step: number): string => {
  if (span === "month") return `${addMonths(monthOf(anchor), step)}-01`;
  return addDays(startOfWeek(anchor), step * (span === "week" ? 7 : AGENDA_DAYS));
};

const listOf = (text: string | null) => (text ? text.split(",") : []);

export function useCalendar(projectId: string, zone: string, isWide: boolean) {
  const cache = useQueryClient();
  const { params, set } = useUrl();
  const now = useNow();
  const { day: today } = wallOf(now, zone);
  const span: Span = isWide ? (SPANS.find((one) => one === params.get("view")) ?? "month") : "agenda";
  const asked = params.get("on") ?? "";
  const anchor = isDay(asked) ? asked : isMonth(asked) ? `${asked}-01` : today;
  const days = useMemo(() => daysOf(span, anchor), [span, anchor]);

  const queryOf = (of: readonly string[]) => ({
    projectId,
    from: instantOf({ day: of[0] ?? today, time: "00:00" }, zone).toISOString(),
    to: new Date(instantOf({ day: addDays(of.at(-1) ?? today, 1), time: "00:00" }, zone).getTime() - 1).toISOString(),
    limit: MOST,
  });
  const [isMaking, setIsMaking] = useState(false);
  const poll = { refetchInterval: isMaking && POLL_MS } as const;
  const read = useRead("listCards", { query: queryOf(days) }, poll);
  const shelf = useRead("listCards", { query: { projectId, shelf: "1", limit: 100 } }, poll);
  const autopilot = useRead("readAutopilot", { params: { id: projectId } });
  const making = [...(read.data?.cards ?? []), ...(shelf.data?.cards ?? [])].some(isInFlight);
  if (making !== isMaking) setIsMaking(making);

  // The neighbours, so that paging never waits.
  useEffect(() => {
    for (const step of [-1, 1]) {
      const sent = { query: queryOf(daysOf(span, stepped(span, anchor, step))) };
      void cache.prefetchQuery({ queryKey: queryKey("listCards", sent), queryFn: () => call("listCards", sent) });
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [cache, projectId, zone, span, anchor]);

  const filter: Filter = useMemo(
    () => ({ status: listOf(params.get("status")), format: listOf(params.get("format")) }),
    [params],
  );
  const slots = autopilot.data?.enabled === true ? autopilot.data.slots : undefined;
  const planned = useMemo(() => {
    if (!read.data) return null;
    const cards = read.data.cards.filter((card) => passes(card, filter));
    return planDays({ cards, days, now, slots: slots ?? [], zone });
  }, [read.data, filter, days, now, slots, zone]);
  const shelved = useMemo(() => shelf.data?.cards.filter((card) => passes(card, filter)), [shelf.data, filter]);

  const goTo = (day: string | null) => set({ on: day }, { push: true });
  return {
    span,
    anchor,
    days,
    today,
    now,
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

/** The time, to the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
