"use client";

import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { cn } from "#components/ui/cn.ts";
import { planKey, type PlanChoice } from "#lib/domain/plan.ts";
import type { PlanAnswer } from "./plan.ts";
import { useMoney } from "./use-money.ts";

export function TierCards({
  answer: { plan, priceTable },
  choice,
  onChoose,
}: {
  answer: PlanAnswer;
  choice: PlanChoice;
  onChoose: (posts: number) => void;
}) {
  const t = useTranslations("plan");
  const money = useMoney(priceTable.currency);
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {priceTable.tiers.map(({ annualPerMonthCents, monthlyCents, posts }) => {
        const cents = choice.period === "annual" ? annualPerMonthCents : monthlyCents;
        const chosen = choice.posts === posts;
        return (
          <li key={posts} className="grid">
            <button
              type="button"
              aria-pressed={chosen}
              onClick={() => onChoose(posts)}
              className={cn(
                "grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 rounded-xl border bg-surface px-4 py-3 text-left shadow-rise transition-colors sm:flex sm:flex-col sm:items-stretch sm:gap-3 sm:py-4",
                chosen ? "border-accent ring-1 ring-accent" : "hover:border-line-strong",
              )}
            >
              <span className="flex w-full items-center gap-2 sm:justify-between">
                <span className="text-sm font-semibold">
                  <span className="sr-only">{t("table.choose")}: </span>
                  {t(`names.${planKey(posts)}`)}
                </span>
                {plan?.posts === posts && <Badge tone="accent">{t("table.yours")}</Badge>}
              </span>
              <span className="col-start-2 row-span-2 row-start-1 flex items-baseline gap-1">
                <span className="text-xl font-semibold tracking-tight tabular-nums">{money(cents)}</span>
                <span className="text-xs text-muted">{t("perMonthShort")}</span>
              </span>
              <span className="flex flex-col gap-x-2 text-xs text-muted sm:flex-row">
                <span>{t("posts", { count: posts })}</span>
                <span aria-hidden className="max-sm:hidden">
                  ·
                </span>
                <span>{t("table.each", { price: money(cents / posts) })}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
