"use client";

import { Slider as Base } from "@base-ui/react/slider";

export function Slider({
  label,
  value,
  max,
  text,
  onChange,
  onCommit,
}: {
  label: string;
  value: number;
  max: number;
  text: string;
  onChange: (value: number) => void;
  onCommit?: (value: number) => void;
}) {
  return (
    <Base.Root
      value={value}
      max={max}
      onValueChange={(next) => onChange(next)}
      {...(onCommit && { onValueCommitted: (next: number) => onCommit(next) })}
      thumbAlignment="edge"
    >
      <Base.Control className="flex h-8 w-full touch-none items-center select-none">
        <Base.Track className="h-1.5 w-full rounded-full bg-line select-none">
          <Base.Indicator className="rounded-full bg-accent" />
          <Base.Thumb
            aria-label={label}
            getAriaValueText={() => text}
            className="size-5 rounded-full border-2 border-accent bg-surface shadow-pop has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
