"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "#components/entry/notice.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { cn } from "#components/ui/cn.ts";
import type { CallError } from "#lib/client/call.ts";
import { ChangeText } from "./change-text.tsx";
import type { PlanAnswer } from "./plan.ts";
import { useMoney } from "./use-money.ts";

type Target = NonNullable<PlanAnswer["target"]>;

export function QuoteResult({
  answer,
  error,
  stale,
  children,
}: {
  answer: PlanAnswer | undefined;
  error: CallError | null;
  stale: boolean;
  /** what can be done about it */
  children: ReactNode;
}) {
  const errorText = useErrorText();
  const target = answer?.target;
  return (
    <div
      aria-live="polite"
      aria-busy={stale}
      className="flex flex-col gap-5 border-t bg-sunken p-5 lg:border-t-0 lg:border-l"
    >
      {error && <Notice>{errorText(error)}</Notice>}
      {!error && !target && (
        <>
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-6 h-16 w-full" />
        </>
      )}
      {!error && answer && target && (
        <div className={cn("flex flex-1 flex-col gap-5 transition-opacity", stale && "opacity-60")}>
          <Price target={target} />
          <Items target={target} table={answer.priceTable} />
          <ChangeText answer={answer} />
          {children}
        </div>
      )}
    </div>
  );
}

function Price({ target }: { target: Target }) {
  const t = useTranslations("plan");
  const money = useMoney(target.currency);
  const annual = target.period === "annual";
  const saved = target.monthlyCents * 12 - target.annualTotalCents;
  return (
    <div className="flex flex-col gap-0.5">
      <p className="flex items-baseline gap-1.5">
        <span data-testid="quote-price" className="text-2xl font-semibold tracking-tight tabular-nums">
          {money(annual ? target.annualPerMonthCents : target.monthlyCents)}
        </span>
        <span className="text-sm text-muted">{t("perMonth")}</span>
      </p>
      <p className="text-xs text-muted">
        {annual ? t("quote.billedYearly", { price: money(target.annualTotalCents) }) : t("quote.billedMonthly")}
      </p>
      <p className={cn("text-xs font-medium", annual ? "text-success" : "text-muted")}>
        {annual
          ? t("quote.saves", { price: money(saved) })
          : t("quote.annualHint", { price: money(target.annualPerMonthCents) })}
      </p>
    </div>
  );
}

function Items({ target, table }: { target: Target; table: PlanAnswer["priceTable"] }) {
  const t = useTranslations("plan.quote");
  const money = useMoney(target.currency);
  const lastTier = table.tiers.at(-1)?.posts ?? 0;
  const words = {
    posts: (tier: number | null) => t("items.posts", { tier: tier ?? target.posts }),
    extra_posts: () => t("items.extra_posts", { count: target.posts - lastTier }),
    extra_accounts: () => t("items.extra_accounts", { count: target.accounts - table.includedAccounts }),
  };
  return (
    <dl className="flex flex-col gap-2 border-t pt-4 text-sm">
      {target.items.map(({ amountCents, kind, tier }) => (
        <div key={kind} className="flex justify-between gap-4">
          <dt className="text-muted">{words[kind](tier)}</dt>
          <dd className="tabular-nums">{money(amountCents)}</dd>
        </div>
      ))}
    </dl>
  );
}
