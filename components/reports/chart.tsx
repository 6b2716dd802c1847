"use client";

import { ChartColumn, Table2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";

export interface Bar {
  name: string;
  /** under the axis; empty where there is no room for all */
  label: string;
  /** null: nobody measured it, which is no zero */
  value: number | null;
  text: string;
}

const HEIGHT = 180;
const TOP = 14;
const FLOOR = 156;

/** Bars with the same figures as a table behind them. */
export function Chart({
  title,
  note,
  column,
  valueColumn,
  bars,
  aside,
}: {
  title: string;
  note?: string;
  column: string;
  valueColumn: string;
  bars: readonly Bar[];
  aside?: ReactNode;
}) {
  const t = useTranslations("reports");
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <Card className="flex min-w-0 flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h3 id={id} className="text-sm font-semibold">
            {title}
          </h3>
          {note !== undefined && <p className="text-xs text-muted">{note}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {aside}
          <Button variant="ghost" aria-pressed={asTable} aria-describedby={id} onClick={() => setAsTable(!asTable)}>
            <Icon aria-hidden className="size-4" />
            {t(asTable ? "asChart" : "asTable")}
          </Button>
        </div>
      </div>
      {asTable ? (
        <div className="max-h-72 overflow-y-auto">
          <table className="w-full text-left text-sm" aria-labelledby={id}>
            <thead className="text-xs text-muted">
              <tr className="*:py-1.5 *:font-medium">
                <th scope="col">{column}</th>
                <th scope="col" className="text-right">
                  {valueColumn}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y">
              {bars.map(({ name, text }) => (
                <tr key={name} className="*:py-1.5">
                  <th scope="row" className="font-normal">
                    {name}
                  </th>
                  <td className="text-right tabular-nums">{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Bars bars={bars} labelledBy={id} />
      )}
    </Card>
  );
}

/** The picture alone: whoever cannot see it is told each bar in the table, one press away. */
function Bars({ bars, labelledBy }: { bars: readonly Bar[]; labelledBy: string }) {
  const t = useTranslations("reports");
  const most = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  const step = 100 / Math.max(1, bars.length);
  return (
    <figure aria-labelledby={labelledBy} className="flex flex-col gap-1">
      <svg
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-45 w-full overflow-visible"
      >
        {[TOP, (TOP + FLOOR) / 2, FLOOR].map((y) => (
          <line key={y} x1="0" x2="100" y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
        ))}
        {bars.map(({ name, text, value }, index) => {
          const high = value === null ? 0 : Math.max(value > 0 ? 2 : 0, (value / most) * (FLOOR - TOP));
          const x = index * step + step * 0.15;
          const width = step * 0.7;
          return (
            <g key={name}>
              <title>{`${name}: ${text}`}</title>
              <rect x={index * step} y={0} width={step} height={FLOOR} fill="transparent" />
              {value === null ? (
                <line
                  x1={x}
                  x2={x + width}
                  y1={FLOOR - 3}
                  y2={FLOOR - 3}
                  className="stroke-muted"
                  strokeDasharray="2 3"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              ) : (
                <rect x={x} y={FLOOR - high} width={width} height={high} rx="0.4" className="fill-accent" />
              )}
            </g>
          );
        })}
      </svg>
      <figcaption className="flex justify-between gap-1 text-2xs text-muted">
        {bars
          .filter(({ label }) => label !== "")
          .map(({ label, name }) => (
            <span key={name} className="min-w-0 truncate">
              {label}
            </span>
          ))}
      </figcaption>
      {bars.some(({ value }) => value === null) && <p className="text-2xs text-muted">{t("gap")}</p>}
    </figure>
  );
}
