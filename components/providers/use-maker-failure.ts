"use client";

import { useTranslations } from "next-intl";
import type { MakerFailure } from "#lib/domain/failure.ts";

/** Why what was asked for again did not come, by whose doing, and what a person does about it. */
export function useMakerFailure() {
  const t = useTranslations("makerFailures");
  return (failure: MakerFailure, provider: string | null): string =>
    t(failure, { provider: provider === null ? t("someone") : t("named", { provider }) });
}
