"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { POLL_MS } from "#components/posts/card.ts";
import { useDates } from "#components/posts/use-dates.ts";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { isInFlight } from "#lib/domain/post.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { Approvals } from "./approvals.tsx";
import { Blockers } from "./blockers.tsx";
import { cardsAround } from "./cards-around.ts";
import { Coming } from "./coming.tsx";
import { OptionsCard } from "./options-card.tsx";
import { Presets } from "./presets.tsx";
import { StateCard } from "./state-card.tsx";
import { type Autopilot, useAutopilot } from "./use-autopilot.ts";
import { WeekGrid } from "./week-grid.tsx";

export function AutopilotPage() {
  const t = useTranslations("autopilot");
  const id = useProjectId();
  const { data, error, refetch } = useRead("readAutopilot", { params: { id } });
  return (
    <Page title={t("title")}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy className="grid gap-6 lg:grid-cols-[1fr_20rem]">
          <Skeleton className="h-36 rounded-xl lg:col-span-2" />
          <Skeleton className="h-[36rem] rounded-xl" />
          <Skeleton className="h-72 rounded-xl" />
        </div>
      )}
      {data && <Loaded autopilot={data} />}
    </Page>
  );
}

const SLOW_POLL_MS = 15_000;

function Loaded({ autopilot }: { autopilot: Autopilot }) {
  const t = useTranslations("autopilot");
  const { projectId, slots, timezone } = autopilot;
  const dates = useDates(timezone);
  const changes = useAutopilot(projectId);
  const [now] = useState(() => new Date());
  const [around] = useState(() => cardsAround(projectId, now));
  const [isMaking, setIsMaking] = useState(false);
  const read = useRead("listCards", around, { refetchInterval: isMaking ? POLL_MS : SLOW_POLL_MS });
  const cards = read.data?.cards.filter(({ origin }) => origin === "autopilot");
  const making = cards?.some(isInFlight) ?? false;
  if (making !== isMaking) setIsMaking(making);
  const proposals = cards?.filter(({ scheduledFor, status }) => status === "draft" && scheduledFor !== null) ?? [];
  const coming = cards?.filter(
    ({ scheduledFor, status }) =>
      status !== "published" && scheduledFor !== null && new Date(scheduledFor).getTime() > now.getTime(),
  );
  return (
    <>
      <div className="flex flex-col gap-3">
        <StateCard autopilot={autopilot} changes={changes} dates={dates} now={now} coming={coming ?? []} />
        {slots.length > 0 && <Blockers autopilot={autopilot} />}
      </div>
      <Approvals cards={proposals} dates={dates} zone={timezone} />
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Section
          title={t("grid.title")}
          description={t("grid.zone", { count: slots.length, zone: dates.zone() })}
          aside={slots.length === 0 && <Presets changes={changes} />}
        >
          <WeekGrid autopilot={autopilot} changes={changes} dates={dates} />
        </Section>
        <div className="flex flex-col gap-8">
          <OptionsCard autopilot={autopilot} changes={changes} />
          {read.error && !read.data ? (
            <LoadError error={read.error} onRetry={() => void read.refetch()} />
          ) : (
            <Coming cards={coming} dates={dates} isOn={autopilot.enabled} />
          )}
        </div>
      </div>
    </>
  );
}
