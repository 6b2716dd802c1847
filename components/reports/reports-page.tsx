"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useDates } from "#components/posts/use-dates.ts";
import { useProjectId, useStudio } from "#components/posts/use-project-id.ts";
import { useUrl } from "#components/posts/use-url.ts";
import { wallOf } from "#lib/domain/zone.ts";
import { Button } from "#components/ui/button.tsx";
import { Section } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { ByFormat } from "./by-format.tsx";
import { ByHour } from "./by-hour.tsx";
import { ExportButton } from "./export-button.tsx";
import { MeasuredPosts } from "./measured-posts.tsx";
import { NothingPublished } from "./nothing-published.tsx";
import { OverTime } from "./over-time.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { addressOf, drawnDays, instantsOf, type Period, periodOf, previousOf } from "./period.ts";
import { ReportsSkeleton } from "./reports-skeleton.tsx";
import { Totals } from "./totals.tsx";
import { UnmeasuredPosts } from "./unmeasured-posts.tsx";
import { type Instants, metricOf, usePrevious, useReport } from "./use-report.ts";

export function ReportsPage() {
  const t = useTranslations("reports");
  const projectId = useProjectId();
  const { data: studio, error, refetch } = useStudio();
  const { params, set } = useUrl();
  return (
    <Page title={t("title")} lead={t("lead")}>
      {error && !studio && <LoadError error={error} onRetry={() => void refetch()} />}
      {!studio && !error && <ReportsSkeleton />}
      {studio && <InZone {...{ projectId, params, set }} zone={studio.timezone} />}
    </Page>
  );
}

/** With no more than these, the list of all shows them. */
const BEST = 3;

type Address = ReturnType<typeof useUrl>;

function InZone({ projectId, zone, params, set }: Address & { projectId: string; zone: string }) {
  const t = useTranslations("reports");
  const [now] = useState(() => new Date());
  const today = wallOf(now, zone).day;
  const period = periodOf(params, today);
  const instants = instantsOf(period, zone);
  const choose = ({ choice, ...days }: Period) => set(addressOf(choice, days), { push: true });
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PeriodPicker period={period} today={today} onChange={choose} />
        <ExportButton {...{ projectId, period, instants, zone }} />
      </div>
      <h2 className="sr-only">{t("figures")}</h2>
      <Report
        {...{ projectId, zone, period, instants, params, set }}
        onWiden={period.choice === "all" ? undefined : () => choose({ ...period, choice: "all" })}
      />
    </div>
  );
}

function Report({
  projectId,
  zone,
  period,
  instants,
  params,
  set,
  onWiden,
}: Address & {
  projectId: string;
  zone: string;
  period: Period;
  instants: Instants;
  onWiden: (() => void) | undefined;
}) {
  const t = useTranslations("reports");
  const dates = useDates(zone);
  const metric = metricOf(params.get("metric"));
  const { posts, summary, trends } = useReport(projectId, instants);
  const before = previousOf(period);
  const earlier = before && instantsOf(before, zone);
  const previous = usePrevious(projectId, earlier);
  const error = summary.error ?? trends.error ?? posts.error;
  const [performance] = posts.data?.pages ?? [];
  const isStale = summary.isPlaceholderData || trends.isPlaceholderData || posts.isPlaceholderData;
  if (!summary.data || !trends.data || !performance) {
    const again = () => Promise.all([summary.refetch(), trends.refetch(), posts.refetch()]);
    return error ? <LoadError error={error} onRetry={() => void again()} /> : <ReportsSkeleton />;
  }
  if (summary.data.published === 0 && !isStale) return <NothingPublished {...{ projectId, onWiden }} />;
  const { best, days, formats, hours, reached } = trends.data;
  const most = best.toSorted((one, other) => other[metric] - one[metric]).slice(0, BEST);
  const pages = posts.data?.pages ?? [];
  const unmeasured = pages.flatMap(({ withoutMetrics }) => withoutMetrics);
  const measured = pages.map((page) => page.measured).filter((page) => page.length > 0);
  const last = days.at(-1);
  return (
    <div aria-busy={isStale} className={cn("flex flex-col gap-6 transition-opacity", isStale && "opacity-60")}>
      <Totals
        metric={metric}
        performance={performance}
        previous={previous}
        reached={reached}
        summary={summary.data}
        days={days}
        onMetric={(name) => set({ metric: name === "views" ? null : name })}
      />
      {earlier && (
        <p className="-mt-4 text-xs text-muted">
          {t("compared.with", { dates: dates.range(earlier.from, earlier.to) })}
        </p>
      )}
      {last && (
        <p className="-mt-4 text-xs text-muted">
          {t("lastMeasured", { when: dates.dateTime(last.measuredAt), zone: dates.zone() })}
        </p>
      )}
      {performance.totalMeasured > BEST && (
        <Section
          title={t("bestPosts.title")}
          description={t("bestPosts.text", { metric: t(`metric.${metric}`).toLowerCase() })}
        >
          <MeasuredPosts title={t("bestPosts.title")} pages={[most]} {...{ metric, dates, projectId }} />
        </Section>
      )}
      <OverTime metric={metric} days={drawnDays(period, days[0]?.day)} measured={days} dates={dates} />
      <div className="grid gap-4 lg:grid-cols-2">
        <ByFormat metric={metric} formats={formats} />
        <ByHour metric={metric} hours={hours} zone={dates.zone()} />
      </div>
      {measured.length > 0 && (
        <Section title={t("measuredPosts.title")} description={t("measuredPosts.text")}>
          <MeasuredPosts title={t("measuredPosts.title")} pages={measured} {...{ metric, dates, projectId }} />
        </Section>
      )}
      {unmeasured.length > 0 && (
        <Section title={t("unmeasuredPosts.title")} description={t("unmeasuredPosts.text")}>
          <UnmeasuredPosts posts={unmeasured} {...{ dates, projectId }} />
        </Section>
      )}
      {posts.hasNextPage && (
        <Button className="self-center" onClick={() => void posts.fetchNextPage()} disabled={posts.isFetchingNextPage}>
          {posts.isFetchingNextPage ? t("loading") : t("more")}
        </Button>
      )}
    </div>
  );
}
