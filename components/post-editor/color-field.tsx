"use client";

import { useId } from "react";

/** The system's own colour dialog, with the colour in words beside it. */
export function ColorField({
  label,
  value,
  disabled,
  onChange,
}: {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (color: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          type="color"
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
          className="control w-12 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-surface p-1 disabled:opacity-60"
        />
        <span className="font-mono text-xs text-muted">{value}</span>
      </span>
    </div>
  );
}
