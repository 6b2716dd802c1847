"use client";

import { useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import { Meter } from "#components/ui/meter.tsx";
import type { BillingAnswer, PlanAnswer } from "./plan.ts";
import { useDay } from "./use-money.ts";

export function CreditsCard({
  answer: { availableCredits, plan },
  billing: { creditsRenewAt },
}: {
  answer: PlanAnswer;
  billing: BillingAnswer;
}) {
  const t = useTranslations("plan.credits");
  const day = useDay();
  const text = t("available", { count: availableCredits });
  const extra = plan ? availableCredits - plan.posts : 0;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="text-sm font-medium text-muted">{t("title")}</h2>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-2xl font-semibold tracking-tight">{text}</span>
        {plan && extra <= 0 && <span className="text-sm text-muted">{t("of", { total: plan.posts })}</span>}
        {extra > 0 && <span className="text-sm text-muted">{t("extra", { count: extra })}</span>}
      </p>
      {plan && <Meter label={t("title")} value={availableCredits} max={plan.posts} text={text} />}
      {creditsRenewAt && <p className="text-sm text-muted">{t("renew", { date: day(creditsRenewAt) })}</p>}
      <p className="mt-auto text-xs text-pretty text-muted">{t("hint")}</p>
    </Card>
  );
}
