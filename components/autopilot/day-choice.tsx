"use client";

import { useTranslations } from "next-intl";
import type { Dates } from "#components/posts/use-dates.ts";
import { cn } from "#components/ui/cn.ts";
import { DAYS, dayOf } from "./places.ts";
import type { Slot } from "./use-autopilot.ts";

/** On a phone, one day at a time; a dot says where something is planned. */
export function DayChoice({
  day,
  slots,
  dates,
  onChange,
}: {
  day: number;
  slots: readonly Slot[];
  dates: Dates;
  onChange: (day: number) => void;
}) {
  const t = useTranslations("autopilot.grid");
  return (
    <fieldset className="grid grid-cols-7 gap-1 border-b p-2">
      <legend className="sr-only">{t("day")}</legend>
      {DAYS.map((one) => {
        const count = slots.filter(({ dayOfWeek }) => dayOfWeek === one).length;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            onClick={() => onChange(one)}
            className="flex h-12 flex-col items-center justify-center gap-0.5 rounded-lg text-xs font-medium text-muted aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            <span className="sr-only">{`${dates.weekday(dayOf(one), "long")}, ${count}`}</span>
            <span aria-hidden className="first-letter:uppercase">
              {dates.weekday(dayOf(one), "short").replace(".", "")}
            </span>
            <span aria-hidden className={cn("text-2xs tabular-nums", count === 0 && "invisible")}>
              {count}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
