"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ChartCard } from "./chart-card.tsx";
import { Columns } from "./columns.tsx";
import { meanDigits } from "./figure.tsx";
import { groupTable } from "./group-table.tsx";
import { meanOf } from "./scale.ts";
import type { Metric, Trends } from "./use-report.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourText = (hour: number): string => `${String(hour).padStart(2, "0")}h`;

export function ByHour({ metric, hours, zone }: { metric: Metric; hours: Trends["hours"]; zone: string }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const columns = HOURS.map((hour) => {
    const group = hours.find((row) => row.hour === hour);
    const value = group ? meanOf(group.totals?.[metric], group.measured) : null;
    return { key: hourText(hour), label: hourText(hour), value, exists: group !== undefined };
  });
  const [best] = columns.filter(({ value }) => value !== null).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const title = t("byHour.title");
  return (
    <ChartCard
      title={title}
      text={t("byHour.text", { metric: t(`metric.${metric}`), zone })}
      legend={
        columns.some(({ exists, value }) => exists && value === null) && (
          <p className="flex items-center gap-2 text-xs text-muted">
            <svg aria-hidden width="10" height="10">
              <circle cx="5" cy="5" r="4" strokeDasharray="2 2" className="fill-none stroke-muted" />
            </svg>
            {t("byHour.ring")}
          </p>
        )
      }
      table={groupTable(
        t,
        t("hour"),
        hours.map((row) => ({ ...row, key: String(row.hour), name: hourText(row.hour) })),
      )}
    >
      <Columns
        columns={columns}
        label={
          best
            ? t("byHour.label", {
                title,
                hour: best.label,
                value: format.number(best.value ?? 0, meanDigits(best.value ?? 0)),
              })
            : t("byHour.none", { title })
        }
      />
    </ChartCard>
  );
}
