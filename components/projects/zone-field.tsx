"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "#components/ui/select-field.tsx";
import { useOwnZone } from "./use-own-zone.ts";

/** Its city first, for who types it: "Sao Paulo (America)". */
const nameOf = (zone: string): string => {
  const [city, ...around] = zone.replaceAll("_", " ").split("/").toReversed();
  return around.length === 0 ? zone : `${city} (${around.toReversed().join(" / ")})`;
};

export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useTranslations("projects");
  // Server and browser know different ones.
  const known = useOwnZone() === null ? [] : Intl.supportedValuesOf("timeZone");
  const zones = known.includes(value) ? known : [value, ...known];
  const choices = zones.map((zone) => ({ value: zone, label: nameOf(zone) }));
  return (
    <SelectField
      label={t("zone")}
      hint={t("zoneHint")}
      value={value}
      choices={choices.toSorted((a, b) => a.label.localeCompare(b.label))}
      onChange={onChange}
    />
  );
}
