"use client";

import { useFormatter, useTranslations } from "next-intl";
import { type PointerEvent, useState } from "react";
import { segmentsOf, ticksOf } from "./scale.ts";
import { TickLines } from "./tick-lines.tsx";
import { useWidth } from "./use-width.ts";

export interface Point {
  key: string;
  /** its place on the axis, in words */
  label: string;
  value: number | null;
  /** what the pointer reads there, below the figure */
  note: string;
}

const HEIGHT = 220;
const PAD = { top: 10, right: 12, bottom: 26, left: 44 };
const LABEL_WIDTH = 84;

export function LineChart({ points, label }: { points: readonly Point[]; label: string }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const [ref, width] = useWidth();
  const [pointed, setPointed] = useState<number | null>(null);
  const values = points.map(({ value }) => value);
  const ticks = ticksOf(Math.max(0, ...values.filter((value) => value !== null)));
  const top = ticks.at(-1) ?? 1;
  const [inner, tall] = [Math.max(0, width - PAD.left - PAD.right), HEIGHT - PAD.top - PAD.bottom];
  const x = (index: number) => PAD.left + (points.length > 1 ? (index * inner) / (points.length - 1) : inner / 2);
  const y = (value: number) => PAD.top + tall - (value * tall) / top;
  const yAt = (index: number) => y(values[index] ?? 0);
  const measured = values.flatMap((value, index) => (value === null ? [] : [index]));
  const [first = 0, last = 0] = [measured[0], measured.at(-1)];
  const every = Math.max(1, Math.ceil((points.length - 1) / Math.max(1, Math.floor(inner / LABEL_WIDTH))));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left - PAD.left;
    const index = Math.round((at / Math.max(1, inner)) * (points.length - 1));
    setPointed(Math.min(points.length - 1, Math.max(0, index)));
  };
  const shown = pointed === null ? undefined : points[pointed];
  return (
    <div ref={ref} className="relative" style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={label}
          width={width}
          height={HEIGHT}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
          className="block touch-pan-y"
        >
          <TickLines ticks={ticks} left={PAD.left} right={width - PAD.right} y={y} />
          {points.map(({ key, label: day }, index) =>
            index % every === 0 ? (
              <text
                key={key}
                x={x(index)}
                y={HEIGHT - 6}
                textAnchor={index === 0 ? "start" : x(index) > width - LABEL_WIDTH / 2 ? "end" : "middle"}
                className="fill-muted text-2xs"
              >
                {day}
              </text>
            ) : null,
          )}
          {measured.length > 1 && (
            <polygon
              points={[
                `${x(first)},${y(0)}`,
                ...measured.map((index) => `${x(index)},${yAt(index)}`),
                `${x(last)},${y(0)}`,
              ].join(" ")}
              className="fill-accent opacity-10"
            />
          )}
          {pointed !== null && (
            <line x1={x(pointed)} x2={x(pointed)} y1={PAD.top} y2={y(0)} className="stroke-line-strong" />
          )}
          {segmentsOf(values).map(({ bridges, falls, from, to }) => (
            <line
              key={to}
              x1={x(from)}
              y1={yAt(from)}
              x2={x(to)}
              y2={yAt(to)}
              strokeWidth={2}
              strokeLinecap="round"
              strokeDasharray={bridges ? "2 5" : undefined}
              className={falls ? "stroke-danger" : "stroke-accent"}
            />
          ))}
          {measured.map((index) => (
            <circle
              key={index}
              cx={x(index)}
              cy={yAt(index)}
              r={index === pointed ? 5 : measured.length > 45 ? 1.5 : 3}
              className="fill-accent stroke-surface"
              strokeWidth={1.5}
            />
          ))}
        </svg>
      )}
      {shown && pointed !== null && (
        <div
          aria-hidden
          className="pointer-events-none absolute top-1 z-10 rounded-lg border bg-raised px-2.5 py-1.5 text-xs whitespace-nowrap shadow-pop"
          style={x(pointed) > width / 2 ? { right: width - x(pointed) + 10 } : { left: x(pointed) + 10 }}
        >
          <p className="text-muted">{shown.label}</p>
          <p className="text-sm font-semibold tabular-nums">
            {shown.value === null ? t("noData") : format.number(shown.value)}
          </p>
          <p className="text-muted">{shown.note}</p>
        </div>
      )}
    </div>
  );
}
