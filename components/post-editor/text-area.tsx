"use client";

import { type ReactNode, useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { inputStyle } from "#components/ui/field.tsx";

/** A text as high as what is in it. */
export function TextArea({
  label,
  value,
  max,
  hint,
  disabled,
  rows = 1,
  placeholder,
  onChange,
}: {
  label: string;
  value: string;
  max?: number;
  hint?: ReactNode;
  disabled?: boolean;
  rows?: number;
  placeholder?: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        rows={rows}
        maxLength={max}
        disabled={disabled}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className={cn(
          inputStyle,
          "field-sizing-content h-auto max-h-96 resize-none py-1.5 leading-relaxed disabled:opacity-60",
        )}
      />
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
