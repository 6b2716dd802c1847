"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCreateSheet } from "#components/create/create-provider.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { noonOf } from "#lib/domain/day.ts";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import type { PlannedDay } from "./plan-days.ts";

/** The days that the agenda is of, in a strip. */
export function TwoWeeks({
  planned,
  days,
  today,
  target,
  dates,
  onPage,
}: {
  planned: readonly PlannedDay[] | null;
  days: readonly string[];
  today: string;
  /** the day that a card is carried over */
  target: string | null;
  dates: Dates;
  onPage: (step: 1 | -1) => void;
}) {
  const t = useTranslations("calendar");
  const countOf = (day: string) => planned?.find((one) => one.day === day)?.cards.length ?? 0;
  return (
    <div className="sticky top-14 z-10 flex items-center border-b bg-canvas px-1 pt-1 pb-2">
      <Button variant="ghost" size="icon" aria-label={t("previous.agenda")} onClick={() => onPage(-1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <div className="grid min-w-0 flex-1 grid-cols-7">
        {days.slice(0, 7).map((day) => (
          <span key={day} aria-hidden className="py-1 text-center text-2xs text-muted">
            {dates.weekday(day, "narrow")}
          </span>
        ))}
        {days.map((day) => (
          <Day key={day} day={day} count={countOf(day)} today={today} isTarget={day === target} dates={dates} />
        ))}
      </div>
      <Button variant="ghost" size="icon" aria-label={t("next.agenda")} onClick={() => onPage(1)}>
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </div>
  );
}

/** Leads to the day's posts; where there are none and may be, to its first. */
function Day({
  count,
  dates,
  day,
  isTarget,
  today,
}: {
  count: number;
  dates: Dates;
  day: string;
  isTarget: boolean;
  today: string;
}) {
  const t = useTranslations("calendar");
  const create = useCreateSheet();
  const place = {
    "data-drop": day,
    className: cn(
      "flex flex-col items-center gap-0.5 rounded-lg py-0.5",
      isTarget && "bg-accent-soft inset-ring-2 inset-ring-accent",
    ),
  };
  const isToday = day === today;
  const shown = (
    <>
      <span
        className={cn(
          "flex size-8 items-center justify-center rounded-full text-sm tabular-nums",
          isToday ? "bg-accent font-semibold text-on-accent" : day < today && "text-muted",
        )}
      >
        {noonOf(day).getUTCDate()}
      </span>
      <span className="flex h-1 gap-0.5">
        {Array.from({ length: Math.min(3, count) }, (_, dot) => (
          <span key={dot} className="size-1 rounded-full bg-accent" />
        ))}
      </span>
    </>
  );
  if (count > 0) {
    return (
      <a
        href={`#day-${day}`}
        aria-label={t("day", { day: dates.day(day), count })}
        aria-current={isToday ? "date" : undefined}
        {...place}
      >
        {shown}
      </a>
    );
  }
  if (day <= today) {
    return (
      <span aria-current={isToday ? "date" : undefined} {...place}>
        {shown}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={t("add", { day: dates.day(day) })}
      onClick={() => create({ theme: "", day })}
      {...place}
    >
      {shown}
    </button>
  );
}
