"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRead } from "#lib/client/use-operation.ts";

const ASK_MS = 30_000;

/** Over every page while no worker beats: nothing is made or published then. */
export function WorkerBanner() {
  const t = useTranslations("frame");
  const { data } = useRead("readPulse", {}, { refetchInterval: ASK_MS });
  if (data?.isBeating !== false) return null;
  return (
    <p role="alert" className="flex gap-2.5 border-b bg-warning-soft px-4 py-2.5 text-sm text-pretty md:px-8">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      {t("silent")}
    </p>
  );
}
