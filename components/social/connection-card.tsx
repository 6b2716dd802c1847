"use client";

import { CircleAlert, CircleCheck, Link2, LoaderCircle, RotateCcw, TriangleAlert, Unlink } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { Monogram } from "#components/ui/monogram.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { DisconnectDialog } from "./disconnect-dialog.tsx";
import { OtherAccountDialog } from "./other-account-dialog.tsx";
import { useConnect } from "./use-connect.ts";
import { useReturn } from "./use-return.ts";

type View = Output<"readConnection">;

const LOOKS = {
  working: { icon: CircleCheck, tone: "success" },
  ending: { icon: TriangleAlert, tone: "warning" },
  ended: { icon: CircleAlert, tone: "danger" },
} as const satisfies Record<string, { icon: typeof CircleCheck; tone: Tone }>;

/** The account that a project publishes to: connected, reconnected, changed or let go of. */
export function ConnectionCard({ projectId }: { projectId: string }) {
  const t = useTranslations("connection");
  useReturn();
  return (
    <Section title={t("title")} description={t("lead")}>
      <Connection projectId={projectId} />
    </Section>
  );
}

export function Connection({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useRead("readConnection", { params: { id: projectId } });
  return (
    <>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24 rounded-xl" />}
      {data && (data.state === "none" ? <Unconnected id={projectId} /> : <Connected connection={data} />)}
      {data?.candidate && data.handle && (
        <OtherAccountDialog projectId={projectId} from={data.handle} to={data.candidate} />
      )}
    </>
  );
}

function Unconnected({ id }: { id: string }) {
  const t = useTranslations("connection");
  const { connect, isOpening } = useConnect(id);
  return (
    <Card className="flex flex-wrap items-center gap-4 border-dashed p-4 sm:p-5">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <Link2 aria-hidden className="size-5" />
      </span>
      <div className="flex min-w-60 flex-1 flex-col gap-1">
        <h3 className="text-sm font-semibold">{t("none.title")}</h3>
        <p className="text-sm text-pretty text-muted">{t("none.text")}</p>
      </div>
      <Button variant="primary" onClick={connect} disabled={isOpening} focusableWhenDisabled>
        {isOpening && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
        {isOpening ? t("opening") : t("none.action")}
      </Button>
    </Card>
  );
}

function Connected({ connection }: { connection: View }) {
  const t = useTranslations("connection");
  const format = useFormatter();
  const [leaving, setLeaving] = useState(false);
  const { projectId, state, handle, connectedAt, expiresAt, daysLeft, endedBecause, scheduled } = connection;
  const { connect, isOpening } = useConnect(projectId);
  if (state === "none" || handle === null) return null;
  const { icon, tone } = LOOKS[state];
  const day = (at: string) => format.dateTime(new Date(at), { day: "numeric", month: "long", year: "numeric" });
  const isFine = state === "working";
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
        <Monogram size="md" id={projectId} name={handle} />
        <div className="flex min-w-56 flex-1 flex-col gap-1">
          <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            @{handle}
            <Badge tone={tone} icon={icon}>
              {t(`state.${state}`)}
            </Badge>
          </h3>
          <p className="text-sm text-pretty text-muted">
            {isFine &&
              connectedAt &&
              expiresAt &&
              `${t("since", { date: day(connectedAt) })}. ${t("renews", { date: day(expiresAt) })}.`}
            {state === "ending" && t("ends", { days: daysLeft ?? 0 })}
            {state === "ended" && endedBecause && `${t(`because.${endedBecause}`)} `}
            {state === "ended" && t("scheduled", { count: scheduled })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={isFine ? "secondary" : "primary"}
            onClick={connect}
            disabled={isOpening}
            focusableWhenDisabled
          >
            {isOpening ? (
              <LoaderCircle aria-hidden className="size-4 animate-spin" />
            ) : (
              <RotateCcw aria-hidden className="size-4" />
            )}
            {isOpening ? t("opening") : isFine ? t("change") : t("reconnect")}
          </Button>
          <Button variant="ghost" onClick={() => setLeaving(true)}>
            <Unlink aria-hidden className="size-4" />
            {t("disconnect")}
          </Button>
        </div>
      </div>
      {leaving && (
        <DisconnectDialog
          projectId={projectId}
          handle={handle}
          scheduled={scheduled}
          onClose={() => setLeaving(false)}
        />
      )}
    </Card>
  );
}
