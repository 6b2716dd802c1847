"use client";

import { Switch as Base } from "@base-ui/react/switch";
import { useId } from "react";

/** On or off at once. Its label and hint stand beside it, and a click on either switches it. */
export function Switch({
  label,
  hint,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-xs text-pretty text-muted">
            {hint}
          </span>
        )}
      </label>
      <SwitchControl
        id={id}
        describedBy={hint === undefined ? undefined : `${id}-hint`}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </div>
  );
}

export function SwitchControl({
  id,
  label,
  describedBy,
  checked,
  disabled = false,
  onChange,
}: {
  id?: string;
  label?: string;
  describedBy?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Base.Root
      {...(id !== undefined && { id })}
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      className="relative inline-flex h-6 w-10 shrink-0 items-center rounded-full bg-line-strong p-0.5 transition-colors data-checked:bg-accent data-disabled:opacity-50"
    >
      <Base.Thumb className="size-5 rounded-full bg-white shadow-rise transition-transform data-checked:translate-x-4" />
    </Base.Root>
  );
}
