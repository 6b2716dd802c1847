"use client";

import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/toast.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { isRunning, type PlanChoice } from "#lib/domain/plan.ts";
import type { BillingAnswer, PlanAnswer } from "./plan.ts";
import { useCheckout } from "./use-checkout.ts";
import { useDay, useMoney } from "./use-money.ts";
import { usePlanCall } from "./use-plan-call.ts";

/** The change in money and date, and the button that makes it. */
export function ChangeAction({
  answer,
  billing,
  choice,
  stale,
  isOwner,
}: {
  answer: PlanAnswer;
  billing: BillingAnswer;
  choice: PlanChoice;
  stale: boolean;
  isOwner: boolean;
}) {
  const t = useTranslations("plan.act");
  const { data: preview } = useRead("previewChange", { query: choice }, { keepPrevious: true });
  const money = useMoney(preview?.currency ?? "BRL");
  const day = useDay();
  const change = usePlanCall("changePlan");
  const trial = usePlanCall("startTrial");
  const go = useCheckout();
  if (!preview) return <Skeleton className="h-8 w-full" />;
  const { dueNowCents, kind, nextChargeAt, nextChargeCents } = preview;
  if (kind === "noop" || answer.changeBlockedBy) return null;
  const amount = money(dueNowCents);
  const date = nextChargeAt ? day(nextChargeAt) : "";
  const isFirst = !isRunning(answer.plan);
  const words = {
    upgrade_now: isFirst ? t("subscribe", { amount }) : dueNowCents > 0 ? t("pay", { amount }) : t("free"),
    at_period_end: t("later", { date }),
    trial_swap: t("swap"),
  }[kind];
  const make = async () => {
    const done = await change.send({ body: choice });
    if (!done) return;
    if (done.checkout) go(done.checkout);
    else toast.success(done.kind === "at_period_end" ? t("scheduled", { date }) : t("changed"));
  };
  const tryOut = async () => {
    if (await trial.send({ body: choice })) toast.success(t("trialStarted"));
  };
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-1 text-sm">
        <Line label={t("today")} value={amount} />
        {nextChargeAt && <Line label={t("next", { date })} value={money(nextChargeCents)} />}
      </dl>
      <Button variant="primary" size="lg" disabled={!isOwner || stale || change.busy} onClick={make}>
        {words}
      </Button>
      {billing.trialDays > 0 && (
        <Button size="lg" disabled={!isOwner || stale || trial.busy} onClick={tryOut}>
          {t("trial", { days: billing.trialDays })}
        </Button>
      )}
      {!isOwner && <p className="text-xs text-muted">{t("ownerOnly")}</p>}
      {isOwner && billing.provider.isLocal && dueNowCents > 0 && (
        <p className="text-xs text-pretty text-muted">{t("local")}</p>
      )}
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
