"use client";

import { CircleAlert, CircleCheck, CircleDot, type LucideIcon, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import { useFailureText } from "#components/posts/failure-text.tsx";
import { useDates } from "#components/posts/use-dates.ts";
import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Output } from "#lib/contract/index.ts";
import type { Status } from "#lib/domain/post.ts";
import type { TimelineKind } from "#lib/domain/timeline.ts";
import { useTimeline } from "./use-timeline.ts";

type Actor = NonNullable<Output<"readTimeline">["events"][number]["by"]>;

const good = { icon: CircleCheck, color: "text-success" };
const bad = { icon: CircleAlert, color: "text-danger" };
const again = { icon: RotateCw, color: "text-warning" };

const LOOKS: Partial<Record<TimelineKind, { icon: LucideIcon; color: string }>> = {
  live: good,
  found_live: good,
  live_without_link: good,
  link_found: good,
  files_awaited: again,
  container_again: again,
  network_faltered: again,
  network_limits: again,
  answer_unclear: again,
  sending_again: again,
  quota_full: bad,
  gave_up: bad,
  network_refused: bad,
  connection_ended: bad,
  not_connected: bad,
  unfit: bad,
};
const plain = { icon: CircleDot, color: "text-muted" };

/** What happened to the post and when, oldest first. */
export function TimelinePanel({ post, zone }: { post: { id: string; status: Status }; zone: string }) {
  const t = useTranslations("publishing.timeline");
  const failureText = useFailureText();
  const dates = useDates(zone);
  const { data, error, refetch } = useTimeline(post);
  const nameOf = ({ kind, name }: Actor) => {
    if (kind === "key") return t("key", { name: name ?? "" });
    return name ?? (kind === "user" ? t("gone") : null);
  };
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-xl" />;
  return (
    <ol aria-label={t("label")} className="flex flex-col">
      {data.events.map(({ at, because, by, date, id, kind, times, views }, index) => {
        const { color, icon: Icon } = LOOKS[kind] ?? plain;
        const isLast = index === data.events.length - 1;
        return (
          <li key={id} className="relative flex gap-3 pb-4 last:pb-0">
            {!isLast && <span aria-hidden className="absolute top-5 bottom-0 left-2 w-px bg-line" />}
            <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", color)} />
            <div className="flex min-w-0 flex-col gap-0.5">
              <p className="text-sm text-pretty">
                {t(`kinds.${kind}`, { date: date === null ? "" : dates.dateTime(date) })}
                {times > 1 && <span className="text-muted"> · {t("times", { times })}</span>}
                {views !== null && <span className="text-muted"> · {t("views", { views })}</span>}
              </p>
              {because && <p className="text-xs text-pretty text-muted">{failureText(because)}</p>}
              <p className="text-xs text-muted tabular-nums">
                {by && nameOf(by) && <>{nameOf(by)} · </>}
                <time dateTime={at}>{dates.exact(at)}</time>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
