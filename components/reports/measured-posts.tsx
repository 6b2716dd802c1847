"use client";

import { ExternalLink } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { Cover } from "#components/posts/cover.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { useRead } from "#lib/client/use-operation.ts";
import { Change, Figure } from "./figure.tsx";
import { Sparkline } from "./sparkline.tsx";
import { METRIC_ICONS, REACHED_ICONS } from "./totals.tsx";
import { type Measured, type Metric, METRICS, REACHED } from "./use-report.ts";

/** The posts of a page of the listing: each page asks for its own measurements. */
export function MeasuredPosts({
  title,
  pages,
  metric,
  dates,
  projectId,
}: {
  title: string;
  pages: readonly (readonly Measured[])[];
  metric: Metric;
  dates: Dates;
  projectId: string;
}) {
  const t = useTranslations("reports");
  const head = "px-3 py-2.5 text-xs font-medium whitespace-nowrap text-muted";
  return (
    <Card className="overflow-hidden">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b bg-sunken">
          <tr>
            <th scope="col" className={cn(head, "text-left md:pl-4")}>
              {t("post")}
            </th>
            {METRICS.map((name) => (
              <th key={name} scope="col" className={cn(head, "text-right", name !== metric && "hidden md:table-cell")}>
                {t(`metric.${name}`)}
              </th>
            ))}
            {REACHED.map((name) => (
              <th key={name} scope="col" className={cn(head, "hidden text-right xl:table-cell")}>
                {t(`reached.${name}`)}
              </th>
            ))}
            <th scope="col" className={cn(head, "hidden text-left lg:table-cell lg:pl-6")}>
              {t("course", { metric: t(`metric.${metric}`) })}
            </th>
            <th scope="col" className={cn(head, "hidden pr-4 text-right md:table-cell")}>
              {t("measuredHead")}
            </th>
          </tr>
        </thead>
        {pages.map((posts) => (
          <PageOfPosts key={posts[0]?.postId ?? "none"} {...{ posts, metric, dates, projectId }} />
        ))}
      </table>
    </Card>
  );
}

function PageOfPosts({
  posts,
  metric,
  dates,
  projectId,
}: {
  posts: readonly Measured[];
  metric: Metric;
  dates: Dates;
  projectId: string;
}) {
  const sent = { params: { id: projectId }, query: { posts: posts.map(({ postId }) => postId).join(",") } };
  const { data } = useRead("listPostTrends", sent, { enabled: posts.length > 0 });
  const trends = new Map(data?.posts.map((row) => [row.postId, row]));
  return (
    <tbody>
      {posts.map((post) => (
        <Row key={post.postId} {...{ post, metric, dates, projectId }} trend={trends.get(post.postId)} />
      ))}
    </tbody>
  );
}

interface Trend {
  cover: Parameters<typeof Cover>[0]["card"]["cover"];
  samples: readonly (Record<Metric, number> & Record<(typeof REACHED)[number], number | null>)[];
}

function Row({
  post,
  metric,
  dates,
  projectId,
  trend,
}: {
  post: Measured;
  metric: Metric;
  dates: Dates;
  projectId: string;
  trend: Trend | undefined;
}) {
  const t = useTranslations("reports");
  const names = useTranslations("posts.format");
  const format = useFormatter();
  const samples = trend?.samples ?? [];
  const [before, last] = [samples.at(-2), samples.at(-1)];
  return (
    <tr className="border-b last:border-b-0 hover:bg-hover/50">
      <td className="w-full max-w-0 px-3 py-2 md:pl-4">
        <div className="flex items-center gap-3">
          <Cover
            card={{ id: post.postId, format: post.format, cover: trend?.cover ?? null }}
            className="h-12 w-[38px] rounded-md"
          />
          <div className="flex min-w-0 flex-col gap-0.5">
            <div className="flex min-w-0 items-center gap-1.5">
              <Link
                href={`/${projectId}/posts/${post.postId}`}
                className="truncate text-sm font-medium hover:text-accent-ink"
              >
                {post.theme}
              </Link>
              {post.url !== null && (
                <a
                  href={post.url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t("onNetwork", { theme: post.theme })}
                  className="flex size-6 shrink-0 items-center justify-center rounded-md text-muted hover:text-ink"
                >
                  <ExternalLink aria-hidden className="size-3.5" />
                </a>
              )}
            </div>
            <p className="truncate text-xs text-muted">
              {names(post.format)} · {dates.dateTime(post.publishedAt)}
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-xs text-muted md:hidden">
              {METRICS.filter((name) => name !== metric).map((name) => {
                const Icon = METRIC_ICONS[name];
                return (
                  <span key={name} className="inline-flex items-center gap-1 tabular-nums">
                    <Icon aria-hidden className="size-3" />
                    <span className="sr-only">{t(`metric.${name}`)}</span>
                    {format.number(post[name])}
                  </span>
                );
              })}
              {REACHED.map((name) => {
                const Icon = REACHED_ICONS[name];
                const value = last?.[name] ?? null;
                return (
                  value !== null && (
                    <span key={name} className="inline-flex items-center gap-1 tabular-nums">
                      <Icon aria-hidden className="size-3" />
                      <span className="sr-only">{t(`reached.${name}`)}</span>
                      {format.number(value)}
                    </span>
                  )
                );
              })}
              <span>{t("measuredAt", { when: dates.dateTime(post.measuredAt) })}</span>
            </p>
          </div>
        </div>
      </td>
      {METRICS.map((name) => (
        <td
          key={name}
          className={cn(
            "px-3 text-right tabular-nums",
            name === metric ? "font-semibold" : "hidden text-muted md:table-cell",
          )}
        >
          {format.number(post[name])}
        </td>
      ))}
      {REACHED.map((name) => (
        <td key={name} className="hidden px-3 text-right whitespace-nowrap text-muted tabular-nums xl:table-cell">
          <Figure value={last?.[name] ?? null} />
        </td>
      ))}
      <td className="hidden px-3 text-xs lg:table-cell lg:pl-6">
        <span className="flex items-center gap-2 tabular-nums">
          <Sparkline values={samples.map((sample) => sample[metric])} />
          <Change value={before && last ? last[metric] - before[metric] : null} />
        </span>
      </td>
      <td className="hidden px-3 pr-4 text-right text-xs whitespace-nowrap text-muted tabular-nums md:table-cell">
        <time dateTime={post.measuredAt}>{dates.dateTime(post.measuredAt)}</time>
      </td>
    </tr>
  );
}
