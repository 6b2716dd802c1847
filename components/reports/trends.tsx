"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Segmented } from "#components/ui/segmented.tsx";
import type { Output } from "#lib/contract/index.ts";
import { type Bar, Chart } from "./chart.tsx";
import { type Figures, fillDays, meanOf } from "./series.ts";
import type { Period } from "./use-period.ts";

const METRICS = ["views", "likes", "comments", "published"] as const;
type Metric = (typeof METRICS)[number];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const LABELS_MAX = 7;

export function Trends({ trends, period }: { trends: Output<"readTrends">; period: Period }) {
  const t = useTranslations("reports.trends");
  const formats = useTranslations("posts.format");
  const reports = useTranslations("reports");
  const format = useFormatter();
  const [metric, setMetric] = useState<Metric>("views");
  const said = (value: number | null) =>
    value === null ? reports("unmeasured") : format.number(value, { maximumFractionDigits: 1 });
  const day = (text: string) =>
    format.dateTime(new Date(`${text}T12:00:00Z`), { day: "numeric", month: "short", timeZone: "UTC" });
  const { series, isWeekly } = fillDays(trends.days, period);
  const every = Math.ceil(series.length / LABELS_MAX);
  const overTime: Bar[] = series.map((one, index) => {
    // A day on which nothing went live is a zero of posts, and no figure of anything else.
    const value = metric === "published" ? one.published : one[metric];
    const label = index % every === 0 ? day(one.day) : "";
    const name = isWeekly ? t("week", { day: day(one.day) }) : day(one.day);
    return { name, label, value, text: said(value) };
  });
  const mean = (group: Figures | undefined): number | null =>
    metric === "published" ? (group?.published ?? 0) : meanOf(group, metric);
  const byFormat: Bar[] = trends.formats.map((group) => {
    const value = mean(group);
    const name = formats(group.format);
    return { name, label: name, value, text: said(value) };
  });
  const byHour: Bar[] = HOURS.map((hour) => {
    const group = trends.hours.find((one) => one.hour === hour);
    const value = mean(group);
    const name = t("hour", { hour: String(hour).padStart(2, "0") });
    const text = group ? said(value) : t("nothing");
    return { name, label: hour % 4 === 0 ? name : "", value: group ? value : 0, text };
  });
  const label = t(`metrics.${metric}`);
  const averaged = metric === "published" ? label : t("average", { metric: label });
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t("metric")}
        value={metric}
        choices={METRICS.map((value) => ({ value, label: t(`metrics.${value}`) }))}
        onChange={setMetric}
        className="self-start"
      />
      <Chart
        title={isWeekly ? t("byWeek") : t("byDay")}
        note={t("byDayNote", { metric: label })}
        column={isWeekly ? t("weekColumn") : t("dayColumn")}
        valueColumn={label}
        bars={overTime}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <Chart
          title={t("byFormat")}
          note={averaged}
          column={t("formatColumn")}
          valueColumn={averaged}
          bars={byFormat}
        />
        <Chart title={t("byHour")} note={averaged} column={t("hourColumn")} valueColumn={averaged} bars={byHour} />
      </div>
    </div>
  );
}
