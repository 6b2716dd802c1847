"use client";

import { useFormatter } from "next-intl";
import { useCallback } from "react";

/** Cents as a person reads them: no ",00" on round amounts. */
export function useMoney(currency: string) {
  const format = useFormatter();
  return useCallback(
    (cents: number) =>
      format.number(cents / 100, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }),
    [format, currency],
  );
}

export function useDay() {
  const format = useFormatter();
  return useCallback(
    (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "long", year: "numeric" }),
    [format],
  );
}
