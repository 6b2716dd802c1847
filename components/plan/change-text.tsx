"use client";

import { CalendarClock, Check, Lock, Zap } from "lucide-react";
import { useTranslations } from "next-intl";
import { isRunning } from "#lib/domain/plan.ts";
import type { PlanAnswer } from "./plan.ts";
import { useDay, useMoney } from "./use-money.ts";

const ICONS = { upgrade_now: Zap, at_period_end: CalendarClock, trial_swap: Zap, noop: Check };

/** What the change does, when, and for how much. */
export function ChangeText({ answer }: { answer: PlanAnswer }) {
  const t = useTranslations("plan");
  const { change, changeBlockedBy, plan, target } = answer;
  const sentences = useSentences(answer);
  if (!change || !target) return null;
  const Icon = changeBlockedBy ? Lock : ICONS[change.kind];
  return (
    <div className="mt-auto flex gap-3 rounded-lg border bg-surface p-3.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <div className="flex flex-col gap-0.5 text-sm">
        <p className="font-medium">{t(isRunning(plan) ? "change.title" : "change.titleFirst")}</p>
        <p className="text-pretty text-muted">{changeBlockedBy ? t(`blocked.${changeBlockedBy}`) : sentences}</p>
      </div>
    </div>
  );
}

function useSentences({ change, plan, target }: PlanAnswer): string {
  const t = useTranslations("plan.change");
  const money = useMoney(target?.currency ?? "BRL");
  const day = useDay();
  if (!change || !target) return "";
  const from = money(change.currentMonthlyCents);
  const to = money(change.targetMonthlyCents);
  const credits = change.creditsNow;
  if (!isRunning(plan)) return t("first", { price: money(target.renewalCents), credits });
  const date = plan.status === "trialing" ? plan.trialEndsAt : plan.currentPeriodEnd;
  switch (change.kind) {
    case "upgrade_now":
      return [t("upgrade_now", { from, to }), credits > 0 && t("creditsNow", { credits })].filter(Boolean).join(" ");
    case "at_period_end":
      return date ? t("at_period_end", { from, to, date: day(date) }) : t("at_period_end_undated", { from, to });
    case "trial_swap":
      return date ? t("trial_swap", { to, date: day(date) }) : t("trial_swap_undated", { to });
    case "noop":
      return t("noop");
    default:
      return change.kind satisfies never;
  }
}
