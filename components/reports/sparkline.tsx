import { cn } from "#components/ui/cn.ts";
import { segmentsOf } from "./scale.ts";

const [WIDTH, HEIGHT, EDGE] = [72, 24, 3];

/** The course of some figures at a glance; the figures themselves stand beside it. */
export function Sparkline({ values, className }: { values: readonly (number | null)[]; className?: string }) {
  const measured = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...measured), Math.max(...measured)];
  const x = (index: number) => EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1);
  const y = (index: number) => {
    const value = values[index] ?? low;
    return high === low ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / (high - low);
  };
  const last = values.findLastIndex((value) => value !== null);
  if (last === -1) return null;
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={cn("h-6 w-18 shrink-0", className)}>
      {segmentsOf(values).map(({ bridges, falls, from, to }) => (
        <line
          key={to}
          x1={x(from)}
          y1={y(from)}
          x2={x(to)}
          y2={y(to)}
          strokeLinecap="round"
          strokeWidth={1.75}
          strokeDasharray={bridges ? "1 3" : undefined}
          className={falls ? "stroke-danger" : "stroke-accent"}
        />
      ))}
      <circle cx={x(last)} cy={y(last)} r={2.25} className="fill-accent" />
    </svg>
  );
}
