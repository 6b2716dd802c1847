"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useCreateSheet } from "#components/create/create-provider.tsx";
import { FORMAT_ICONS, type PostCard, shownAt } from "#components/posts/card.ts";
import { Cover } from "#components/posts/cover.tsx";
import { EmptyArt } from "#components/posts/empty-art.tsx";
import { useFailureText } from "#components/posts/failure-text.tsx";
import { Making } from "#components/posts/making.tsx";
import { PostMenu } from "#components/posts/post-menu.tsx";
import { StatusMark } from "#components/posts/status-mark.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import type { Moves } from "#components/posts/use-moves.ts";
import { noonOf } from "#components/posts/zone.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { PlannedDay } from "./plan-days.ts";
import { useNear } from "./use-near.ts";

const TYPICAL_CARD_PX = 106;
const BATCH = 6;

interface AgendaProps {
  planned: readonly PlannedDay[] | null;
  days: readonly string[];
  shelf: readonly PostCard[];
  today: string;
  zone: string;
  dates: Dates;
  moves: Moves;
  onPage: (step: 1 | -1) => void;
}

/** Two weeks in a strip, and their posts from today on, day by day: all that a phone has of the calendar. */
export function Agenda({ planned, days, shelf, today, zone, dates, moves, onPage }: AgendaProps) {
  const t = useTranslations("calendar");
  const busy = planned?.filter(({ cards }) => cards.length > 0) ?? [];
  const ahead = busy.filter(({ day }) => day >= today);
  const gone = busy.filter(({ day }) => day < today);
  const of = { zone, dates, moves };
  const groups = (some: readonly PlannedDay[], areFirst: boolean) =>
    some.map(({ cards, day }, index) => (
      <Group
        key={day}
        id={`day-${day}`}
        title={day === today ? t("todayDay", { day: dates.day(day) }) : dates.day(day)}
        cards={cards}
        isFirst={areFirst && some.slice(0, index).flatMap((before) => before.cards).length < BATCH}
        {...of}
      />
    ));
  return (
    <div className="flex flex-1 flex-col">
      <Strip planned={planned} days={days} today={today} dates={dates} onPage={onPage} />
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 pt-4 pb-8">
        {!planned && [1, 2, 3].map((one) => <Skeleton key={one} className="h-24 w-full rounded-xl" />)}
        {planned && busy.length === 0 && (
          <EmptyState art={<EmptyArt />} title={t("agenda.empty")} text={t("agenda.emptyText")} />
        )}
        {groups(ahead.length > 0 ? ahead : gone, true)}
        {shelf.length > 0 && <Group title={t("shelf.title")} cards={shelf} {...of} />}
        {ahead.length > 0 && gone.length > 0 && (
          <>
            <p className="border-t pt-4 text-sm font-semibold">{t("agenda.gone")}</p>
            {groups(gone, false)}
          </>
        )}
      </div>
    </div>
  );
}

type CardActions = Pick<AgendaProps, "zone" | "dates" | "moves">;

interface GroupProps extends CardActions {
  id?: string;
  title: string;
  cards: readonly PostCard[];
  isFirst?: boolean;
}

function Group({ id, title, cards, isFirst = false, ...actions }: GroupProps) {
  const starts = Array.from({ length: Math.ceil(cards.length / BATCH) }, (_, index) => index * BATCH);
  return (
    <section id={id} className="flex scroll-mt-44 flex-col gap-2">
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
    <div ref={ref} aria-busy={!isNear} style={{ height }} className="flex flex-col gap-2">
      {isNear && cards.map((card) => <AgendaCard key={card.id} card={card} {...actions} />)}
    </div>
  );
}

function AgendaCard({ card, zone, dates, moves }: CardActions & { card: PostCard }) {
  const t = useTranslations("posts");
  const failureText = useFailureText();
  const FormatIcon = FORMAT_ICONS[card.format];
  const at = shownAt(card);
  return (
    <Card className={cn("relative flex gap-3 p-2", card.status === "failed" && "border-danger/50")}>
      <Cover card={card} className="h-[70px] w-14 rounded-lg" />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1">
        <h3 className="line-clamp-2 text-sm font-medium [overflow-wrap:anywhere]">
          <Link href={`/${card.projectId}/posts/${card.id}`} prefetch={false} className="after:absolute after:inset-0">
            {card.theme}
          </Link>
        </h3>
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <FormatIcon aria-hidden className="size-3.5" />
          {t(`format.${card.format}`)}
        </p>
        <StatusMark status={card.status} />
        {card.status === "failed" && <p className="text-xs text-pretty text-danger">{failureText(card.failure)}</p>}
        {card.making && <Making making={card.making} />}
      </div>
      <div className="flex flex-col items-end justify-between">
        <span className="px-1.5 pt-1 text-xs font-medium text-muted tabular-nums">{at && dates.time(at)}</span>
        <PostMenu card={card} zone={zone} moves={moves} />
      </div>
    </Card>
  );
}

function Strip({
  planned,
  days,
  today,
  dates,
  onPage,
}: Pick<AgendaProps, "planned" | "days" | "today" | "dates" | "onPage">) {
  const t = useTranslations("calendar");
  const countOf = (day: string) => planned?.find((one) => one.day === day)?.cards.length ?? 0;
  return (
    <div className="sticky top-14 z-10 flex items-center border-b bg-canvas px-1 pt-1 pb-2">
      <Button variant="ghost" size="icon" aria-label={t("previous.agenda")} onClick={() => onPage(-1)}>
        <ChevronLeft aria-hidden className="size-4" />
      </Button>
      <div className="grid min-w-0 flex-1 grid-cols-7">
        {days.slice(0, 7).map((day) => (
          <span key={day} aria-hidden className="py-1 text-center text-2xs text-muted">
            {dates.weekday(day, "narrow")}
          </span>
        ))}
        {days.map((day) => (
          <StripDay key={day} day={day} count={countOf(day)} today={today} dates={dates} />
        ))}
      </div>
      <Button variant="ghost" size="icon" aria-label={t("next.agenda")} onClick={() => onPage(1)}>
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </div>
  );
}

/** Leads to the day's posts; where there are none and may be, to its first. */
function StripDay({ count, dates, day, today }: { count: number; dates: Dates; day: string; today: string }) {
  const t = useTranslations("calendar");
  const create = useCreateSheet();
  const className = "flex flex-col items-center gap-0.5 py-0.5";
  const isToday = day === today;
  const shown = (
    <>
      <span
        className={cn(
          "flex size-8 items-center justify-center rounded-full text-sm tabular-nums",
          isToday ? "bg-accent font-semibold text-on-accent" : day < today && "text-muted",
        )}
      >
        {noonOf(day).getUTCDate()}
      </span>
      <span className="flex h-1 gap-0.5">
        {Array.from({ length: Math.min(3, count) }, (_, dot) => (
          <span key={dot} className="size-1 rounded-full bg-accent" />
        ))}
      </span>
    </>
  );
  if (count > 0) {
    return (
      <a
        href={`#day-${day}`}
        aria-label={t("day", { day: dates.day(day), count })}
        aria-current={isToday ? "date" : undefined}
        className={className}
      >
        {shown}
      </a>
    );
  }
  if (day <= today) {
    return (
      <span aria-current={isToday ? "date" : undefined} className={className}>
        {shown}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={t("add", { day: dates.day(day) })}
      onClick={() => create({ theme: "", day })}
      className={className}
    >
      {shown}
    </button>
  );
}
