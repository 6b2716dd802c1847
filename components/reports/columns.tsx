"use client";

import { ticksOf } from "./scale.ts";
import { TickLines } from "./tick-lines.tsx";
import { useWidth } from "./use-width.ts";

export interface Column {
  key: string;
  label: string;
  value: number | null;
  /** there is something here, whether or not it was measured */
  exists: boolean;
}

const HEIGHT = 200;
const PAD = { top: 10, right: 4, bottom: 24, left: 40 };
const NARROW = 480;

/** Upright bars; what exists without a figure is a ring on the base, and never a bar of no height. */
export function Columns({ columns, label }: { columns: readonly Column[]; label: string }) {
  const [ref, width] = useWidth();
  const ticks = ticksOf(Math.max(0, ...columns.flatMap(({ value }) => value ?? [])));
  const top = ticks.at(-1) ?? 1;
  const [inner, tall] = [Math.max(0, width - PAD.left - PAD.right), HEIGHT - PAD.top - PAD.bottom];
  const y = (value: number) => PAD.top + tall - (value * tall) / top;
  const step = inner / columns.length;
  const bar = Math.min(22, step * 0.7);
  const every = width < NARROW ? 6 : 3;
  return (
    <div ref={ref} style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block">
          <TickLines ticks={ticks} left={PAD.left} right={width - PAD.right} y={y} />
          {columns.map(({ exists, key, label: name, value }, index) => {
            const middle = PAD.left + (index + 0.5) * step;
            return (
              <g key={key}>
                {value !== null && (
                  <rect
                    x={middle - bar / 2}
                    y={y(value)}
                    width={bar}
                    height={Math.max(2, y(0) - y(value))}
                    rx={Math.min(3, bar / 3)}
                    className="fill-accent"
                  />
                )}
                {value === null && exists && (
                  <circle
                    cx={middle}
                    cy={y(0) - 8}
                    r={Math.min(4, bar / 2)}
                    strokeDasharray="2 2"
                    className="fill-none stroke-muted"
                  />
                )}
                {index % every === 0 && (
                  <text x={middle} y={HEIGHT - 6} textAnchor="middle" className="fill-muted text-2xs tabular-nums">
                    {name}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
