"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type PostCard, stateOf } from "#components/posts/card.ts";
import { Cover } from "#components/posts/cover.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import type { Moves } from "#components/posts/use-moves.ts";
import { Flying } from "#components/ui/flying.tsx";
import { toast } from "#components/ui/toast.ts";
import { type Carried, useDrop } from "#components/ui/use-drop.ts";
import { monthOf } from "#lib/domain/day.ts";
import { can, refusalOf } from "#lib/domain/post.ts";
import { GridSkeleton } from "./calendar-skeleton.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { landingOf } from "./plan-days.ts";
import { Shelf } from "./shelf.tsx";
import type { Shown, useCalendar } from "./use-calendar.ts";
import { useGridKeys } from "./use-grid-keys.ts";

interface BoardProps extends Shown {
  at: ReturnType<typeof useCalendar>;
  dates: Dates;
  moves: Moves;
}

/** Days in a grid and the shelf beside them, between which posts are moved by pointer and by keys. */
export function Board({ at, dates, moves, now, today, zone }: BoardProps) {
  const t = useTranslations("calendar");
  const reasons = useTranslations("reasons");
  const [said, setSaid] = useState("");

  const moveTo = (card: PostCard, day: string): boolean => {
    const planned = at.planned?.find((one) => one.day === day);
    if (!planned || planned.cards.some(({ id }) => id === card.id)) return false;
    const reason = refusalOf("schedule", stateOf(card));
    const when = landingOf(card, planned, zone, now);
    if (reason ?? !when) toast.error(reason ? reasons(reason) : t("past"));
    if (reason || !when) return false;
    moves.schedule(card, when);
    return true;
  };
  const shelve = (card: PostCard) => {
    if (card.scheduledFor !== null) moves.unschedule(card);
  };
  const { carried, lift } = useDrop<PostCard>((card, target) => {
    if (target === "shelf") shelve(card);
    else moveTo(card, target);
  });
  const everyCard = () => [...(at.planned?.flatMap(({ cards }) => cards) ?? []), ...(at.shelved ?? [])];
  const { scope, lifted, pinnedId, onKeyDown } = useGridKeys({
    days: at.days,
    find: (id) => everyCard().find((card) => card.id === id),
    onPage: (step, day) => (at.span === "month" && monthOf(day) !== monthOf(at.anchor) ? at.goTo(day) : at.page(step)),
    onMove: moveTo,
    onShelve: shelve,
    announce: (what, { theme }, day) =>
      setSaid(what === "over" ? dates.day(day) : t(`move.${what}`, { theme, day: dates.day(day) })),
  });
  const actions = { dates, onLift: lift };
  const liftedId = carried?.item.id ?? lifted?.card.id ?? null;
  return (
    <>
      {/* A narrow window that was taken for a wide one shows none of this until its scripts are awake. Keys are read here
          for the grid and the shelf; both hold the controls that take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={scope} onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col max-[768px]:hidden lg:flex-row">
        {at.planned ? (
          <MonthGrid
            planned={at.planned}
            month={at.span === "month" ? monthOf(at.anchor) : null}
            today={today}
            target={carried?.over ?? lifted?.target ?? null}
            liftedId={liftedId}
            pinnedId={pinnedId}
            {...actions}
          />
        ) : (
          <GridSkeleton />
        )}
        <Shelf
          cards={at.shelved}
          isTarget={carried?.over === "shelf"}
          isOffering={carried !== null && can("unschedule", stateOf(carried.item))}
          liftedId={liftedId}
          {...actions}
        />
      </div>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {carried && <FlyingCard carried={carried} />}
      {lifted && (
        <p className="pointer-events-none fixed inset-x-0 bottom-6 z-30 mx-auto w-fit rounded-full bg-ink px-4 py-2 text-xs font-medium text-canvas shadow-pop">
          {t("move.help")}
        </p>
      )}
    </>
  );
}

function FlyingCard({ carried: { item, width, ...at } }: { carried: Carried<PostCard> }) {
  return (
    <Flying at={at} width={Math.min(width, 190)} className="flex items-center gap-2 p-1">
      <Cover card={item} className="h-9 w-[29px] rounded-[5px]" />
      <span className="min-w-0 flex-1 truncate text-xs font-medium">{item.theme}</span>
    </Flying>
  );
}
