"use client";

import { useState } from "react";
import { TextField } from "./field.tsx";

/** A number within limits: what is half typed stays as it is, and counts once it is one. */
export function NumberField({
  label,
  labelLook = "quiet",
  value,
  min,
  max,
  step = 1,
  disabled,
  placeholder,
  onChange,
}: {
  label: string;
  labelLook?: "quiet" | "hidden";
  value: number | null;
  min: number;
  max: number;
  step?: number;
  disabled: boolean;
  placeholder?: string;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(",", "."));
    if (text.trim() !== "" && Number.isFinite(number) && number >= min && number <= max) onChange(number);
  };
  return (
    <TextField
      label={label}
      labelLook={labelLook}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step={step}
      value={typed ?? value?.toString() ?? ""}
      disabled={disabled}
      placeholder={placeholder}
      onValueChange={read}
      onBlur={() => setTyped(null)}
    />
  );
}
