"use client";

import dynamic from "next/dynamic";
import { CreateButton } from "#components/create/create-provider.tsx";
import { LoadError } from "#components/frame/load-error.tsx";
import { useKeys } from "#components/frame/use-keys.ts";
import { useDates } from "#components/posts/use-dates.ts";
import { useSelection } from "#components/posts/selection.tsx";
import { useMoves } from "#components/posts/use-moves.ts";
import type { Status } from "#lib/domain/post.ts";
import { Agenda } from "./agenda.tsx";
import { CalendarHeader } from "./calendar-header.tsx";
import { SPANS } from "./period.ts";
import { SelectButton } from "./select-button.tsx";
import { type Shown, useCalendar } from "./use-calendar.ts";

const Board = dynamic(async () => (await import("./board.tsx")).Board);
const Selecting = dynamic(async () => (await import("./selecting.tsx")).Selecting);

export function Calendar(shown: Shown) {
  const { zone, today, isWide } = shown;
  const dates = useDates(zone);
  const moves = useMoves(dates);
  const at = useCalendar(shown);

  const selection = useSelection();
  useKeys({
    x: () => selection.setOn(!selection.isOn),
    t: () => at.goTo(null),
    ...(isWide && Object.fromEntries(SPANS.map((span, index) => [String(index + 1), () => at.setSpan(span)]))),
  });
  const cards = at.planned?.flatMap((one) => one.cards);
  const isFiltered = at.filter.status.length + at.filter.format.length > 0;
  // Of what a filter hides, nothing is said.
  const countOf = (wanted: Status) =>
    (isFiltered ? undefined : cards)?.filter(({ status }) => status === wanted).length;

  return (
    <>
      <CalendarHeader
        span={at.span}
        isWide={isWide}
        anchor={at.anchor}
        dates={dates}
        scheduled={countOf("scheduled")}
        failed={countOf("failed")}
        proposed={countOf("draft")}
        projectId={shown.projectId}
        filter={at.filter}
        onPage={at.page}
        today={today}
        onToday={() => at.goTo(null)}
        onSpan={at.setSpan}
        onFilter={at.setFilter}
      >
        <SelectButton />
        <CreateButton />
      </CalendarHeader>
      <main id="content" className="flex min-w-0 flex-1 flex-col">
        {at.error && !at.planned && (
          <div className="p-6">
            <LoadError error={at.error} onRetry={() => void at.refetch()} />
          </div>
        )}
        {!at.error && at.span === "agenda" && (
          <Agenda
            planned={at.planned}
            days={at.days}
            shelf={at.shelved ?? []}
            today={today}
            now={shown.now}
            zone={zone}
            dates={dates}
            moves={moves}
            onPage={at.page}
            onClear={isFiltered ? () => at.setFilter({ status: [], format: [] }) : null}
          />
        )}
        {!at.error && at.span !== "agenda" && <Board at={at} dates={dates} moves={moves} {...shown} />}
        {selection.isOn && <Selecting cards={[...(cards ?? []), ...(at.shelved ?? [])]} />}
      </main>
    </>
  );
}
