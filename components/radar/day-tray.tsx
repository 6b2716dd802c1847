"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDates } from "#components/posts/use-dates.ts";
import { useStudio } from "#components/posts/use-project-id.ts";
import { addDays, daysFrom, noonOf } from "#lib/domain/day.ts";
import { wallOf } from "#lib/domain/zone.ts";
import { cn } from "#components/ui/cn.ts";
import { Flying } from "#components/ui/flying.tsx";
import type { Carried } from "#components/ui/use-drop.ts";
import type { Inspiration } from "./radar.ts";

const DAYS = 7;

/** The coming days, there while an inspiration is in the air: the one it is dropped on is the day of its post. */
export function DayTray({ carried: { item, over, x, y } }: { carried: Carried<Inspiration> }) {
  const t = useTranslations("radar.card");
  const { data: studio } = useStudio();
  const zone = studio?.timezone ?? "UTC";
  const dates = useDates(zone);
  const [now] = useState(() => new Date());
  const tomorrow = addDays(wallOf(now, zone).day, 1);
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-40">
      <div className="pointer-events-auto absolute inset-x-0 bottom-6 mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-2xl border bg-raised p-3 shadow-pop">
        <p className="px-1 pb-2 text-xs font-medium text-muted">{t("drop")}</p>
        <div className="grid grid-cols-7 gap-1.5">
          {daysFrom(tomorrow, DAYS).map((day) => (
            <div
              key={day}
              data-drop={day}
              className={cn(
                "flex h-16 w-[min(5rem,calc((100vw-6rem)/7))] flex-col items-center justify-center rounded-xl border border-dashed border-line-strong",
                day === over && "border-solid border-accent bg-accent-soft text-accent-ink",
              )}
            >
              <span className="text-2xs first-letter:uppercase">{dates.weekday(day, "short")}</span>
              <span className="text-lg font-semibold tabular-nums">{noonOf(day).getUTCDate()}</span>
            </div>
          ))}
        </div>
      </div>
      <Flying at={{ x, y }} className="max-w-56 truncate px-3 py-2 text-xs font-medium">
        {item.title}
      </Flying>
    </div>
  );
}
