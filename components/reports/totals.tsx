"use client";

import { CircleSlash2, Eye, Heart, MessageCircle, Send } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import type { Output } from "#lib/contract/index.ts";

export function Totals({
  summary,
  performance,
}: {
  summary: Output<"readSummary">;
  performance: Output<"readPerformance">;
}) {
  const t = useTranslations("reports.totals");
  const format = useFormatter();
  const { totals, totalMeasured } = performance;
  const shown = (value: number | undefined) => (value === undefined ? t("none") : format.number(value));
  const cards = [
    { name: "published", icon: Send, value: format.number(summary.published) },
    { name: "views", icon: Eye, value: shown(totals?.views) },
    { name: "likes", icon: Heart, value: shown(totals?.likes) },
    { name: "comments", icon: MessageCircle, value: shown(totals?.comments) },
  ] as const;
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cards.map(({ icon: Icon, name, value }) => (
          <Card key={name} className="flex flex-col gap-1 p-4">
            <dt className="flex items-center gap-1.5 text-xs text-muted">
              <Icon aria-hidden className="size-3.5" />
              {t(name)}
            </dt>
            <dd className="text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span>{t("measured", { measured: totalMeasured, published: summary.published })}</span>
        {summary.publishedWithoutMetrics > 0 && (
          <span className="flex items-center gap-1.5">
            <CircleSlash2 aria-hidden className="size-3.5" />
            {t("unmeasured", { count: summary.publishedWithoutMetrics })}
          </span>
        )}
        {summary.publishedWithoutDate > 0 && <span>{t("undated", { count: summary.publishedWithoutDate })}</span>}
      </p>
    </div>
  );
}
