"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState } from "react";

export const SPANS = ["week", "month", "quarter", "all"] as const;
type Span = (typeof SPANS)[number];

const DAYS: Record<Exclude<Span, "all">, number> = { week: 7, month: 30, quarter: 90 };

export interface Choice {
  span: Span | "own";
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The period that the address names, so that a report can be sent to someone. */
export function usePeriod() {
  const params = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();
  const [now] = useState(() => Date.now());
  const [from, to] = [params?.get("from") ?? "", params?.get("to") ?? ""];
  const isOwn = DAY.test(from) || DAY.test(to);
  const span = SPANS.find((one) => one === params?.get("span")) ?? "month";
  const choice: Choice = { span: isOwn ? "own" : span, from, to };
  const choose = (next: Partial<Choice>) => {
    const query = new URLSearchParams();
    if (next.span && next.span !== "own") query.set("span", next.span);
    else for (const [name, day] of Object.entries({ from, to, ...next })) if (DAY.test(day)) query.set(name, day);
    router.replace(`${pathname ?? ""}?${query}`, { scroll: false });
  };
  const own = { ...(DAY.test(from) && { from }), ...(DAY.test(to) && { to }) };
  const last = span === "all" ? {} : { from: dayOf(now - (DAYS[span] - 1) * DAY_MS), to: dayOf(now) };
  return { choice, choose, period: isOwn ? own : last };
}

export type Period = ReturnType<typeof usePeriod>["period"];
