"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ProviderLines } from "#components/usage/usage-lists.tsx";
import { useCost, useMonthName } from "#components/usage/usage.ts";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";

type Usage = Output<"readInstallationUsage">;

/** What the providers of all workspaces took, a month each; this one stands open. */
export function UsageCard() {
  const { data, error, refetch } = useRead("readInstallationUsage", {});
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-xl" />;
  return (
    <Card className="divide-y overflow-hidden">
      {data.months.map((month, index) => (
        <Month key={month.from} currency={data.currency} month={month} isOpen={index === 0} />
      ))}
    </Card>
  );
}

function Month({ currency, month, isOpen }: { currency: string; month: Usage["months"][number]; isOpen: boolean }) {
  const t = useTranslations("usage");
  const nameOf = useMonthName();
  const costOf = useCost(currency);
  const { calls, cost, from, providers, unpriced } = month;
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 py-2 text-sm hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <span className="min-w-0 flex-1 font-medium">{nameOf(from)}</span>
        <span className="text-muted tabular-nums max-sm:hidden">{t("calls", { count: calls })}</span>
        <span className="font-semibold tabular-nums">{costOf(cost ?? (unpriced > 0 ? null : 0))}</span>
      </summary>
      <div className="border-t">
        {providers.length === 0 && <p className="px-4 py-3 text-sm text-muted">{t("none")}</p>}
        <ul className="divide-y">
          <ProviderLines usage={{ currency, providers }} />
        </ul>
        {unpriced > 0 && (
          <p className="border-t px-4 py-2.5 text-xs text-pretty text-muted">{t("unpriced", { count: unpriced })}</p>
        )}
      </div>
    </details>
  );
}
