"use client";

import { useTranslations } from "next-intl";
import { monthOf } from "#lib/domain/day.ts";
import { cn } from "#components/ui/cn.ts";
import type { ChipActions } from "./chip.tsx";
import { DayCell } from "./day-cell.tsx";
import type { PlannedDay } from "./plan-days.ts";
import { useDayStop } from "./use-day-stop.ts";

interface MonthGridProps extends ChipActions {
  planned: readonly PlannedDay[];
  month: string;
  today: string;
  target: string | null;
  liftedId: string | null;
  pinnedId: string | null;
}

export function MonthGrid({ planned, month, today, target, liftedId, pinnedId, ...actions }: MonthGridProps) {
  const t = useTranslations("calendar");
  const { dates } = actions;
  const { onFocus, stop } = useDayStop(planned, today);
  // A week that is over and had nothing leaves its room to those that have.
  const isSpent = (week: readonly PlannedDay[]) => week.every(({ cards, day }) => day < today && cards.length === 0);
  const weeks = Array.from({ length: planned.length / 7 }, (_, week) => planned.slice(week * 7, week * 7 + 7));
  return (
    // A grid by the keyboard, a table by its rows: one tab stop, and arrows walk it.
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={t("grid")}
      onFocus={onFocus}
      className="flex min-w-0 flex-1 flex-col"
    >
      <thead>
        <tr className="grid shrink-0 grid-cols-7 border-b bg-canvas">
          {planned.slice(0, 7).map(({ day }) => (
            <th
              key={day}
              scope="col"
              aria-label={dates.weekday(day, "long")}
              className="px-2 py-1.5 text-left text-xs font-medium text-muted first-letter:uppercase"
            >
              {dates.weekday(day, "short").replace(".", "")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-1 flex-col">
        {weeks.map((week) => (
          <tr
            key={week[0]?.day}
            className={cn("grid grid-cols-7", isSpent(week) ? "min-h-9" : "min-h-[7.75rem] flex-1")}
          >
            {week.map((one) => (
              <DayCell
                key={one.day}
                planned={one}
                isToday={one.day === today}
                isPast={one.day < today}
                isOutside={monthOf(one.day) !== month}
                isTarget={one.day === target}
                isStop={one.day === stop}
                liftedId={liftedId}
                pinnedId={pinnedId}
                {...actions}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
