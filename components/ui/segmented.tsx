"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { LucideIcon } from "lucide-react";
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
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next)}
      className={cn("flex rounded-[10px] border bg-sunken p-0.5", className)}
    >
      {choices.map(({ value: choice, label: text, icon: Icon, note }) => (
        <Radio.Root
          key={choice}
          value={choice}
          nativeButton
          render={<button type="button" aria-label={text} />}
          className="flex h-9 flex-1 items-center justify-center gap-1.5 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink data-checked:bg-raised data-checked:text-ink data-checked:shadow-rise md:h-7"
        >
          {Icon && <Icon aria-hidden className="size-4" />}
          {!hideLabels && text}
          {note !== undefined && <span className="text-2xs font-semibold text-success">{note}</span>}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
