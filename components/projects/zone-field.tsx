"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { SelectField } from "#components/ui/select-field.tsx";
import { useOwnZone } from "./use-own-zone.ts";
import { zoneLabel } from "./zone-label.ts";

export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useTranslations("projects");
  // Server and browser know different ones.
  const isAwake = useOwnZone() !== null;
  const choices = useMemo(() => {
    const known = isAwake ? Intl.supportedValuesOf("timeZone") : [];
    const zones = known.includes(value) ? known : [value, ...known];
    const named = zones.map((zone) => ({ value: zone, label: zoneLabel(zone) }));
    return named.toSorted((one, other) => one.label.localeCompare(other.label));
  }, [isAwake, value]);
  return <SelectField label={t("zone")} hint={t("zoneHint")} value={value} choices={choices} onChange={onChange} />;
}
