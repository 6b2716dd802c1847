"use client";

import { useId, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { inputStyle } from "#components/ui/field.tsx";

/** A number within limits: what is half typed stays as it is, and counts once it is one. */
export function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  disabled,
  hideLabel = false,
  placeholder,
  onChange,
}: {
  label: string;
  value: number | null;
  min: number;
  max: number;
  step?: number;
  disabled: boolean;
  hideLabel?: boolean;
  placeholder?: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(",", "."));
    if (text.trim() !== "" && Number.isFinite(number) && number >= min && number <= max) onChange(number);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-xs font-medium text-muted"}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={typed ?? value ?? ""}
        disabled={disabled}
        placeholder={placeholder}
        onChange={({ target }) => read(target.value)}
        onBlur={() => setTyped(null)}
        className={cn(inputStyle, "tabular-nums disabled:opacity-60")}
      />
    </div>
  );
}
