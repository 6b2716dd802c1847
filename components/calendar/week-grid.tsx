"use client";

import { Bot } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useCreateSheet } from "#components/create/create-provider.tsx";
import { cn } from "#components/ui/cn.ts";
import { noonOf } from "#lib/domain/day.ts";
import { wallOf } from "#lib/domain/zone.ts";
import { Chip, type ChipActions } from "./chip.tsx";
import { HALF_HOURS, HOUR_PX, partsOf, placeOf, stack, topOf } from "./hours.ts";
import type { PlannedDay } from "./plan-days.ts";
import { useDayStop } from "./use-day-stop.ts";

interface WeekGridProps extends ChipActions {
  planned: readonly PlannedDay[];
  today: string;
  now: Date;
  zone: string;
  /** the half hour that a post would land on */
  target: string | null;
  liftedId: string | null;
}

const FIRST_IN_SIGHT = "07:00";

/** Seven days by their hours: where a post is dropped is when it goes out. */
export function WeekGrid({ planned, today, now, zone, target, liftedId, ...actions }: WeekGridProps) {
  const t = useTranslations("calendar");
  const { dates } = actions;
  const body = useRef<HTMLTableRowElement>(null);
  const { onFocus, stop } = useDayStop(planned, today);
  useEffect(() => {
    const top = body.current?.offsetTop ?? 0;
    window.scrollTo({ top: top + topOf(FIRST_IN_SIGHT) - HOUR_PX * 2 });
  }, []);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={t("grid")}
      onFocus={onFocus}
      className="flex min-w-0 flex-1 flex-col self-start"
    >
      <thead className="sticky top-14 z-10 bg-canvas">
        <tr className="grid grid-cols-[3.25rem_repeat(7,minmax(0,1fr))] border-b">
          <td aria-hidden />
          {planned.map(({ day }) => (
            <th key={day} scope="col" aria-label={dates.day(day)} className="flex items-baseline gap-1.5 px-2 py-1.5">
              <span className="text-xs font-medium text-muted first-letter:uppercase">
                {dates.weekday(day, "short").replace(".", "")}
              </span>
              <span
                className={cn(
                  "text-sm font-semibold tabular-nums",
                  day === today && "rounded-full bg-accent px-1.5 text-on-accent",
                )}
              >
                {noonOf(day).getUTCDate()}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr ref={body} className="grid grid-cols-[3.25rem_repeat(7,minmax(0,1fr))]">
          <td aria-hidden className="relative" style={{ height: 24 * HOUR_PX }}>
            {HALF_HOURS.filter((time) => time.endsWith("00") && time !== "00:00").map((time) => (
              <span
                key={time}
                style={{ top: topOf(time) }}
                className="absolute right-2 -translate-y-1/2 text-2xs text-muted tabular-nums"
              >
                {time}
              </span>
            ))}
          </td>
          {planned.map((one) => (
            <DayColumn
              key={one.day}
              planned={one}
              time={one.day === today ? wallOf(now, zone).time : null}
              isPast={one.day < today}
              isStop={one.day === stop}
              target={target !== null && partsOf(target).day === one.day ? target : null}
              liftedId={liftedId}
              zone={zone}
              {...actions}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface DayColumnProps extends ChipActions {
  planned: PlannedDay;
  /** of today */
  time: string | null;
  isPast: boolean;
  isStop: boolean;
  target: string | null;
  liftedId: string | null;
  zone: string;
}

function DayColumn({ planned, time, isPast, isStop, target, liftedId, zone, ...actions }: DayColumnProps) {
  const t = useTranslations("calendar");
  const { cards, day, ghosts } = planned;
  const label = actions.dates.day(day);
  const placed = stack(cards.map((card) => ({ card, time: partsOf(placeOf(card, zone) ?? "").time ?? "" })));
  return (
    <td
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={time === null ? undefined : "date"}
      className={cn("relative border-l outline-offset-[-2px]", isPast ? "bg-sunken/60" : "bg-surface")}
    >
      <span className="sr-only">{t("day", { day: label, count: cards.length })}</span>
      {HALF_HOURS.map((half) => (
        <HalfHour key={half} day={day} time={half} isOpen={!isPast && (time === null || half > time)} target={target} />
      ))}
      {ghosts.map((ghost) => (
        <span
          key={ghost}
          style={{ top: topOf(ghost) }}
          className="pointer-events-none absolute inset-x-0.5 flex h-7 items-center gap-1.5 rounded-lg border border-dashed bg-surface px-1.5 text-2xs text-muted tabular-nums"
        >
          <Bot aria-hidden className="size-3 shrink-0" />
          {ghost}
          <span className="truncate">{t("ghost")}</span>
        </span>
      ))}
      {time !== null && (
        <span
          aria-hidden
          style={{ top: topOf(time) }}
          className="pointer-events-none absolute inset-x-0 z-1 border-t-2 border-danger"
        />
      )}
      {placed.map(({ isDense, item: { card, time: own }, top }) => (
        <div
          key={card.id}
          data-drop={`${day}T${own}`}
          style={{ top }}
          // What is in the air does not hide the hours below it.
          className={cn(
            "absolute inset-x-0.5 max-h-15 overflow-hidden rounded-lg",
            card.id === liftedId && "pointer-events-none",
          )}
        >
          <Chip card={card} dense={isDense} timed isLifted={card.id === liftedId} {...actions} />
        </div>
      ))}
    </td>
  );
}

/** Half an hour of a day: a post is dropped on it, and a press makes one for it. */
function HalfHour({
  day,
  time,
  isOpen,
  target,
}: {
  day: string;
  time: string;
  isOpen: boolean;
  target: string | null;
}) {
  const create = useCreateSheet();
  const place = `${day}T${time}`;
  const isHour = time.endsWith("00");
  const style = cn(
    "absolute inset-x-0 border-t",
    isHour ? "border-line" : "border-dashed border-line/60",
    target === place && "z-1 rounded-md bg-accent-soft inset-ring-2 inset-ring-accent",
  );
  return (
    // By the keyboard it is C, or M on a post: 336 tab stops would help nobody.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      data-drop={place}
      style={{ top: topOf(time), height: HOUR_PX / 2 }}
      onClick={() => isOpen && create({ theme: "", day, time })}
      className={cn(style, isOpen && "hover:bg-hover")}
    />
  );
}
