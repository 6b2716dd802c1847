"use client";

import { useFormatter, useTranslations } from "next-intl";
import { noonOf } from "#lib/domain/day.ts";
import type { Dates } from "#components/posts/use-dates.ts";
import { ChartCard } from "./chart-card.tsx";
import { Change, Figure } from "./figure.tsx";
import { LineChart } from "./line-chart.tsx";
import { segmentsOf } from "./scale.ts";
import { METRICS, type Metric, type Trends } from "./use-report.ts";

export function OverTime({
  metric,
  days,
  measured,
  dates,
}: {
  metric: Metric;
  /** every day of the period */
  days: readonly string[];
  measured: Trends["days"];
  dates: Dates;
}) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const dayText = (day: string) => format.dateTime(noonOf(day), { timeZone: "UTC", day: "numeric", month: "short" });
  const known = new Map(measured.map((row) => [row.day, row]));
  const points = days.map((day) => {
    const row = known.get(day);
    const note = row ? t("measuredAt", { when: dates.dateTime(row.measuredAt) }) : t("noMeasurement");
    return { key: day, label: dayText(day), value: row?.[metric] ?? null, note };
  });
  const segments = segmentsOf(points.map(({ value }) => value));
  const title = t("overTime.title", { metric: t(`metric.${metric}`) });
  const last = measured.at(-1);
  return (
    <ChartCard
      title={title}
      text={t("overTime.text")}
      legend={
        segments.some(({ bridges, falls }) => bridges || falls) && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
            {segments.some(({ bridges }) => bridges) && (
              <Sign dashed className="stroke-accent" text={t("overTime.bridge")} />
            )}
            {segments.some(({ falls }) => falls) && <Sign className="stroke-danger" text={t("overTime.fall")} />}
          </ul>
        )
      }
      table={{
        head: [
          t("day"),
          ...METRICS.map((name) => t(`metric.${name}`)),
          t("change", { metric: t(`metric.${metric}`) }),
          t("measuredHead"),
        ],
        rows: points
          .map(({ key, label }, index) => {
            const row = known.get(key);
            const segment = segments.find(({ to }) => to === index);
            const before = segment && points[segment.from]?.value;
            const change = row && typeof before === "number" ? row[metric] - before : null;
            return {
              key,
              cells: [
                label,
                ...METRICS.map((name) => <Figure key={name} value={row?.[name] ?? null} />),
                <Change key="change" value={change} />,
                row ? dates.dateTime(row.measuredAt) : "–",
              ],
            };
          })
          .toReversed(),
      }}
    >
      {last ? (
        <LineChart
          points={points}
          label={t("overTime.label", { title, value: format.number(last[metric]), day: dayText(last.day) })}
        />
      ) : (
        <p className="flex h-40 items-center justify-center rounded-lg border border-dashed px-4 text-center text-sm text-muted">
          {t("overTime.none")}
        </p>
      )}
    </ChartCard>
  );
}

function Sign({ className, dashed = false, text }: { className: string; dashed?: boolean; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden width="24" height="6">
        <line
          x1="1"
          x2="23"
          y1="3"
          y2="3"
          strokeWidth={2}
          strokeDasharray={dashed ? "2 5" : undefined}
          className={className}
        />
      </svg>
      {text}
    </li>
  );
}
