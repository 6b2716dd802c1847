"use client";

import { Bot, Eye } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { memo, type PointerEvent } from "react";
import { FORMAT_ICONS, type PostCard, STATUS_LOOKS } from "#components/posts/card.ts";
import { Cover } from "#components/posts/cover.tsx";
import { useSelection } from "#components/posts/selection.tsx";
import { StatusMark } from "#components/posts/status-mark.tsx";
import { cn } from "#components/ui/cn.ts";
import { liftableStyle } from "#components/ui/use-drop.ts";
import type { Dates } from "#components/posts/use-dates.ts";
import { shownAt } from "#lib/domain/listing.ts";

export interface ChipActions {
  dates: Dates;
  onLift: (event: PointerEvent<HTMLElement>, card: PostCard) => void;
}

const edge = ({ status }: PostCard) =>
  cn(STATUS_LOOKS[status].border, (status === "draft" || status === "idea") && "border-dashed border-line-strong");

/** A post on the calendar: two lines where there is room, one where a day is full. */
export const Chip = memo(function Chip({
  card,
  dense = false,
  isLifted = false,
  isStop = false,
  timed = false,
  dates,
  onLift,
}: ChipActions & {
  card: PostCard;
  dense?: boolean;
  isLifted?: boolean;
  isStop?: boolean;
  /** its time is shown however dense it is */
  timed?: boolean;
}) {
  const t = useTranslations("posts");
  const FormatIcon = FORMAT_ICONS[card.format];
  const at = shownAt(card);
  const { ids, isOn, toggle } = useSelection();
  const isChosen = isOn && ids.has(card.id);
  const isGhost = card.status === "idea" && card.origin === "autopilot";
  return (
    <Link
      href={`/${card.projectId}/posts/${card.id}`}
      prefetch={false}
      draggable={false}
      tabIndex={isStop ? 0 : -1}
      data-card={card.id}
      title={card.reason === null ? card.theme : `${card.theme}\n${card.reason}`}
      aria-keyshortcuts="M"
      {...(isOn && { role: "checkbox", "aria-checked": isChosen })}
      onPointerDown={(event) => !isOn && onLift(event, card)}
      onClick={(event) => {
        if (!isOn) return;
        event.preventDefault();
        toggle(card.id);
      }}
      className={cn(
        liftableStyle,
        "flex w-full min-w-0 items-center overflow-hidden rounded-lg border bg-surface text-left shadow-rise transition-[border-color,opacity] hover:border-line-strong",
        dense ? cn("h-6 gap-1.5 pr-1.5", timed && "pl-1.5") : "gap-2 p-1",
        edge(card),
        isGhost && "bg-transparent shadow-none",
        isLifted && "opacity-45 outline-2 outline-accent",
        isChosen && "border-solid border-accent bg-accent-soft ring-1 ring-accent",
      )}
    >
      {isGhost ? (
        <span
          className={cn("flex shrink-0 items-center justify-center text-muted", dense ? "h-6 w-5" : "h-9 w-[29px]")}
        >
          <Bot aria-hidden className="size-3.5" />
        </span>
      ) : (
        // Beside its time in one line, the first word of a title says more.
        !(dense && timed) && <Cover card={card} className={dense ? "h-6 w-5" : "h-9 w-[29px] rounded-[5px]"} />
      )}
      {dense ? (
        <span className="min-w-0 flex-1 truncate text-xs">
          {timed && at && <span className="text-2xs text-muted tabular-nums">{dates.time(at)} </span>}
          {card.theme}
        </span>
      ) : (
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1 text-2xs text-muted tabular-nums">
            <StatusMark status={card.status} hideWord={at !== null} />
            {at && dates.time(at)}
            <Views count={card.views} />
            <FormatIcon aria-hidden className="ml-auto size-3 shrink-0" />
            <span className="sr-only">{t(`format.${card.format}`)}</span>
          </span>
          <span className="line-clamp-2 text-xs leading-snug font-medium [overflow-wrap:anywhere]">{card.theme}</span>
        </span>
      )}
      {dense && (
        <>
          <span className="sr-only">{!timed && at && dates.time(at)}</span>
          <StatusMark status={card.status} hideWord />
        </>
      )}
    </Link>
  );
});

/** How often a live post was seen, as last measured. */
function Views({ count }: { count: number | null }) {
  const t = useTranslations("calendar");
  const format = useFormatter();
  if (count === null) return null;
  return (
    <span className="flex items-center gap-0.5">
      <Eye aria-hidden className="size-3" />
      {format.number(count, { notation: "compact" })}
      <span className="sr-only">{t("views")}</span>
    </span>
  );
}
