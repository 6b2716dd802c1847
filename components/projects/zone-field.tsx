"use client";

import { useLocale, useTranslations } from "next-intl";
import { ComboField } from "#components/ui/combo-field.tsx";
import { findZones } from "./find-zones.ts";
import { zoneLabel } from "./zone-label.ts";

export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useTranslations("projects");
  const locale = useLocale();
  return (
    <ComboField
      label={t("zone")}
      hint={t("zoneHint")}
      value={value}
      text={zoneLabel(value)}
      placeholder={t("zoneSearch")}
      none={t("zoneNone")}
      find={(typed) => findZones(typed, { chosen: value, locale })}
      onChange={onChange}
    />
  );
}
