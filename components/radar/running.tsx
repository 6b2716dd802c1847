"use client";

import { Circle, CircleCheck, LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Meter } from "#components/ui/meter.tsx";
import { RADAR_PHASES } from "#lib/domain/radar.ts";
import type { Radar } from "./radar.ts";

const MARKS = {
  done: { icon: CircleCheck, color: "text-success" },
  now: { icon: LoaderCircle, color: "text-accent-ink" },
  next: { icon: Circle, color: "text-muted" },
} as const;

/** The phases of a run, and how far the longest of them is. */
export function Running({ radar: { collected, phase } }: { radar: Radar }) {
  const t = useTranslations("radar");
  const at = RADAR_PHASES.indexOf(phase ?? "finding");
  const share = collected && collected.total > 0 ? collected.done / collected.total : 0;
  const progress = (at + (phase === "collecting" ? share : 0)) / RADAR_PHASES.length;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-base font-semibold">
          {t("running.title")}: {t(`phase.${phase ?? "finding"}`)}
        </h2>
        <p className="text-sm text-muted">{t("running.safe")}</p>
      </div>
      <Meter
        label={t("running.progress")}
        value={Math.max(progress, 0.04)}
        max={1}
        text={t(`phase.${phase ?? "finding"}`)}
      />
      <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {RADAR_PHASES.map((name, index) => {
          const mark = index < at ? "done" : index === at ? "now" : "next";
          const { color, icon: Icon } = MARKS[mark];
          return (
            <li key={name} className="flex items-start gap-2 text-sm">
              <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", color, mark === "now" && "animate-spin")} />
              <span className={cn(mark === "now" ? "font-medium" : "text-muted")}>
                {t(`phase.${name}`)}
                <span className="sr-only"> ({t(`mark.${mark}`)})</span>
                {name === "collecting" && mark === "now" && collected && (
                  <span className="block text-xs font-normal text-muted tabular-nums">
                    {t("running.accounts", { done: String(collected.done), total: collected.total })}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
