"use client";

import { CalendarClock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { BillingAnswer, PlanAnswer } from "./plan.ts";
import { isRunning, planKey } from "#lib/domain/plan.ts";
import { useDay, useMoney } from "./use-money.ts";
import { usePlanCall } from "./use-plan-call.ts";

/** What can be done with the plan as it is: end it, take that back, or undo the change that waits. */
export function PlanActions({ answer, billing }: { answer: PlanAnswer; billing: BillingAnswer }) {
  const t = useTranslations("plan");
  const [canceling, setCanceling] = useState(false);
  const resume = usePlanCall("resumePlan");
  const { plan } = answer;
  if (!isRunning(plan) || plan.billedManually) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {plan.cancelAtPeriodEnd ? (
        <Button
          variant="primary"
          disabled={resume.busy}
          onClick={async () => {
            if (await resume.send({})) toast.success(t("resume.done"));
          }}
        >
          {t("resume.button")}
        </Button>
      ) : (
        <Button variant="ghost" className="-ml-3" onClick={() => setCanceling(true)}>
          {t("cancel.button")}
        </Button>
      )}
      {canceling && <CancelDialog answer={answer} billing={billing} onClose={() => setCanceling(false)} />}
    </div>
  );
}

export function ScheduledChange({
  scheduled,
  currency,
  isOwner,
}: {
  scheduled: NonNullable<BillingAnswer["scheduled"]>;
  currency: string;
  isOwner: boolean;
}) {
  const t = useTranslations("plan");
  const money = useMoney(currency);
  const day = useDay();
  const undo = usePlanCall("cancelPlanChange");
  const facts = {
    date: day(scheduled.at),
    name: t(`names.${planKey(scheduled.posts)}`),
    posts: scheduled.posts,
    accounts: scheduled.accounts,
    price: money(scheduled.renewalCents),
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-accent-soft px-3 py-2.5 text-sm">
      <CalendarClock aria-hidden className="size-4 shrink-0 text-accent-ink" />
      <p className="min-w-48 flex-1 text-pretty">{t(`scheduled.${scheduled.period}`, facts)}</p>
      {isOwner && (
        <Button
          disabled={undo.busy}
          onClick={async () => {
            if (await undo.send({})) toast.success(t("scheduled.undone"));
          }}
        >
          {t("scheduled.undo")}
        </Button>
      )}
    </div>
  );
}
