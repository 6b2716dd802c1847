"use client";

import { Bookmark, Eye, Heart, MessageCircle, Users } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { LoadError } from "#components/frame/load-error.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { Sparkline } from "#components/reports/sparkline.tsx";
import { Card } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useRead } from "#lib/client/use-operation.ts";

const ICONS = { views: Eye, likes: Heart, comments: MessageCircle, reach: Users, saves: Bookmark } as const;
const METRICS = ["views", "likes", "comments", "reach", "saves"] as const;

/** How a live post does, as the network last told. */
export function ResultsPanel({ post, dates }: { post: { id: string; projectId: string }; dates: Dates }) {
  const t = useTranslations("publishing.results");
  const format = useFormatter();
  const sent = { params: { id: post.projectId }, query: { posts: post.id } };
  const { data, error, refetch } = useRead("listPostTrends", sent);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-xl" />;
  const samples = data.posts[0]?.samples ?? [];
  const last = samples.at(-1);
  if (!last) return <p className="text-sm text-pretty text-muted">{t("none")}</p>;
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-3">
        {METRICS.map((name) => {
          const Icon = ICONS[name];
          const value = last[name];
          // Of an older measurement, or where the network does not tell it, nothing is said.
          if (value === null) return null;
          return (
            <Card key={name} className="flex items-center gap-3 p-4">
              <div className="flex min-w-0 flex-1 flex-col gap-1">
                <dt className="flex items-center gap-1.5 text-xs font-medium text-muted">
                  <Icon aria-hidden className="size-3.5" />
                  {t(name)}
                </dt>
                <dd className="text-2xl font-semibold tabular-nums">{format.number(value)}</dd>
              </div>
              <Sparkline values={samples.map((sample) => sample[name])} />
            </Card>
          );
        })}
      </dl>
      <p className="text-xs text-muted">{t("measured", { date: dates.dateTime(last.measuredAt) })}</p>
    </div>
  );
}
