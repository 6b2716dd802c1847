"use client";

import { ChartColumn } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Section } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { ExportButton } from "./export-button.tsx";
import { Performance } from "./performance.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { Totals } from "./totals.tsx";
import { Trends } from "./trends.tsx";
import { usePeriod } from "./use-period.ts";

export function ReportsPage() {
  const t = useTranslations("reports");
  const id = useProjectId();
  const { period, choose, choice } = usePeriod();
  const asked = { params: { id }, query: period };
  const summary = useRead("readSummary", asked, { keepPrevious: true });
  const performance = useRead("readPerformance", asked, { keepPrevious: true });
  const trends = useRead("readTrends", asked, { keepPrevious: true });
  const error = summary.error ?? performance.error ?? trends.error;
  const isReady = summary.data && performance.data && trends.data;
  const retry = () => void Promise.all([summary.refetch(), performance.refetch(), trends.refetch()]);
  const isEmpty = summary.data?.published === 0;
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      actions={isReady && !isEmpty && <ExportButton projectId={id} period={period} />}
    >
      <PeriodPicker choice={choice} onChoose={choose} />
      {error && !isReady && <LoadError error={error} onRetry={retry} />}
      {!error && !isReady && (
        <div aria-busy className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            {["a", "b", "c", "d"].map((card) => (
              <Skeleton key={card} className="h-24 rounded-xl" />
            ))}
          </div>
          <Skeleton className="h-64 rounded-xl" />
        </div>
      )}
      {isReady && isEmpty && (
        <EmptyState
          art={<ChartColumn aria-hidden className="size-8 text-muted" />}
          title={t("empty.title")}
          text={t("empty.text", { scheduled: summary.data.scheduled, drafts: summary.data.drafts })}
        >
          <ButtonLink href={`/${id}/calendar`} variant="primary">
            {t("empty.action")}
          </ButtonLink>
        </EmptyState>
      )}
      {isReady && !isEmpty && (
        <>
          <Totals summary={summary.data} performance={performance.data} />
          <Section title={t("trends.title")} description={t("trends.text", { zone: trends.data.timezone })}>
            <Trends trends={trends.data} period={period} />
          </Section>
          <Performance key={JSON.stringify(period)} projectId={id} period={period} />
        </>
      )}
    </Page>
  );
}
