"use client";

import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { cn } from "./cn.ts";

export interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: LucideIcon;
  note?: string;
}

export function Segmented<T extends string>({
  label,
  value,
  choices,
  onChange,
  hideLabels = false,
  className,
}: {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  /** for choices whose icons say enough */
  hideLabels?: boolean;
  className?: string;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cn("flex rounded-[10px] border bg-sunken p-0.5", className)}>
      {choices.map(({ value: choice, label: text, icon: Icon, note }) => (
        <label
          key={choice}
          className="relative flex h-9 flex-1 items-center justify-center gap-1.5 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors select-none hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-rise has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:h-7"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            aria-label={text}
            onChange={() => onChange(choice)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
          />
          {Icon && <Icon aria-hidden className="size-4" />}
          {!hideLabels && text}
          {note !== undefined && <span className="text-2xs font-semibold text-success">{note}</span>}
        </label>
      ))}
    </div>
  );
}
