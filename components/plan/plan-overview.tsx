"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { CreditsCard } from "./credits-card.tsx";
import { CurrentPlanCard } from "./current-plan-card.tsx";
import { Packs } from "./packs.tsx";
import { Simulator } from "./simulator.tsx";

export type PlanAnswer = Output<"readPlan">;

export function PlanOverview() {
  const t = useTranslations("plan");
  const { data, error, refetch } = useRead("readPlan", {});
  return (
    <Page title={t("title")} lead={t("lead")}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
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
          <div className="grid gap-4 md:grid-cols-[3fr_2fr]">
            <CurrentPlanCard answer={data} />
            <CreditsCard answer={data} />
          </div>
          <Simulator answer={data} />
          <Packs table={data.priceTable} />
        </>
      )}
    </Page>
  );
}
