"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { CallError } from "#lib/client/call.ts";

/** What went wrong, in the reader's language. */
export function useErrorText() {
  const t = useTranslations();
  return useCallback(
    ({ reason }: CallError) => (reason === "offline" ? t("errors.network") : t(`reasons.${reason}`)),
    [t],
  );
}
