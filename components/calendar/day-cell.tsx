"use client";

import { Bot, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { useCreateSheet } from "#components/create/create-provider.tsx";
import type { PostCard } from "#components/posts/card.ts";
import { noonOf } from "#lib/domain/day.ts";
import { cn } from "#components/ui/cn.ts";
import { Popup } from "#components/ui/popup.tsx";
import { Chip, type ChipActions } from "./chip.tsx";
import type { PlannedDay } from "./plan-days.ts";

const ROOMY = 2;
const ROWS = 3;
/** where "more" takes a row's place */
const ROWS_AND_MORE = 2;

interface DayCellProps extends ChipActions {
  planned: PlannedDay;
  isToday: boolean;
  isPast: boolean;
  isOutside: boolean;
  isTarget: boolean;
  /** the one tab stop of the grid */
  isStop: boolean;
  liftedId: string | null;
  pinnedId: string | null;
}

export const DayCell = memo(function DayCell({
  planned: { cards, day, ghosts },
  isOutside,
  isPast,
  isStop,
  isTarget,
  isToday,
  liftedId,
  pinnedId,
  ...actions
}: DayCellProps) {
  const t = useTranslations("calendar");
  const label = actions.dates.day(day);
  const dense = cards.length + Math.min(ghosts.length, 1) > ROOMY;
  // What was just moved by keyboard must not hide under "more", or its focus is lost; what failed waits for a person.
  const rank = ({ id, status }: PostCard) => (id === pinnedId ? 2 : status === "failed" ? 1 : 0);
  const sorted = cards.toSorted((one, other) => rank(other) - rank(one));
  const shown = sorted.slice(0, dense ? (cards.length > ROWS ? ROWS_AND_MORE : ROWS) : ROOMY);
  const hidden = cards.length - shown.length;
  const ghostsShown = ghosts.slice(0, Math.max(0, ROOMY - cards.length));
  return (
    <td
      data-drop={day}
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      className={cn(
        "group relative flex min-w-0 flex-col gap-1 border-r border-b p-1.5 outline-offset-[-2px] last:border-r-0",
        isOutside || isPast ? "bg-sunken/60" : "bg-surface",
        isTarget && "bg-accent-soft inset-ring-2 inset-ring-accent",
      )}
    >
      <span className="sr-only">{t("day", { day: label, count: cards.length })}</span>
      <span
        aria-hidden
        className={cn(
          "flex h-5 min-w-5 items-center self-start rounded-full px-1 text-xs font-medium tabular-nums",
          isToday ? "bg-accent px-1.5 font-semibold text-on-accent" : isOutside || isPast ? "text-muted" : "text-ink",
        )}
      >
        {noonOf(day).getUTCDate()}
      </span>
      {!isPast && !isToday && <Add day={day} label={label} />}
      {shown.map((card) => (
        <Chip key={card.id} card={card} dense={dense} isLifted={card.id === liftedId} {...actions} />
      ))}
      {ghostsShown.map((time) => (
        <span
          key={time}
          className="flex h-6 items-center gap-1.5 truncate rounded-lg border border-dashed px-1.5 text-2xs text-muted tabular-nums"
        >
          <Bot aria-hidden className="size-3 shrink-0" />
          {time}
          <span className="truncate">{t("ghost")}</span>
        </span>
      ))}
      {hidden > 0 && <More cards={cards} count={hidden} day={label} {...actions} />}
    </td>
  );
});

/** By the pointer; by keyboard it is Enter on a day without posts. */
function Add({ day, label }: { day: string; label: string }) {
  const t = useTranslations("calendar");
  const create = useCreateSheet();
  return (
    <button
      type="button"
      data-add
      tabIndex={-1}
      aria-label={t("add", { day: label })}
      onClick={() => create({ theme: "", day })}
      className="absolute top-1 right-1 flex size-6 items-center justify-center rounded-md text-muted opacity-0 group-hover:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100"
    >
      <Plus aria-hidden className="size-3.5" />
    </button>
  );
}

function More({ cards, count, day, ...actions }: ChipActions & { cards: PostCard[]; count: number; day: string }) {
  const t = useTranslations("calendar");
  return (
    <Popup
      kind="dialog"
      label={day}
      side="right"
      className="grid max-h-[70vh] w-64 gap-2 p-3"
      trigger={
        <button
          type="button"
          tabIndex={-1}
          className="h-6 self-start rounded-md px-1.5 text-xs font-medium text-muted hover:bg-hover hover:text-ink"
        >
          {t("more", { count: String(count) })}
          <span className="sr-only">{`, ${day}`}</span>
        </button>
      }
    >
      <p aria-hidden className="text-sm font-semibold first-letter:uppercase">
        {day}
      </p>
      {cards.map((card) => (
        <Chip key={card.id} card={card} isStop {...actions} />
      ))}
    </Popup>
  );
}
