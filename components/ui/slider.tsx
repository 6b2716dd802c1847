"use client";

import { Range } from "./range.tsx";

/** A slider that says its value in words. */
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
  // React's `onChange` is the browser's `input`: it says each step, and not that the thumb was let go.
  const watch = (input: HTMLInputElement) => {
    const letGo = () => onCommit?.(input.valueAsNumber);
    input.addEventListener("change", letGo);
    return () => input.removeEventListener("change", letGo);
  };
  return (
    <Range
      ref={watch}
      aria-label={label}
      aria-valuetext={text}
      value={value}
      min={0}
      max={max}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="h-8 w-full touch-none"
    />
  );
}
