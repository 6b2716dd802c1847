"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { call } from "#lib/client/call.ts";
import type { Output } from "#lib/contract/index.ts";
import type { Period } from "./use-period.ts";

type Page = Output<"readPerformance">;
type Measured = Page["measured"][number];
type Unmeasured = Page["withoutMetrics"][number];

/** Measured and unmeasured posts, never in one table. */
export function Performance({ projectId, period }: { projectId: string; period: Period }) {
  const t = useTranslations("reports.posts");
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ["readPerformance", "all", projectId, period],
    queryFn: ({ pageParam }) =>
      call("readPerformance", {
        params: { id: projectId },
        query: { ...period, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  if (!data) return <Skeleton className="h-40 rounded-xl" />;
  const measured = data.pages.flatMap((page) => page.measured);
  const unmeasured = data.pages.flatMap((page) => page.withoutMetrics);
  const [first] = data.pages;
  return (
    <>
      {measured.length > 0 && (
        <Section title={t("measured")} description={t("measuredText", { count: first?.totalMeasured ?? 0 })}>
          <MeasuredTable posts={measured} projectId={projectId} />
        </Section>
      )}
      {unmeasured.length > 0 && (
        <Section title={t("unmeasured")} description={t("unmeasuredText", { count: first?.totalWithoutMetrics ?? 0 })}>
          <UnmeasuredTable posts={unmeasured} projectId={projectId} />
        </Section>
      )}
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage} className="self-center">
          {isFetchingNextPage ? t("loading") : t("more")}
        </Button>
      )}
    </>
  );
}

function MeasuredTable({ posts, projectId }: { posts: Measured[]; projectId: string }) {
  const t = useTranslations("reports.posts");
  const format = useFormatter();
  const figures = ["views", "likes", "comments"] as const;
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="border-b text-xs text-muted">
          <tr className="*:px-4 *:py-2.5 *:font-medium">
            <th scope="col">{t("post")}</th>
            {figures.map((name) => (
              <th key={name} scope="col" className="text-right">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {posts.map((post) => (
            <tr key={post.postId} className="*:px-4 *:py-3">
              <td className="w-full min-w-48">
                <PostName post={post} projectId={projectId} />
              </td>
              {figures.map((name) => (
                <td key={name} className="text-right tabular-nums">
                  {format.number(post[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const REASONS = ["not_measured_yet", "published_elsewhere"] as const;

function UnmeasuredTable({ posts, projectId }: { posts: Unmeasured[]; projectId: string }) {
  const t = useTranslations("reports.posts");
  return (
    <Card className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="border-b text-xs text-muted">
          <tr className="*:px-4 *:py-2.5 *:font-medium">
            <th scope="col">{t("post")}</th>
            <th scope="col">{t("why")}</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {posts.map((post) => (
            <tr key={post.postId} className="*:px-4 *:py-3">
              <td className="w-full min-w-48">
                <PostName post={post} projectId={projectId} />
              </td>
              <td className="min-w-36 text-muted">
                {t(`reasons.${REASONS.find((known) => known === post.reason) ?? "not_measured_yet"}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function PostName({ post, projectId }: { post: Measured | Unmeasured; projectId: string }) {
  const t = useTranslations("reports");
  const formats = useTranslations("posts.format");
  const format = useFormatter();
  const date = format.dateTime(new Date(post.publishedAt), { day: "numeric", month: "short", year: "numeric" });
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0">
        <Link
          href={`/${projectId}/posts/${post.postId}`}
          className="line-clamp-2 font-medium [overflow-wrap:anywhere] hover:underline"
        >
          {post.theme}
        </Link>
        <p className="text-xs text-muted">
          {formats(post.format)} · {date}
        </p>
      </div>
      {post.url !== null && (
        <a
          href={post.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t("posts.open", { theme: post.theme })}
          className="flex size-6 shrink-0 items-center justify-center rounded text-muted hover:text-ink"
        >
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </div>
  );
}
