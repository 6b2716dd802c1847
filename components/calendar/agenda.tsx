"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { PostCard } from "#components/posts/card.ts";
import { EmptyArt } from "#components/posts/empty-art.tsx";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useDrop } from "#components/ui/use-drop.ts";
import { AgendaCard, type CardActions } from "./agenda-card.tsx";
import type { PlannedDay } from "./plan-days.ts";
import { TwoWeeks } from "./two-weeks.tsx";
import { useNear } from "./use-near.ts";
import { usePlacing } from "./use-placing.ts";

// Nobody carries a card before the page stands.
const FlyingCard = dynamic(async () => (await import("./flying-card.tsx")).FlyingCard, { ssr: false });

const TYPICAL_CARD_PX = 106;
const BATCH = 6;

interface AgendaProps extends Pick<CardActions, "zone" | "dates" | "moves"> {
  planned: readonly PlannedDay[] | null;
  days: readonly string[];
  shelf: readonly PostCard[];
  today: string;
  now: Date;
  onPage: (step: 1 | -1) => void;
  /** where a filter is on: to show all again */
  onClear: (() => void) | null;
}

/**
 * Two weeks in a strip, and their posts from today on, day by day: all that a phone has of the calendar. A card is
 * carried onto another day, in the strip or below it.
 */
export function Agenda({ planned, days, shelf, today, now, zone, dates, moves, onPage, onClear }: AgendaProps) {
  const t = useTranslations("calendar");
  const busy = planned?.filter(({ cards }) => cards.length > 0) ?? [];
  const ahead = busy.filter(({ day }) => day >= today);
  const gone = busy.filter(({ day }) => day < today);
  const { drop } = usePlacing({ planned, moves, now, zone });
  const { carried, lift } = useDrop(drop);
  const of = { zone, dates, moves, onLift: lift };
  const over = carried?.over ?? null;
  const groups = (some: readonly PlannedDay[], areFirst: boolean) =>
    some.map(({ cards, day }, index) => (
      <Group
        key={day}
        id={`day-${day}`}
        place={day}
        isTarget={over === day}
        title={day === today ? t("todayDay", { day: dates.day(day) }) : dates.day(day)}
        cards={cards}
        isFirst={areFirst && some.slice(0, index).flatMap((before) => before.cards).length < BATCH}
        {...of}
      />
    ));
  return (
    <div className="flex flex-1 flex-col">
      <TwoWeeks planned={planned} days={days} today={today} target={over} dates={dates} onPage={onPage} />
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 pt-4 pb-8">
        {!planned && [1, 2, 3].map((one) => <Skeleton key={one} className="h-24 w-full rounded-xl" />)}
        {planned && busy.length === 0 && !onClear && (
          <EmptyState art={<EmptyArt />} title={t("agenda.empty")} text={t("agenda.emptyText")} />
        )}
        {planned && busy.length === 0 && onClear && (
          <EmptyState art={<EmptyArt />} title={t("agenda.filtered")} text={t("agenda.filteredText")}>
            <Button onClick={onClear}>{t("filter.clear")}</Button>
          </EmptyState>
        )}
        {groups(ahead.length > 0 ? ahead : gone, true)}
        {shelf.length > 0 && (
          <Group title={t("shelf.title")} place="shelf" isTarget={over === "shelf"} cards={shelf} {...of} />
        )}
        {ahead.length > 0 && gone.length > 0 && (
          <>
            <p className="border-t pt-4 text-sm font-semibold">{t("agenda.gone")}</p>
            {groups(gone, false)}
          </>
        )}
      </div>
      {carried && <FlyingCard carried={carried} />}
    </div>
  );
}

interface GroupProps extends CardActions {
  id?: string;
  title: string;
  /** what a card becomes that is let go here */
  place: string;
  isTarget: boolean;
  cards: readonly PostCard[];
  isFirst?: boolean;
}

function Group({ id, title, place, isTarget, cards, isFirst = false, ...actions }: GroupProps) {
  const starts = Array.from({ length: Math.ceil(cards.length / BATCH) }, (_, index) => index * BATCH);
  return (
    <section
      id={id}
      data-drop={place}
      className={cn("-mx-2 -my-1 flex scroll-mt-44 flex-col gap-2 rounded-xl px-2 py-1", isTarget && "bg-accent-soft")}
    >
      <h2 className="text-xs font-semibold text-muted first-letter:uppercase">{title}</h2>
      {starts.map((start) => (
        <Batch key={start} cards={cards.slice(start, start + BATCH)} isFirst={isFirst && start === 0} {...actions} />
      ))}
    </section>
  );
}

/** As many cards as a phone shows. Two full weeks are hundreds: those far from the window are drawn as it nears. */
function Batch({ cards, isFirst, ...actions }: CardActions & { cards: readonly PostCard[]; isFirst: boolean }) {
  const { isNear, ref } = useNear<HTMLDivElement>(isFirst);
  const height = isNear ? undefined : cards.length * TYPICAL_CARD_PX;
  return (
    <div ref={ref} style={{ height }} className="flex flex-col gap-2">
      {isNear && cards.map((card) => <AgendaCard key={card.id} card={card} {...actions} />)}
    </div>
  );
}
