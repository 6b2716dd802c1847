"use client";

import { ArrowLeft, CalendarClock, Download, ExternalLink, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { PostMenu } from "#components/posts/post-menu.tsx";
import { ScheduleDialog } from "#components/posts/schedule-dialog.tsx";
import { useMayApprove } from "#components/review/use-may-approve.ts";
import { PublishDialog } from "#components/publishing/publish-dialog.tsx";
import { StatusMark } from "#components/posts/status-mark.tsx";
import { useDates } from "#components/posts/use-dates.ts";
import { useMoves } from "#components/posts/use-moves.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { shownAt } from "#lib/domain/listing.ts";
import { can } from "#lib/domain/post.ts";
import { stateOf } from "#components/posts/card.ts";
import { cardOf } from "./card-of.ts";
import { goBack } from "./go-back.ts";
import type { Detail, Post } from "./post.ts";

export function TopBar({
  post,
  detail,
  zone,
  saved,
  tools,
}: {
  post: Post;
  detail: Detail;
  zone: string;
  /** whether what was typed is on the server */
  saved?: ReactNode;
  tools?: ReactNode;
}) {
  const t = useTranslations("editor");
  const publishing = useTranslations("publishing.confirm");
  const dates = useDates(zone);
  const moves = useMoves(dates);
  const [asks, setAsks] = useState<"schedule" | "publish" | null>(null);
  const card = cardOf(post, detail);
  const state = stateOf(card);
  const mayApprove = useMayApprove();
  const close = () => setAsks(null);
  // The hour at which a failed one should have gone out is no date of it.
  const at = post.status === "failed" ? null : shownAt(card);
  return (
    <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-2 border-b bg-canvas px-3 md:px-4">
      <ButtonLink
        href={`/${post.projectId}/posts`}
        onClick={(event) => goBack(event, `/${post.projectId}/posts/${post.id}`)}
        variant="ghost"
        size="icon"
        label={t("back")}
      >
        <ArrowLeft aria-hidden className="size-4" />
      </ButtonLink>
      <div className="flex min-w-0 flex-1 flex-col md:flex-row md:items-center md:gap-3">
        <h1 className="truncate text-sm font-semibold md:text-base">{detail.theme}</h1>
        <span className="flex items-center gap-2.5 text-xs text-muted">
          <StatusMark status={post.status} />
          {at !== null && <span className="hidden tabular-nums lg:inline">{dates.dateTime(at)}</span>}
          {saved}
        </span>
      </div>
      {tools}
      {post.content !== null && (
        <a
          href={`/api/posts/${post.id}/files`}
          download
          aria-label={t("download")}
          title={t("download")}
          className="control hidden aspect-square items-center justify-center rounded-lg text-muted hover:bg-hover hover:text-ink sm:flex"
        >
          <Download aria-hidden className="size-4" />
        </a>
      )}
      {/* Of a live post, the note below says it. */}
      {detail.permalink && post.status !== "published" && (
        <a
          href={detail.permalink}
          target="_blank"
          rel="noreferrer"
          className="control flex items-center gap-2 rounded-lg border px-3 text-sm font-medium hover:bg-hover"
        >
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only sm:not-sr-only">{t("permalink")}</span>
        </a>
      )}
      {/* On a phone these are pinned where the app's own tabs are otherwise. */}
      <div
        data-pinned={post.content === null ? undefined : true}
        className="z-30 flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:h-[calc(4rem+env(safe-area-inset-bottom))] max-md:items-start max-md:border-t max-md:bg-raised max-md:p-3 max-md:empty:hidden max-md:*:flex-1"
      >
        {can("publish", state) && mayApprove && (
          <Button onClick={() => setAsks("publish")}>
            <Send aria-hidden className="size-4" />
            {publishing("action")}
          </Button>
        )}
        {can("schedule", state) && post.content !== null && (
          <Button variant="primary" onClick={() => setAsks("schedule")}>
            <CalendarClock aria-hidden className="size-4" />
            {t("schedule")}
          </Button>
        )}
      </div>
      <PostMenu card={card} zone={zone} moves={moves} />
      {asks === "schedule" && (
        <ScheduleDialog
          post={card}
          zone={zone}
          onClose={close}
          onPick={(when) => {
            close();
            moves.schedule(card, when, { seen: true });
          }}
        />
      )}
      {asks === "publish" && <PublishDialog post={post} onClose={close} />}
    </header>
  );
}
