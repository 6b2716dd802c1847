"use client";

import { NumberField } from "@base-ui/react/number-field";
import { Minus, Plus } from "lucide-react";
import { useId } from "react";

const stepStyle =
  "flex aspect-square h-full items-center justify-center text-muted hover:bg-hover hover:text-ink data-disabled:opacity-40";

export function CountInput({
  label,
  value,
  max,
  onChange,
}: {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <NumberField.Root
      id={id}
      value={value}
      min={1}
      max={max}
      format={{ maximumFractionDigits: 0, useGrouping: false }}
      onValueChange={(next) => next !== null && onChange(Math.round(next))}
      className="flex items-center justify-between gap-3"
    >
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <NumberField.Group className="control flex overflow-hidden rounded-lg border border-line-strong bg-surface shadow-rise focus-within:border-accent">
        <NumberField.Decrement className={stepStyle} aria-label={`${label} −1`}>
          <Minus aria-hidden className="size-3.5" />
        </NumberField.Decrement>
        <NumberField.Input className="h-full w-14 bg-transparent text-center text-base font-semibold tabular-nums outline-none md:text-sm" />
        <NumberField.Increment className={stepStyle} aria-label={`${label} +1`}>
          <Plus aria-hidden className="size-3.5" />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
