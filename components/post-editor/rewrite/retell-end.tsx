"use client";

import { Check, Eye, LoaderCircle, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import { useMakerFailure } from "#components/providers/use-maker-failure.ts";
import { useRetelling } from "./use-retelling.tsx";

const LOOKS = {
  telling: { icon: LoaderCircle, color: "text-muted", turns: true },
  told: { icon: Check, color: "text-success", turns: false },
  doubted: { icon: Eye, color: "bg-warning-soft text-warning", turns: false },
  failed: { icon: TriangleAlert, color: "bg-danger-soft text-danger", turns: false },
} as const;

/** That something is being told, and how it ended: told, with what to look at, or not and why. */
export function RetellEnd() {
  const t = useTranslations("retelling");
  const doubtText = useTranslations("writer.doubts");
  const failureText = useMakerFailure();
  const { asked, end, model } = useRetelling();
  if (asked === null && end === null) return <output className="sr-only" />;
  const doubts = end?.is === "told" ? end.doubts : [];
  const how = end === null ? "telling" : end.is === "failed" ? "failed" : doubts.length > 0 ? "doubted" : "told";
  const { color, icon: Icon, turns } = LOOKS[how];
  return (
    <output className={cn("flex gap-2 border-t px-4 py-3 text-xs text-pretty md:px-5", color)}>
      <Icon aria-hidden className={cn("mt-px size-3.5 shrink-0", turns && "animate-spin")} />
      <span className="flex min-w-0 flex-col gap-1">
        {end === null && t("telling", { model: model ?? "" })}
        {how === "told" && t("told")}
        {how === "doubted" && t("doubted")}
        {end?.is === "failed" && failureText(end.failure, end.provider)}
        {doubts.map((doubt) => (
          <span key={doubt}>{doubtText(doubt)}</span>
        ))}
      </span>
    </output>
  );
}
