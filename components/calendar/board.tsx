"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { type PostCard, stateOf } from "#components/posts/card.ts";
import type { Dates } from "#components/posts/use-dates.ts";
import type { Moves } from "#components/posts/use-moves.ts";
import { useDrop } from "#components/ui/use-drop.ts";
import { monthOf } from "#lib/domain/day.ts";
import { can } from "#lib/domain/post.ts";
import { GridSkeleton } from "./calendar-skeleton.tsx";
import { FlyingCard } from "./flying-card.tsx";
import { partsOf, placeOf } from "./hours.ts";
import { MonthGrid } from "./month-grid.tsx";
import { Shelf } from "./shelf.tsx";
import type { Shown, useCalendar } from "./use-calendar.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { usePlacing } from "./use-placing.ts";

const WeekGrid = dynamic(async () => (await import("./week-grid.tsx")).WeekGrid, { loading: () => <GridSkeleton /> });

interface BoardProps extends Shown {
  at: ReturnType<typeof useCalendar>;
  dates: Dates;
  moves: Moves;
}

/** Days in a grid and the shelf beside them, between which posts are moved by pointer and by keys. */
export function Board({ at, dates, moves, now, today, zone }: BoardProps) {
  const t = useTranslations("calendar");
  const [said, setSaid] = useState("");

  const isHours = at.span === "week";
  const { drop, moveTo, shelve } = usePlacing({ planned: at.planned, moves, now, zone });
  const { carried, lift } = useDrop(drop);
  const everyCard = () => [...(at.planned?.flatMap(({ cards }) => cards) ?? []), ...(at.shelved ?? [])];
  const { scope, lifted, pinnedId, onKeyDown } = useGridKeys({
    days: at.days,
    find: (id) => everyCard().find((card) => card.id === id),
    onPage: (step, day) => (at.span === "month" && monthOf(day) !== monthOf(at.anchor) ? at.goTo(day) : at.page(step)),
    onMove: moveTo,
    onShelve: shelve,
    ...(isHours && {
      hourOf: (card: PostCard) => partsOf(placeOf(card, zone) ?? `T${MORNING}`).time,
    }),
    announce: (what, { theme }, place) => {
      const { day, time } = partsOf(place);
      const named = [dates.day(day), time].filter(Boolean).join(", ");
      setSaid(what === "over" ? named : t(`move.${what}`, { theme, day: named }));
    },
  });
  const actions = { dates, onLift: lift };
  const liftedId = carried?.item.id ?? lifted?.card.id ?? null;
  return (
    <>
      {/* A narrow window that was taken for a wide one shows none of this until its scripts are awake. Keys are read here
          for the grid and the shelf; both hold the controls that take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={scope} onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col max-[768px]:hidden lg:flex-row">
        {!at.planned && <GridSkeleton />}
        {at.planned && isHours && (
          <WeekGrid
            planned={at.planned}
            today={today}
            now={now}
            zone={zone}
            target={carried?.over ?? lifted?.target ?? null}
            liftedId={liftedId}
            {...actions}
          />
        )}
        {at.planned && !isHours && (
          <MonthGrid
            planned={at.planned}
            month={monthOf(at.anchor)}
            today={today}
            target={carried?.over ?? lifted?.target ?? null}
            liftedId={liftedId}
            pinnedId={pinnedId}
            {...actions}
          />
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
          {t(isHours ? "move.hoursHelp" : "move.help")}
        </p>
      )}
    </>
  );
}

const MORNING = "09:00";
