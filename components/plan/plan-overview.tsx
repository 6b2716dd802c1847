"use client";

import { Info } from "lucide-react";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { UsageSection } from "#components/usage/usage-section.tsx";
import { CreditsCard } from "./credits-card.tsx";
import { CurrentPlanCard } from "./current-plan-card.tsx";
import { DueBanner } from "./due-banner.tsx";
import { Ledger } from "./ledger.tsx";
import { Packs } from "./packs.tsx";
import { Payments } from "./payments.tsx";
import { Simulator } from "./simulator.tsx";

// A payment at the provider's page is told to us by the provider, which takes a moment.
const RETURNED_MS = 2000;

export function PlanOverview({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations("plan");
  const isBack = useSearchParams()?.get("checkout") === "done";
  const fresh = { refetchInterval: isBack && RETURNED_MS };
  const plan = useRead("readPlan", {}, fresh);
  const billing = useRead("readBilling", {}, fresh);
  const error = plan.error ?? billing.error;
  const data = plan.data && billing.data && { answer: plan.data, billing: billing.data };
  const retry = () => void Promise.all([plan.refetch(), billing.refetch()]);
  return (
    <Page title={t("title")} lead={t("lead")}>
      {error && !data && <LoadError error={error} onRetry={retry} />}
      {!data && !error && (
        <div aria-busy className="flex flex-col gap-8">
          <div className="grid gap-4 md:grid-cols-[3fr_2fr]">
            <Skeleton className="h-44 rounded-xl" />
            <Skeleton className="h-44 rounded-xl" />
          </div>
          <Skeleton className="h-96 rounded-xl" />
        </div>
      )}
      {data && (
        <>
          {isBack && (
            <output className="flex gap-2.5 rounded-lg bg-accent-soft px-3 py-2.5 text-sm">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
              {t("returned")}
            </output>
          )}
          {data.billing.due && (
            <DueBanner due={data.billing.due} currency={data.answer.priceTable.currency} isOwner={isOwner} />
          )}
          <div className="grid gap-4 md:grid-cols-[3fr_2fr]">
            <CurrentPlanCard {...data} isOwner={isOwner} />
            <CreditsCard {...data} />
          </div>
          <Simulator {...data} isOwner={isOwner} />
          <Packs table={data.answer.priceTable} isOwner={isOwner} />
          <Ledger />
          {isOwner && <UsageSection />}
          <Payments billing={data.billing} isOwner={isOwner} />
        </>
      )}
    </Page>
  );
}
