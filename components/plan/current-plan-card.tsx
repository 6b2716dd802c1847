"use client";

import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleX,
  FileText,
  Hourglass,
  type LucideIcon,
  Users,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { planKey, type PlanStatus } from "#lib/domain/plan.ts";
import { PlanActions, ScheduledChange } from "./plan-actions.tsx";
import type { BillingAnswer, PlanAnswer } from "./plan.ts";
import { useDay, useMoney } from "./use-money.ts";

const STATUS: Record<PlanStatus, { tone: Tone; icon: LucideIcon }> = {
  trialing: { tone: "accent", icon: Hourglass },
  active: { tone: "success", icon: CircleCheck },
  past_due: { tone: "danger", icon: CircleAlert },
  canceled: { tone: "neutral", icon: CircleX },
};

export function CurrentPlanCard({
  answer,
  billing,
  isOwner,
}: {
  answer: PlanAnswer;
  billing: BillingAnswer;
  isOwner: boolean;
}) {
  const { plan } = answer;
  const t = useTranslations("plan");
  const day = useDay();
  const money = useMoney(plan?.currency ?? "BRL");
  if (!plan) {
    return (
      <Card className="flex flex-col justify-center gap-1.5 p-5">
        <h2 className="text-lg font-semibold">{t("none.title")}</h2>
        <p className="text-sm text-muted">{t("none.text")}</p>
      </Card>
    );
  }
  const end = plan.status === "trialing" ? plan.trialEndsAt : plan.currentPeriodEnd;
  const endText =
    plan.status === "trialing"
      ? "trialEnds"
      : plan.cancelAtPeriodEnd || plan.status === "canceled"
        ? "endsOn"
        : "renewal";
  return (
    <Card className="flex flex-col gap-5 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-semibold">{t(`names.${planKey(plan.posts)}`)}</h2>
        <Badge {...STATUS[plan.status]}>{t(`status.${plan.status}`)}</Badge>
        {plan.cancelAtPeriodEnd && <Badge tone="warning">{t("ending")}</Badge>}
        {plan.isLegacyPrice && <Badge>{t("legacy")}</Badge>}
        {plan.billedManually && <Badge>{t("manual")}</Badge>}
      </div>
      <p className="flex items-baseline gap-1.5">
        <span className="text-2xl font-semibold tracking-tight tabular-nums">{money(plan.renewalCents)}</span>
        <span className="text-sm text-muted">{plan.period === "annual" ? t("perYear") : t("perMonth")}</span>
        {plan.isLegacyPrice && (
          <span className="text-xs text-muted">{t("listPrice", { price: money(plan.listPriceCents) })}</span>
        )}
      </p>
      {billing.scheduled && (
        <ScheduledChange scheduled={billing.scheduled} currency={plan.currency} isOwner={isOwner} />
      )}
      <ul className="mt-auto flex flex-wrap gap-x-5 gap-y-2 border-t pt-4 text-sm text-muted">
        <Fact icon={FileText}>{t("posts", { count: plan.posts })}</Fact>
        <Fact icon={Users}>{t("accounts", { count: plan.accounts })}</Fact>
        {end !== null && <Fact icon={CalendarClock}>{t(endText, { date: day(end) })}</Fact>}
      </ul>
      {isOwner && <PlanActions answer={answer} billing={billing} />}
    </Card>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </li>
  );
}
