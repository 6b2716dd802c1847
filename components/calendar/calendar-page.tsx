"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { useProjectId, useStudio } from "#components/posts/use-project-id.ts";
import { SelectionProvider } from "#components/posts/selection.tsx";
import { wallOf } from "#lib/domain/zone.ts";
import { Calendar } from "./calendar.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { useWide } from "#components/ui/use-wide.ts";
import { useNow } from "./use-now.ts";

export function CalendarPage() {
  const t = useTranslations("calendar");
  const isWide = useWide();
  const projectId = useProjectId();
  const now = useNow();
  const { data: studio, error, refetch } = useStudio();
  if (error && !studio) {
    return (
      <main id="content" className="p-8">
        <h1 className="sr-only">{t("title")}</h1>
        <LoadError error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!studio) return <CalendarSkeleton />;
  const zone = studio.timezone;
  // Here and not in the calendar: a browser takes long over its first date, and between two components React yields.
  const today = wallOf(now, zone).day;
  return (
    <SelectionProvider key={projectId}>
      <Calendar {...{ projectId, zone, now, today, isWide }} />
    </SelectionProvider>
  );
}
