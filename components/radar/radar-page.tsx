"use client";

import { Play, RotateCw, SlidersHorizontal, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import { Ended } from "./ended.tsx";
import { Findings } from "./findings.tsx";
import type { Radar } from "./radar.ts";
import { RadarArt } from "./radar-art.tsx";
import { RadarSkeleton } from "./radar-skeleton.tsx";
import { Running } from "./running.tsx";
import { TargetsDialog } from "./targets-dialog.tsx";
import { useRadar } from "./use-radar.ts";

export function RadarPage() {
  const t = useTranslations("radar");
  const { data: radar, error, refetch } = useRadar();
  const [editing, setEditing] = useState(false);
  const controls = useControls();
  const actions = radar && (
    <>
      <Button onClick={() => setEditing(true)}>
        <SlidersHorizontal aria-hidden className="size-4" />
        <span className="sr-only sm:not-sr-only">{t("targets")}</span>
      </Button>
      <StartOrStop radar={radar} {...controls} />
    </>
  );
  return (
    <Page title={t("title")} actions={actions}>
      {error && !radar && <LoadError error={error} onRetry={() => void refetch()} />}
      {!radar && !error && <RadarSkeleton />}
      {radar && <Standing radar={radar} {...controls} />}
      {radar?.lastCompleted && <Findings key={radar.lastCompleted.id} result={radar.lastCompleted} />}
      {radar && editing && <TargetsDialog radar={radar} onClose={() => setEditing(false)} />}
    </Page>
  );
}

interface Controls {
  start: () => void;
  stop: () => void;
  isPending: boolean;
}

function useControls(): Controls {
  const params = { id: useProjectId() };
  const errorText = useErrorText();
  const starting = useOperation("startRadar");
  const stopping = useOperation("stopRadar");
  const onError = (error: Parameters<typeof errorText>[0]) => toast.error(errorText(error));
  return {
    start: () => starting.mutate({ params }, { onError }),
    stop: () => stopping.mutate({ params }, { onError }),
    isPending: starting.isPending || stopping.isPending,
  };
}

function StartOrStop({ radar: { lastCompleted, state }, isPending, start, stop }: Controls & { radar: Radar }) {
  const t = useTranslations("radar");
  if (state === "running") {
    return (
      <Button onClick={stop} disabled={isPending} focusableWhenDisabled>
        <Square aria-hidden className="size-4" />
        {t("stop")}
      </Button>
    );
  }
  const Icon = lastCompleted ? RotateCw : Play;
  return (
    <Button variant="primary" onClick={start} disabled={isPending} focusableWhenDisabled>
      <Icon aria-hidden className="size-4" />
      {t(lastCompleted ? "again" : "start")}
    </Button>
  );
}

/** What is to be said of the latest run, above what the last completed one found. */
function Standing({ radar, isPending, start }: Controls & { radar: Radar }) {
  const t = useTranslations("radar.never");
  const button = useTranslations("radar");
  switch (radar.state) {
    case "running":
      return <Running radar={radar} />;
    case "interrupted":
    case "failed":
      return <Ended radar={radar} state={radar.state} />;
    case "completed":
      return null;
    case "none":
      return (
        <EmptyState art={<RadarArt />} title={t("title")} text={t("text")}>
          <Button variant="primary" size="lg" onClick={start} disabled={isPending} focusableWhenDisabled>
            <Play aria-hidden className="size-4" />
            {button("start")}
          </Button>
        </EmptyState>
      );
  }
}
