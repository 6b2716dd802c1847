"use client";

import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Blocker } from "#lib/domain/autopilot.ts";
import type { Autopilot } from "./use-autopilot.ts";

/** Where each is mended. */
const fixOf = (projectId: string): Record<Blocker, string> => ({
  no_slots: "#grid",
  no_social: `/${projectId}/settings`,
  no_credits: "/plan",
});

/** All that would keep posts from going out, each with the way out of it. */
export function Blockers({ autopilot: { blockers, projectId } }: { autopilot: Autopilot }) {
  const t = useTranslations("autopilot.blockers");
  if (blockers.length === 0) return null;
  const fixes = fixOf(projectId);
  return (
    <section aria-label={t("title")} className="overflow-hidden rounded-xl border border-warning/40 bg-warning-soft">
      <ul className="divide-y divide-warning/25">
        {blockers.map((blocker) => (
          <li key={blocker} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
            <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
            <p className="min-w-0 flex-1 text-sm font-medium text-warning">{t(blocker)}</p>
            <ButtonLink href={fixes[blocker]}>{t(`fix.${blocker}`)}</ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
