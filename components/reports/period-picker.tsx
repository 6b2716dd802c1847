"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { inputStyle } from "#components/ui/field.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { type Choice, SPANS } from "./use-period.ts";

export function PeriodPicker({ choice, onChoose }: { choice: Choice; onChoose: (next: Partial<Choice>) => void }) {
  const t = useTranslations("reports.period");
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segmented
        label={t("label")}
        value={choice.span}
        choices={SPANS.map((value) => ({ value, label: t(`spans.${value}`) }))}
        onChange={(span) => onChoose({ span })}
      />
      <DayField label={t("from")} value={choice.from} max={choice.to} onChange={(from) => onChoose({ from })} />
      <DayField label={t("to")} value={choice.to} min={choice.from} onChange={(to) => onChoose({ to })} />
    </div>
  );
}

function DayField({
  label,
  value,
  min = "",
  max = "",
  onChange,
}: {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value)}
        className={cn(inputStyle, "w-auto")}
      />
    </div>
  );
}
