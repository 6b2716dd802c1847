"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";

/** A tenth says something of a small mean only. */
export const meanDigits = (mean: number) => ({ maximumFractionDigits: mean < 100 ? 1 : 0 });

/** A figure or a mean, or that there is none: none is never a zero. */
export function Figure({ value }: { value: number | null }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  if (value === null) return <span className="text-muted">{t("noData")}</span>;
  return <>{format.number(value, meanDigits(value))}</>;
}

/** What a measurement changed since the one before it. */
export function Change({ value }: { value: number | null }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  if (value === null || value === 0) return <span className="text-muted">{value === null ? "–" : "0"}</span>;
  const falls = value < 0;
  const Icon = falls ? ArrowDown : ArrowUp;
  return (
    <span className={cn("inline-flex items-center gap-0.5", falls ? "text-danger" : "text-success")}>
      <Icon aria-hidden className="size-3" />
      <span className="sr-only">{falls ? t("fell") : t("rose")}</span>
      {format.number(value, { signDisplay: "always" })}
    </span>
  );
}
