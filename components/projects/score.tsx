import { huesOf } from "#components/ui/monogram.tsx";
import { cn } from "#components/ui/cn.ts";

const LINES = [14, 24, 34, 44];

/** A few bars of music on a pauta: every project plays its own. */
export function Score({ id, className }: { id: string; className?: string }) {
  const [deep, light] = huesOf(id);
  const notes = Array.from(id.slice(-9), (character, index) => {
    const code = character.codePointAt(0) ?? 0;
    return { x: 30 + index * 34 + (code % 9), y: 9 + (code % 8) * 5, long: code % 3 === 0 };
  });
  return (
    <svg
      viewBox="0 0 340 58"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={cn("block w-full", className)}
      style={{ background: deep, color: light }}
    >
      <g stroke="currentColor" opacity=".22">
        {LINES.map((y) => (
          <path key={y} d={`M0 ${y}h340`} />
        ))}
      </g>
      <g fill="currentColor">
        {notes.map(({ long, x, y }) => (
          <rect key={x} x={x} y={y} width={long ? 22 : 10} height="10" rx="5" opacity={long ? 0.9 : 0.55} />
        ))}
      </g>
    </svg>
  );
}
