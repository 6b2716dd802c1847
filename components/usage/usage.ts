import { useFormatter, useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Output } from "#lib/contract/index.ts";

export type Usage = Output<"readUsage">;
export type Taken = Usage["month"];

const LITTLE = 1;

/** What calls cost, in words: cents of a cent where it is little, and that nobody said it. */
export function useCost(currency: string) {
  const format = useFormatter();
  const t = useTranslations("usage.providers");
  return useCallback(
    (cost: number | null) => {
      if (cost === null) return t("noPrice");
      const digits = cost > 0 && cost < LITTLE ? 4 : 2;
      return format.number(cost, {
        style: "currency",
        currency,
        minimumFractionDigits: 2,
        maximumFractionDigits: digits,
      });
    },
    [currency, format, t],
  );
}

/** Of a month of the ledger, which goes by UTC; its first letter large in every language. */
export function useMonthName() {
  const format = useFormatter();
  return useCallback(
    (from: string) => {
      const name = format.dateTime(new Date(from), { month: "long", year: "numeric", timeZone: "UTC" });
      return name.charAt(0).toUpperCase() + name.slice(1);
    },
    [format],
  );
}

/** What calls took beside money. */
export function useTaken() {
  const format = useFormatter();
  const t = useTranslations("usage");
  return useCallback(
    ({ calls, inputTokens, outputTokens, pictures, seconds }: Omit<Taken, "from" | "to">): string =>
      [
        t("calls", { count: calls }),
        inputTokens + outputTokens > 0 &&
          t("providers.tokens", { input: format.number(inputTokens), output: format.number(outputTokens) }),
        pictures > 0 && t("providers.pictures", { count: pictures }),
        seconds > 0 && t("providers.minutes", { minutes: format.number(seconds / 60, { maximumFractionDigits: 1 }) }),
      ]
        .filter((text) => text !== false)
        .join(" · "),
    [format, t],
  );
}
