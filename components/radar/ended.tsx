"use client";

import { CirclePause, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import type { Radar } from "./radar.ts";

const LOOKS = {
  failed: { icon: TriangleAlert, color: "bg-danger-soft text-danger" },
  interrupted: { icon: CirclePause, color: "bg-warning-soft text-warning" },
} as const;

/** Why the latest run did not come to its end, and that the earlier result is still there. */
export function Ended({ radar, state }: { radar: Radar; state: "failed" | "interrupted" }) {
  const t = useTranslations("radar");
  const { color, icon: Icon } = LOOKS[state];
  return (
    <div aria-live="polite" className={cn("flex items-start gap-3 rounded-xl p-4", color)}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="flex flex-col gap-1 text-sm">
        <p className="font-semibold">{t(`state.${state}`)}</p>
        <p className="text-ink">
          {t(`failures.${radar.failure ?? "unexpected"}`)} {radar.lastCompleted && t("kept")}
        </p>
      </div>
    </div>
  );
}
