"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";

export interface DataTable {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A drawing, and behind it the figures that it draws. */
export function ChartCard({
  title,
  text,
  legend,
  table,
  className,
  children,
}: {
  title: string;
  text: string;
  legend?: ReactNode;
  table: DataTable;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations("reports");
  const id = useId();
  return (
    <Card className={cn("flex min-w-0 flex-col", className)}>
      <section aria-labelledby={id} className="flex flex-1 flex-col gap-4 p-4 md:p-5">
        <div>
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="text-sm text-pretty text-muted">{text}</p>
        </div>
        {children}
        {legend}
      </section>
      <details className="group border-t">
        <summary
          aria-label={t("tableOf", { title })}
          className="flex h-10 cursor-pointer list-none items-center gap-1.5 rounded-b-xl px-4 text-xs font-medium text-muted hover:text-ink md:px-5 [&::-webkit-details-marker]:hidden"
        >
          <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
          {t("table")}
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
        <section className="relative max-h-80 overflow-auto border-t" aria-label={t("tableOf", { title })} tabIndex={0}>
          <table className="w-full text-sm tabular-nums">
            <thead className="sticky top-0 bg-surface text-xs text-muted">
              <tr>
                {table.head.map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={cn(
                      "px-4 py-2 font-medium whitespace-nowrap md:px-5",
                      index === 0 ? "text-left" : "text-right",
                    )}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y">
              {table.rows.map(({ cells: [first, ...rest], key }) => (
                <tr key={key}>
                  <th scope="row" className="px-4 py-2 text-left font-normal whitespace-nowrap md:px-5">
                    {first}
                  </th>
                  {rest.map((cell, index) => (
                    <td key={table.head[index + 1]} className="px-4 py-2 text-right whitespace-nowrap md:px-5">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Card>
  );
}
