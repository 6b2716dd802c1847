"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import { Cover } from "#components/posts/cover.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import type { Unmeasured } from "./use-report.ts";

const REASONS = ["not_measured_yet", "published_elsewhere"] as const;
const reasonOf = (reason: string) => REASONS.find((known) => known === reason) ?? "not_measured_yet";

/** What went live and has no figures: apart, and never a zero. */
export function UnmeasuredPosts({
  posts,
  dates,
  projectId,
}: {
  posts: readonly Unmeasured[];
  dates: Dates;
  projectId: string;
}) {
  const t = useTranslations("reports");
  const names = useTranslations("posts.format");
  return (
    <Card>
      <ul className="divide-y">
        {posts.map(({ format, postId, publishedAt, reason, theme }) => (
          <li key={postId} className="flex items-center gap-3 px-3 py-2 md:px-4">
            <Cover card={{ id: postId, format, cover: null }} className="h-12 w-[38px] rounded-md" />
            <div className="flex min-w-0 flex-1 flex-col gap-0.5">
              <Link href={`/${projectId}/posts/${postId}`} className="truncate font-medium hover:text-accent-ink">
                {theme}
              </Link>
              <p className="truncate text-xs text-muted">
                {names(format)} · {dates.dateTime(publishedAt)}
              </p>
              <p className="text-xs text-pretty text-muted">{t(`reason.${reasonOf(reason)}`)}</p>
            </div>
            <Badge>{t("noData")}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
