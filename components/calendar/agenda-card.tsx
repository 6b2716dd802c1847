"use client";

import { useTranslations } from "next-intl";
import Link from "next/link";
import type { PointerEvent } from "react";
import { FORMAT_ICONS, type PostCard, STATUS_LOOKS } from "#components/posts/card.ts";
import { Cover } from "#components/posts/cover.tsx";
import { useFailureText } from "#components/posts/failure-text.tsx";
import { Making } from "#components/posts/making.tsx";
import { PostMenu } from "#components/posts/post-menu.tsx";
import { CommentsMark } from "#components/review/comments-mark.tsx";
import { LookMark } from "#components/writer/look-mark.tsx";
import { useSelection } from "#components/posts/selection.tsx";
import { StatusMark } from "#components/posts/status-mark.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import type { Moves } from "#components/posts/use-moves.ts";
import { Card } from "#components/ui/card.tsx";
import { shownAt } from "#lib/domain/listing.ts";
import { cn } from "#components/ui/cn.ts";
import { liftableStyle } from "#components/ui/use-drop.ts";

export interface CardActions {
  zone: string;
  dates: Dates;
  moves: Moves;
  onLift: (event: PointerEvent<HTMLElement>, card: PostCard) => void;
}

export function AgendaCard({ card, zone, dates, moves, onLift }: CardActions & { card: PostCard }) {
  const t = useTranslations("posts");
  const failureText = useFailureText();
  const FormatIcon = FORMAT_ICONS[card.format];
  const at = shownAt(card);
  const bulk = useTranslations("bulk.act");
  const { ids, isOn, toggle } = useSelection();
  const isChosen = isOn && ids.has(card.id);
  return (
    <Card
      className={cn(
        "relative flex gap-3 p-2",
        STATUS_LOOKS[card.status].border,
        isChosen && "border-accent ring-1 ring-accent",
      )}
    >
      <Cover card={card} className="h-[70px] w-14 rounded-lg" />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
        <h3 className="line-clamp-2 text-sm font-medium [overflow-wrap:anywhere]">
          <Link
            href={`/${card.projectId}/posts/${card.id}`}
            prefetch={false}
            draggable={false}
            onPointerDown={(event) => !isOn && onLift(event, card)}
            className={cn(liftableStyle, "after:absolute after:inset-0")}
          >
            {card.theme}
          </Link>
        </h3>
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <FormatIcon aria-hidden className="size-3.5" />
          {t(`format.${card.format}`)}
        </p>
        <StatusMark status={card.status} />
        {card.status === "failed" && <p className="text-xs text-pretty text-danger">{failureText(card.failure)}</p>}
        <LookMark card={card} />
        <CommentsMark card={card} />
        {card.making && <Making making={card.making} />}
      </div>
      <div className="flex flex-col items-end justify-between">
        <span className="px-1.5 pt-1 text-xs font-medium text-muted tabular-nums">{at && dates.time(at)}</span>
        {isOn ? (
          <label className="flex size-8 items-center justify-center after:absolute after:inset-0">
            <span className="sr-only">{bulk("selectOne", { theme: card.theme })}</span>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => toggle(card.id)}
              className="size-4.5 accent-accent"
            />
          </label>
        ) : (
          <PostMenu card={card} zone={zone} moves={moves} />
        )}
      </div>
    </Card>
  );
}
