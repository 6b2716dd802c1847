"use client";

import { CalendarDays } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyArt } from "#components/posts/empty-art.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";

/** Nothing in this period; whether there is anything in another decides what is next. */
export function NothingPublished({ projectId, onWiden }: { projectId: string; onWiden: (() => void) | undefined }) {
  const t = useTranslations("reports.empty");
  const { data } = useRead("readSummary", { params: { id: projectId } });
  if (!data) return <Skeleton className="h-80 rounded-2xl" />;
  const isNew = data.published === 0;
  const calendar = (
    <ButtonLink href={`/${projectId}/calendar`} variant={isNew ? "primary" : "secondary"}>
      <CalendarDays aria-hidden className="size-4" />
      {t("calendar")}
    </ButtonLink>
  );
  if (isNew)
    return (
      <EmptyState art={<EmptyArt />} title={t("title")} text={t("text")}>
        {calendar}
      </EmptyState>
    );
  return (
    <EmptyState art={<EmptyArt />} title={t("period")} text={t("periodText", { count: data.published })}>
      <div className="flex flex-wrap justify-center gap-2">
        {onWiden && <Button onClick={onWiden}>{t("widen")}</Button>}
        {calendar}
      </div>
    </EmptyState>
  );
}
