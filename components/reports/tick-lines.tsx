import { useFormatter } from "next-intl";

/** The lines that a chart's figures stand on, each with its value before it. */
export function TickLines({
  ticks,
  left,
  right,
  y,
}: {
  ticks: readonly number[];
  left: number;
  right: number;
  y: (value: number) => number;
}) {
  const format = useFormatter();
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted text-2xs tabular-nums">
        {format.number(tick, { notation: "compact" })}
      </text>
    </g>
  ));
}
