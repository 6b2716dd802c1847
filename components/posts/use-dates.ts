"use client";

import { useFormatter, useLocale } from "next-intl";
import { useMemo } from "react";
import { noonOf } from "#lib/domain/day.ts";

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Dates in words, on the project's own clock. */
export function useDates(zone: string) {
  const format = useFormatter();
  const locale = useLocale();
  return useMemo(() => {
    const utc = { timeZone: "UTC" } as const;
    return {
      zone: () => zoneName(zone, locale),
      time: (instant: string | Date) => format.dateTime(new Date(instant), { timeZone: zone, ...clock }),
      dateTime: (instant: string | Date) =>
        format.dateTime(new Date(instant), {
          timeZone: zone,
          weekday: "short",
          day: "numeric",
          month: "short",
          ...clock,
        }),
      exact: (instant: string | Date) =>
        format.dateTime(new Date(instant), {
          timeZone: zone,
          day: "numeric",
          month: "short",
          ...clock,
          second: "2-digit",
        }),
      short: (instant: string | Date) =>
        format.dateTime(new Date(instant), { timeZone: zone, day: "numeric", month: "short" }),
      range: (from: string, to: string) =>
        format.dateTimeRange(new Date(from), new Date(to), {
          timeZone: zone,
          day: "numeric",
          month: "short",
          year: "numeric",
        }),
      day: (day: string) => format.dateTime(noonOf(day), { ...utc, weekday: "long", day: "numeric", month: "short" }),
      weekday: (day: string, width: "short" | "narrow" | "long") =>
        format.dateTime(noonOf(day), { ...utc, weekday: width }),
      month: (month: string) => format.dateTime(noonOf(`${month}-01`), { ...utc, month: "long" }),
    };
  }, [format, locale, zone]);
}

export type Dates = ReturnType<typeof useDates>;

const zoneNames = new Map<string, string>();

/** A zone as people call it: "Horário de Brasília". The browser takes long to find its first one. */
function zoneName(zone: string, locale: string): string {
  const known = zoneNames.get(`${locale} ${zone}`);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  zoneNames.set(`${locale} ${zone}`, name);
  return name;
}
