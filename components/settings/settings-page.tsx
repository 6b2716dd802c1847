"use client";

import { useTranslations } from "next-intl";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { Page } from "#components/frame/page.tsx";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { ConnectionCard } from "#components/social/connection-card.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { DeleteProject } from "./delete-project.tsx";
import { NameCard } from "./name-card.tsx";
import { PlaceCard } from "./place-card.tsx";

export function SettingsPage() {
  const t = useTranslations("settings");
  const id = useProjectId();
  const { projects } = useCurrentProject();
  const { data: settings, error, refetch } = useRead("readSettings", { params: { id } });
  const project = projects?.find((one) => one.id === id);
  return (
    <Page title={t("title")} lead={t("lead")}>
      {error && !settings && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !(settings && project) && <SettingsSkeleton />}
      {settings && project && (
        <div className="flex max-w-2xl flex-col gap-8">
          <Section title={t("name.title")} description={t("name.text")}>
            <NameCard key={project.name} project={project} />
          </Section>
          <Section title={t("place.title")} description={t("place.text")}>
            <PlaceCard settings={settings} />
          </Section>
          <ConnectionCard projectId={id} />
          <Section title={t("delete.title")} description={t("delete.text")}>
            <DeleteProject project={project} />
          </Section>
        </div>
      )}
    </Page>
  );
}

function SettingsSkeleton() {
  return (
    <div aria-busy className="flex max-w-2xl flex-col gap-8">
      {["h-28", "h-44", "h-20"].map((height) => (
        <div key={height} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-32" />
          <Card className="p-5">
            <Skeleton className={height} />
          </Card>
        </div>
      ))}
    </div>
  );
}
