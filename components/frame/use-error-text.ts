"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { CallError } from "#lib/client/call.ts";

/** What went wrong, in the reader's language. */
export function useErrorText() {
  const errors = useTranslations("errors");
  const reasons = useTranslations("reasons");
  return useCallback(
    ({ reason }: CallError) => (reason === "offline" ? errors("network") : reasons(reason)),
    [errors, reasons],
  );
}
