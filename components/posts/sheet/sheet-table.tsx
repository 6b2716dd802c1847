"use client";

import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { FORMAT_ICONS } from "#components/posts/card.ts";
import { useDates } from "#components/posts/use-dates.ts";
import { useStudio } from "#components/posts/use-project-id.ts";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SHEET_ROWS_MAX, type SheetRow } from "#lib/domain/sheet.ts";

const head = "px-3 py-2.5 text-left text-xs font-medium whitespace-nowrap text-muted";

export function SheetTable({ rows }: { rows: readonly SheetRow[] | null }) {
  const t = useTranslations("sheet");
  if (!rows) return <Skeleton className="h-64 rounded-xl" />;
  if (rows.length === 0)
    return (
      <div className="flex min-h-48 items-center justify-center rounded-xl border border-dashed border-line-strong p-6 text-center text-sm text-pretty text-muted lg:mt-6">
        {t("empty")}
      </div>
    );
  return (
    <section aria-label={t("preview")} className="flex min-w-0 flex-col gap-1.5">
      <h2 className="text-sm font-medium">{t("preview")}</h2>
      <Card className="overflow-hidden">
        <table className="w-full border-collapse text-sm">
          <thead className="border-b bg-sunken max-sm:sr-only">
            <tr>
              <th scope="col" className={cn(head, "w-10")}>
                <span className="sr-only">{t("line")}</span>
              </th>
              <th scope="col" className={head}>
                {t("theme")}
              </th>
              <th scope="col" className={head}>
                {t("date")}
              </th>
              <th scope="col" className={head}>
                {t("check")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHEET_ROWS_MAX).map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

/** Of another year, which one. */
const yearOf = (when: Date) => (when.getFullYear() === new Date().getFullYear() ? "" : ` · ${when.getFullYear()}`);

function Row({ row }: { row: SheetRow }) {
  const t = useTranslations("sheet");
  const formats = useTranslations("posts.format");
  const { data: studio } = useStudio();
  const dates = useDates(studio?.timezone ?? "UTC");
  const { faults, format, line, theme, when, written } = row;
  const FormatIcon = FORMAT_ICONS[format];
  const isUnknown = faults.includes("format_unknown");
  return (
    <tr
      className={cn(
        "border-b last:border-b-0 max-sm:grid max-sm:grid-cols-[2.25rem_1fr] max-sm:py-2",
        faults.length > 0 && "bg-danger-soft/40",
      )}
    >
      <td className="px-3 py-2 align-top text-xs text-muted tabular-nums max-sm:row-span-3 max-sm:py-1">{line}</td>
      <td className="px-3 py-2 align-top max-sm:px-0 max-sm:py-0.5 max-sm:pr-3">
        <p className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{theme}</p>
        <p className="mt-0.5 flex items-center gap-1 text-xs text-muted">
          <FormatIcon aria-hidden className="size-3.5" />
          {isUnknown ? written.format : formats(format)}
        </p>
      </td>
      <td className="px-3 py-2 align-top text-xs whitespace-nowrap text-muted tabular-nums max-sm:px-0 max-sm:py-0.5">
        {when ? `${dates.dateTime(when)}${yearOf(when)}` : written.date || t("undated")}
      </td>
      <td className="px-3 py-2 align-top text-xs max-sm:px-0 max-sm:py-0.5 sm:w-52">
        {faults.map((fault) => (
          <p key={fault} className="flex gap-1.5 font-medium text-pretty text-danger">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {t(`fault.${fault}`, { written: fault === "date_unreadable" ? written.date : written.format })}
          </p>
        ))}
        {faults.length === 0 && (
          <p className={cn("flex gap-1.5", row.isTaken ? "text-warning" : "text-success")}>
            {row.isTaken ? (
              <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            ) : (
              <CircleCheck aria-hidden className="mt-px size-3.5 shrink-0" />
            )}
            {t(row.isTaken ? "taken" : "ready")}
          </p>
        )}
      </td>
    </tr>
  );
}
