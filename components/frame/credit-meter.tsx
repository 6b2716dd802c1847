"use client";

import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { Meter } from "#components/ui/meter.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";

export function CreditMeter() {
  const t = useTranslations("frame.credits");
  const format = useFormatter();
  const { data } = useRead("readPlan", {});
  if (!data) {
    return (
      <div className="flex flex-col gap-2 rounded-xl border bg-raised p-3">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-1.5 w-full" />
        <Skeleton className="h-3 w-24" />
      </div>
    );
  }
  const { plan, availableCredits } = data;
  const within = plan !== null && availableCredits <= plan.posts;
  const text = within
    ? t("of", { available: availableCredits, total: plan.posts })
    : t("packs", { available: availableCredits });
  const date =
    plan?.currentPeriodEnd && format.dateTime(new Date(plan.currentPeriodEnd), { day: "numeric", month: "short" });
  return (
    <Link
      href="/plan"
      className="flex flex-col gap-2 rounded-xl border bg-raised p-3 shadow-rise transition-colors hover:border-line-strong"
    >
      <span className="text-xs font-semibold">{text}</span>
      {plan && <Meter label={t("label")} value={availableCredits} max={plan.posts} text={text} />}
      <span className="text-xs text-muted">
        {!plan && t("none")}
        {plan && date && (plan.cancelAtPeriodEnd ? t("ends", { date }) : t("renews", { date }))}
      </span>
    </Link>
  );
}
