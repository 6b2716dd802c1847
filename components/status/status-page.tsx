"use client";

import { CircleAlert, CircleCheck, Lock, RotateCw } from "lucide-react";
import { useFormatter, useNow, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { IconTile } from "#components/ui/icon-tile.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import type { Output } from "#lib/contract/index.ts";
import { ProviderChecks } from "./provider-checks.tsx";
import { Held } from "./held.tsx";

type Status = Output<"readStatus">;

const ASK_MS = 15_000;

export function StatusPage({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations("status");
  return (
    <Page title={t("title")} lead={t("lead")}>
      {isOwner ? (
        <OwnStatus />
      ) : (
        <EmptyState art={<IconTile icon={Lock} tone="muted" />} title={t("ownerOnly")} text={t("ownerOnlyText")} />
      )}
    </Page>
  );
}

function OwnStatus() {
  const t = useTranslations("status");
  const { data, error, isFetching, refetch } = useRead("readStatus", {}, { refetchInterval: ASK_MS });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy className="flex flex-col gap-8">
        <Skeleton className="h-16 rounded-xl" />
        <Skeleton className="h-64 rounded-xl" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
    );
  }
  return (
    <>
      <Card className="flex flex-wrap items-center gap-3 p-4">
        {data.ok ? (
          <CircleCheck aria-hidden className="size-5 text-success" />
        ) : (
          <CircleAlert aria-hidden className="size-5 text-danger" />
        )}
        <p className="flex-1 text-base font-semibold">{data.ok ? t("allWell") : t("notWell")}</p>
        <p className="text-xs text-muted">{t("version", { version: data.version })}</p>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          <RotateCw aria-hidden className="size-4" />
          {t("again")}
        </Button>
      </Card>
      <Parts status={data} />
      <Work status={data} />
      <Held />
      <ProviderChecks providers={data.providers} />
    </>
  );
}

function Parts({ status: { database, network, storage, workers } }: { status: Status }) {
  const t = useTranslations("status");
  const format = useFormatter();
  const megabytes = format.number(database.bytes / 1_000_000, { maximumFractionDigits: 0 });
  const beating = workers.filter(({ isBeating }) => isBeating).length;
  return (
    <Section title={t("parts.title")}>
      <Card>
        <dl className="divide-y">
          <Part name={t("parts.database")} ok={database.answers}>
            {t("parts.databaseText", { version: database.version, megabytes })}
          </Part>
          <Part name={t("parts.worker")} ok={beating > 0}>
            {t("parts.workerText", { count: beating })}
          </Part>
          <Part name={t("parts.storage")} ok={storage.answers}>
            {t("parts.storageText")}
          </Part>
          <Part name={t("parts.network")} ok={network.answers}>
            {network.address}
          </Part>
        </dl>
      </Card>
    </Section>
  );
}

function Part({ name, ok, children }: { name: string; ok: boolean; children: ReactNode }) {
  const t = useTranslations("status");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
      <dt className="w-40 text-sm font-medium">{name}</dt>
      <dd className="min-w-40 flex-1 text-sm break-words text-muted">{children}</dd>
      <dd>
        <Badge tone={ok ? "success" : "danger"} icon={ok ? CircleCheck : CircleAlert}>
          {ok ? t("answers") : t("silentPart")}
        </Badge>
      </dd>
    </div>
  );
}

function Work({ status: { latePosts, queue, workers } }: { status: Status }) {
  const t = useTranslations("status.work");
  const format = useFormatter();
  const now = useNow({ updateInterval: ASK_MS });
  const ago = (at: string) => format.relativeTime(new Date(at), now);
  return (
    <Section title={t("title")}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Figure label={t("waiting")} value={queue.waiting}>
          {queue.oldestWaitingAt && t("oldest", { ago: ago(queue.oldestWaitingAt) })}
        </Figure>
        <Figure label={t("running")} value={queue.running} />
        <Figure label={t("late")} value={latePosts}>
          {latePosts > 0 && t("lateText")}
        </Figure>
        <Figure label={t("dead")} value={queue.dead}>
          {queue.dead > 0 && t("deadText")}
        </Figure>
      </dl>
      {workers.length > 0 && (
        <Card>
          <ul className="divide-y">
            {workers.map(({ beatAt, id, isBeating, startedAt, version }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm">
                <span className="min-w-0 flex-1 truncate font-mono text-xs">{id}</span>
                <span className="text-xs text-muted">
                  {t("worker", { version, since: ago(startedAt), beat: ago(beatAt) })}
                </span>
                <Badge tone={isBeating ? "success" : "danger"} icon={isBeating ? CircleCheck : CircleAlert}>
                  {isBeating ? t("beating") : t("notBeating")}
                </Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  );
}

function Figure({ label, value, children }: { label: string; value: number; children?: ReactNode }) {
  const format = useFormatter();
  return (
    <Card className="flex flex-col gap-1 p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl font-semibold tracking-tight tabular-nums">{format.number(value)}</dd>
      {children && <dd className="text-xs text-pretty text-muted">{children}</dd>}
    </Card>
  );
}
