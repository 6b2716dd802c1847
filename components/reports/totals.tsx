"use client";

import { Bookmark, Eye, Heart, type LucideIcon, MessageCircle, Send, Users } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Compared } from "./compared.tsx";
import { Figure, meanDigits } from "./figure.tsx";
import { meanOf } from "./scale.ts";
import { Sparkline } from "./sparkline.tsx";
import {
  type Metric,
  METRICS,
  type Performance,
  type Previous,
  REACHED,
  type Summary,
  type Trends,
} from "./use-report.ts";

export const METRIC_ICONS: Record<Metric, LucideIcon> = { views: Eye, likes: Heart, comments: MessageCircle };
export const REACHED_ICONS = { reach: Users, saves: Bookmark } as const;

/** The period in figures; a figure that is pressed is the one that the charts draw. */
export function Totals({
  metric,
  performance: { totalMeasured, totalWithoutMetrics, totals },
  previous,
  reached,
  summary,
  days,
  onMetric,
}: {
  metric: Metric;
  performance: Performance;
  previous: Previous | null | undefined;
  reached: Trends["reached"];
  summary: Summary;
  days: Trends["days"];
  onMetric: (metric: Metric) => void;
}) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const compared = (value: number | null, of: (before: Previous) => number | null) =>
    previous === undefined ? (
      <span className="text-xs text-muted">…</span>
    ) : (
      previous && <Compared value={value} before={of(previous)} />
    );
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {METRICS.map((name) => {
          const Icon = METRIC_ICONS[name];
          const mean = meanOf(totals?.[name], totalMeasured);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={name === metric}
              onClick={() => onMetric(name)}
              className={cn(
                "flex min-w-0 flex-col gap-1 rounded-xl border bg-surface p-4 text-left shadow-rise transition-colors hover:border-line-strong",
                "aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent",
              )}
            >
              <span className="flex items-center gap-1.5 text-xs font-medium text-muted">
                <Icon aria-hidden className="size-3.5" />
                {t(`metric.${name}`)}
              </span>
              <span className="flex w-full items-end justify-between gap-2">
                <span className={cn("font-semibold tabular-nums", totals ? "text-2xl" : "text-lg")}>
                  <Figure value={totals?.[name] ?? null} />
                </span>
                <Sparkline values={days.map((day) => day[name])} className="mb-1 max-sm:hidden" />
              </span>
              <span className="text-xs text-muted">
                {mean === null ? t("notYet") : t("mean", { value: format.number(mean, meanDigits(mean)) })}
              </span>
              {compared(totals?.[name] ?? null, ({ performance }) => performance.totals?.[name] ?? null)}
            </button>
          );
        })}
        {REACHED.map((name) => {
          const Icon = REACHED_ICONS[name];
          const mean = meanOf(reached?.[name], reached?.measured ?? 0);
          return (
            <Card key={name} className="flex min-w-0 flex-col gap-1 p-4">
              <span className="flex items-center gap-1.5 text-xs font-medium text-muted">
                <Icon aria-hidden className="size-3.5" />
                {t(`reached.${name}`)}
              </span>
              <span className={cn("font-semibold tabular-nums", reached ? "text-2xl" : "text-lg")}>
                <Figure value={reached?.[name] ?? null} />
              </span>
              <span className="text-xs text-muted">
                {mean === null ? t("notYet") : t("mean", { value: format.number(mean, meanDigits(mean)) })}
              </span>
              {compared(reached?.[name] ?? null, (before) => before.reached?.[name] ?? null)}
            </Card>
          );
        })}
        <Card className="flex min-w-0 flex-col gap-1 p-4">
          <span className="flex items-center gap-1.5 text-xs font-medium text-muted">
            <Send aria-hidden className="size-3.5" />
            {t("published")}
          </span>
          <span className="text-2xl font-semibold tabular-nums">{format.number(summary.published)}</span>
          <span className="text-xs text-muted">
            {t("parts", { measured: totalMeasured, unmeasured: totalWithoutMetrics })}
          </span>
          {compared(summary.published, ({ performance: before }) => before.totalMeasured + before.totalWithoutMetrics)}
        </Card>
      </div>
      <p className="text-xs text-muted">
        {t("drafts", { drafts: summary.drafts })}
        {summary.publishedWithoutDate > 0 && ` · ${t("undated", { count: summary.publishedWithoutDate })}`}
      </p>
    </div>
  );
}
