import type { useTranslations } from "next-intl";
import type { DataTable } from "./chart-card.tsx";
import { Figure } from "./figure.tsx";
import { meanOf } from "./scale.ts";
import { METRICS, type Trends } from "./use-report.ts";

type Group = Pick<Trends["hours"][number], "published" | "measured" | "totals"> & { key: string; name: string };

/** Beside the means that the chart draws, what they are the means of. */
export const groupTable = (
  t: ReturnType<typeof useTranslations<"reports">>,
  what: string,
  groups: readonly Group[],
): DataTable => ({
  head: [
    what,
    t("published"),
    t("measuredCount"),
    ...METRICS.flatMap((metric) => [t(`metric.${metric}`), t("meanOf", { metric: t(`metric.${metric}`) })]),
  ],
  rows: groups.map(({ key, measured, name, published, totals }) => ({
    key,
    cells: [
      name,
      published,
      measured,
      ...METRICS.flatMap((metric) => [
        <Figure key={metric} value={totals?.[metric] ?? null} />,
        <Figure key={`mean-${metric}`} value={meanOf(totals?.[metric], measured)} />,
      ]),
    ],
  })),
});
