"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { inputStyle } from "#components/ui/field.tsx";

/** The system's own list: every phone has a good one for four hundred names. */
export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useTranslations("projects");
  const id = useId();
  const known = Intl.supportedValuesOf("timeZone");
  const zones = known.includes(value) ? known : [value, ...known];
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("zone")}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={`${id}-hint`}
          className={cn(inputStyle, "appearance-none pr-9")}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ").replaceAll("/", " / ")}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted" />
      </div>
      <p id={`${id}-hint`} className="text-xs text-muted">
        {t("zoneHint")}
      </p>
    </div>
  );
}
