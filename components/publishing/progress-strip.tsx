"use client";

import { CircleCheck, CircleDashed, LoaderCircle } from "lucide-react";
import { useTranslations } from "next-intl";
import { useCurrentProject } from "#components/frame/current-project.tsx";
import { cn } from "#components/ui/cn.ts";
import type { Status } from "#lib/domain/post.ts";
import { PUBLISHING_STAGES, stageOf } from "#lib/domain/timeline.ts";
import { useTimeline } from "./use-timeline.ts";

/** How far a post on its way has come, until it is live. */
export function ProgressStrip({ post }: { post: { id: string; status: Status } }) {
  const t = useTranslations("publishing.progress");
  const { project } = useCurrentProject();
  const { data } = useTimeline(post);
  const at = PUBLISHING_STAGES.indexOf(stageOf(data?.events.map(({ kind }) => kind) ?? []));
  return (
    <section
      aria-label={t("title", { account: project?.social ?? "" })}
      className="flex flex-wrap items-center gap-x-5 gap-y-1.5 border-b bg-accent-soft px-4 py-2.5 text-sm text-accent-ink"
    >
      <ol aria-live="polite" className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {PUBLISHING_STAGES.map((stage, index) => {
          const Icon = index < at ? CircleCheck : index === at ? LoaderCircle : CircleDashed;
          return (
            <li
              key={stage}
              aria-current={index === at ? "step" : undefined}
              className={cn("flex items-center gap-1.5", index === at && "font-semibold")}
            >
              <Icon aria-hidden className={cn("size-4", index === at && "animate-spin")} />
              {t(stage)}
            </li>
          );
        })}
      </ol>
      <p className="text-xs">{t("leave")}</p>
    </section>
  );
}
