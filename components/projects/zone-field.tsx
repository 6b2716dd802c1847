"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "#components/ui/select-field.tsx";
import { useOwnZone } from "./use-own-zone.ts";

export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useTranslations("projects");
  // Server and browser know different ones.
  const known = useOwnZone() === null ? [] : Intl.supportedValuesOf("timeZone");
  const zones = known.includes(value) ? known : [value, ...known];
  const name = (zone: string) => zone.replaceAll("_", " ").replaceAll("/", " / ");
  return (
    <SelectField
      label={t("zone")}
      hint={t("zoneHint")}
      value={value}
      choices={zones.map((zone) => ({ value: zone, label: name(zone) }))}
      onChange={onChange}
    />
  );
}
