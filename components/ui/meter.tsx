import { Meter as Base } from "@base-ui/react/meter";

export function Meter({ label, value, max, text }: { label: string; value: number; max: number; text: string }) {
  return (
    <Base.Root value={Math.min(value, max)} max={Math.max(max, 1)} aria-label={label} getAriaValueText={() => text}>
      <Base.Track className="h-1.5 overflow-hidden rounded-full bg-line">
        <Base.Indicator className="rounded-full bg-accent transition-[width] duration-300" />
      </Base.Track>
    </Base.Root>
  );
}
