"use client";

import { useFormatter, useTranslations } from "next-intl";
import { FORMAT_ICONS } from "#components/posts/card.ts";
import { ChartCard } from "./chart-card.tsx";
import { Figure } from "./figure.tsx";
import { groupTable } from "./group-table.tsx";
import { meanOf } from "./scale.ts";
import type { Metric, Trends } from "./use-report.ts";

export function ByFormat({ metric, formats }: { metric: Metric; formats: Trends["formats"] }) {
  const t = useTranslations("reports");
  const names = useTranslations("posts.format");
  const format = useFormatter();
  const rows = formats
    .map((row) => ({ ...row, mean: meanOf(row.totals?.[metric], row.measured) }))
    .toSorted((a, b) => (b.mean ?? -1) - (a.mean ?? -1));
  const most = Math.max(1, ...rows.map(({ mean }) => mean ?? 0));
  return (
    <ChartCard
      title={t("byFormat.title")}
      text={t("byFormat.text", { metric: t(`metric.${metric}`) })}
      table={groupTable(
        t,
        t("format"),
        rows.map((row) => ({ ...row, key: row.format, name: names(row.format) })),
      )}
    >
      <ul className="flex flex-col gap-3.5">
        {rows.map(({ format: kind, mean, measured, published }) => {
          const Icon = FORMAT_ICONS[kind];
          return (
            <li key={kind} className="flex flex-col gap-1.5">
              <div className="flex items-baseline justify-between gap-3 text-sm">
                <span className="flex min-w-0 items-center gap-2">
                  <Icon aria-hidden className="size-3.5 shrink-0 self-center text-muted" />
                  <span className="truncate">{names(kind)}</span>
                  <span className="shrink-0 text-xs text-muted">
                    {measured === published
                      ? t("posts", { count: published })
                      : t("ofPosts", { measured: format.number(measured), published })}
                  </span>
                </span>
                <span className="shrink-0 font-medium tabular-nums">
                  <Figure value={mean} />
                </span>
              </div>
              <svg aria-hidden width="100%" height="8" className="block overflow-visible">
                {mean === null ? (
                  <line x1="1" x2="100%" y1="4" y2="4" strokeDasharray="2 5" className="stroke-line-strong" />
                ) : (
                  <>
                    <rect width="100%" height="8" rx="4" className="fill-sunken" />
                    <rect width={`${(mean / most) * 100}%`} height="8" rx="4" className="fill-accent" />
                  </>
                )}
              </svg>
            </li>
          );
        })}
      </ul>
    </ChartCard>
  );
}
