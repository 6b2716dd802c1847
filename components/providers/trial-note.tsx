"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import type { Part } from "#lib/domain/provider.ts";
import type { Trial } from "./provider.ts";

/** What came of a test, in words; below it the provider's own, for who can tell more by them. */
export function TrialNote({ part, trial: { detail, problem } }: { part: Part; trial: Trial }) {
  const t = useTranslations("providers");
  const Icon = problem === null ? CircleCheck : CircleAlert;
  return (
    <output
      className={cn(
        "flex gap-2.5 rounded-lg px-3 py-2.5 text-sm",
        problem === null ? "bg-success-soft text-success" : "bg-danger-soft text-danger",
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <span className="block text-pretty">{problem === null ? t(`works.${part}`) : t(`problems.${problem}`)}</span>
        {detail !== null && (
          <span className="mt-1 block text-xs wrap-anywhere">
            {t("said")} <q>{detail}</q>
          </span>
        )}
      </span>
    </output>
  );
}
