"use client";

import { RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { memo } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { CommentsMark } from "#components/review/comments-mark.tsx";
import { LookMark } from "#components/writer/look-mark.tsx";
import { can } from "#lib/domain/post.ts";
import { shownAt } from "#lib/domain/listing.ts";
import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { FORMAT_ICONS, type PostCard, stateOf, STATUS_LOOKS } from "./card.ts";
import { Cover } from "./cover.tsx";
import { useFailureText } from "./failure-text.tsx";
import { Making } from "./making.tsx";
import { PostMenu } from "./post-menu.tsx";
import { StatusMark } from "./status-mark.tsx";
import type { Dates } from "./use-dates.ts";
import type { Moves } from "./use-moves.ts";

export interface Listed {
  card: PostCard;
  zone: string;
  dates: Dates;
  moves: Moves;
  selected: boolean;
  onSelect: (id: string) => void;
}

export const GalleryCard = memo(function GalleryCard({ card, zone, dates, moves, selected, onSelect }: Listed) {
  const t = useTranslations("posts");
  const failureText = useFailureText();
  const FormatIcon = FORMAT_ICONS[card.format];
  const at = shownAt(card);
  return (
    <Card
      className={cn(
        "group relative flex w-full flex-col overflow-hidden transition-shadow hover:shadow-pop focus-within:shadow-pop",
        selected && "border-accent ring-1 ring-accent",
        !selected && STATUS_LOOKS[card.status].border,
      )}
    >
      <div className="relative">
        <Cover card={card} sizes="(min-width: 768px) 16rem, 50vw" className="aspect-4/5 w-full" />
        <label
          className={cn(
            "absolute top-1.5 left-1.5 z-10 flex size-8 items-center justify-center",
            !selected && "md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100",
          )}
        >
          <span className="sr-only">{`${t("table.select")}: ${card.theme}`}</span>
          <input
            type="checkbox"
            checked={selected}
            onChange={() => onSelect(card.id)}
            className="size-4.5 accent-accent"
          />
        </label>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-3">
        <div className="flex items-center justify-between gap-2">
          <StatusMark status={card.status} />
          <span className="flex items-center gap-1 text-2xs text-muted" title={t(`format.${card.format}`)}>
            <FormatIcon aria-hidden className="size-3.5" />
            <span className="sr-only">{t(`format.${card.format}`)}</span>
          </span>
        </div>
        <h2 className="line-clamp-2 text-sm font-medium text-pretty [overflow-wrap:anywhere]">
          <Link
            href={`/${card.projectId}/posts/${card.id}`}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {card.theme}
          </Link>
        </h2>
        {card.status === "failed" && <p className="text-xs text-pretty text-danger">{failureText(card.failure)}</p>}
        <LookMark card={card} />
        <CommentsMark card={card} />
        {card.making && <Making making={card.making} />}
        <div className="mt-auto flex h-8 items-center justify-between gap-1">
          <span className="line-clamp-2 text-xs text-muted tabular-nums">{at ? dates.dateTime(at) : t("undated")}</span>
          <span className="-mr-1.5 flex items-center">
            {can("retry", stateOf(card)) && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`${t("actions.retry")}: ${card.theme}`}
                onClick={() => moves.retry(card)}
                className="relative z-10"
              >
                <RotateCcw aria-hidden className="size-4" />
              </Button>
            )}
            <PostMenu card={card} zone={zone} moves={moves} />
          </span>
        </div>
      </div>
    </Card>
  );
});

export function GallerySkeleton() {
  return (
    <Card className="overflow-hidden">
      <Skeleton className="aspect-4/5 rounded-none" />
      <div className="flex flex-col gap-2.5 p-3">
        <Skeleton className="h-3.5 w-20" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-3 h-3.5 w-24" />
      </div>
    </Card>
  );
}
