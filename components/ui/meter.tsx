export function Meter({ label, value, max, text }: { label: string; value: number; max: number; text: string }) {
  const most = Math.max(max, 1);
  const shown = Math.min(value, most);
  return (
    <div className="relative h-1.5 overflow-hidden rounded-full bg-line">
      <meter aria-label={label} aria-valuetext={text} max={most} value={shown} className="sr-only" />
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-300"
        style={{ width: `${(100 * shown) / most}%` }}
      />
    </div>
  );
}
