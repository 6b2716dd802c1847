"use client";

import { useLocale } from "next-intl";
import { useDeferredValue, useMemo, useState } from "react";
import { lockOf } from "#components/create/locks.ts";
import { useProjectId, useStudio } from "#components/posts/use-project-id.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { hoursOf } from "#lib/domain/free-slots.ts";
import { readSheet, type SheetRow } from "#lib/domain/sheet.ts";

const MORNING = "09:00";

/** The rows of what was pasted, checked against what the project may make and what is planned already. */
export function useSheet(text: string): SheetRow[] | null {
  const projectId = useProjectId();
  const language = useLocale();
  const typed = useDeferredValue(text);
  const [now] = useState(() => new Date());
  const { data: studio } = useStudio();
  const { data: autopilot } = useRead("readAutopilot", { params: { id: projectId } });
  const query = { projectId, from: now.toISOString(), limit: 500 };
  const { data: planned } = useRead("listCards", { query });
  return useMemo(() => {
    if (!studio || !autopilot || !planned) return null;
    return readSheet(typed, {
      language,
      zone: studio.timezone,
      now,
      taken: new Set(planned.cards.flatMap(({ scheduledFor }) => (scheduledFor ? [Date.parse(scheduledFor)] : []))),
      canPreview: (format) => lockOf(format, studio) !== "preview",
      hasVoice: studio.hasVoice,
      timeOn: (day) => hoursOf(autopilot.slots, day)[0] ?? MORNING,
    });
  }, [typed, language, now, studio, autopilot, planned]);
}
