"use client";

import { CalendarClock, Check, CheckCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { FORMAT_ICONS, type PostCard } from "#components/posts/card.ts";
import { Cover } from "#components/posts/cover.tsx";
import { ScheduleDialog } from "#components/posts/schedule-dialog.tsx";
import type { Dates } from "#components/posts/use-dates.ts";
import { takenBy, useBulk } from "#components/posts/use-bulk.ts";
import { useMoves } from "#components/posts/use-moves.ts";
import { CommentsMark } from "#components/review/comments-mark.tsx";
import { LookMark } from "#components/writer/look-mark.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, Section } from "#components/ui/card.tsx";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";

/** Finished posts that wait for a person's word, the soonest first. */
export function Approvals({ cards, dates, zone }: { cards: readonly PostCard[]; dates: Dates; zone: string }) {
  if (cards.length === 0) return null;
  return <Waiting {...{ cards, dates, zone }} />;
}

function Waiting({ cards, dates, zone }: Parameters<typeof Approvals>[0]) {
  const t = useTranslations("autopilot.approvals");
  const { mayApprove } = useMoves(dates);
  const { run, isPending } = useBulk(() => undefined);
  const [openedAt] = useState(() => Date.now());
  const due = takenBy("approve", cards).filter(({ scheduledFor }) => Date.parse(scheduledFor ?? "") > openedAt);
  const sorted = cards.toSorted((a, b) => (a.scheduledFor ?? "").localeCompare(b.scheduledFor ?? ""));
  return (
    <Section
      title={t("title")}
      description={t("count", { count: cards.length })}
      aside={
        mayApprove &&
        due.length > 1 && (
          <Button
            disabled={isPending}
            focusableWhenDisabled
            onClick={() =>
              run(
                "approve",
                due.map(({ id }) => id),
              )
            }
          >
            <CheckCheck aria-hidden className="size-4" />
            {t("all", { count: due.length })}
          </Button>
        )
      }
    >
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {sorted.map((card) => (
          <li key={card.id} className="flex">
            <Proposal card={card} dates={dates} zone={zone} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Proposal({ card, dates, zone }: { card: PostCard; dates: Dates; zone: string }) {
  const t = useTranslations("autopilot.approvals");
  const formats = useTranslations("posts.format");
  const errorText = useErrorText();
  const moves = useMoves(dates);
  const approve = useOperation("approvePost");
  const [isChoosing, setIsChoosing] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const at = card.scheduledFor ?? "";
  const passed = Date.parse(at) <= openedAt;
  const send = () =>
    approve.mutate(
      { params: { id: card.id } },
      {
        onSuccess: () => toast.success(t("approved", { date: dates.dateTime(at) })),
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return (
    <Card className="flex w-full gap-3 p-3">
      <Cover card={card} sizes="5rem" className="aspect-4/5 w-20 self-start rounded-lg" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="flex items-center gap-2 text-xs text-muted tabular-nums">
          <span className="first-letter:uppercase">{dates.dateTime(at)}</span>
          <Badge icon={FORMAT_ICONS[card.format]}>{formats(card.format)}</Badge>
        </p>
        <Link
          href={`/${card.projectId}/posts/${card.id}`}
          className="line-clamp-2 text-sm font-medium text-pretty underline-offset-2 hover:underline"
        >
          {card.theme}
        </Link>
        <LookMark card={card} />
        <CommentsMark card={card} />
        <p className="line-clamp-2 text-xs text-pretty text-muted">{passed ? t("passed") : card.reason}</p>
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {!passed && moves.mayApprove && (
            <Button
              variant="primary"
              disabled={approve.isPending}
              aria-label={t("approveOf", { theme: card.theme })}
              onClick={send}
            >
              <Check aria-hidden className="size-4" />
              {t("approve")}
            </Button>
          )}
          <Button aria-label={t("otherOf", { theme: card.theme })} onClick={() => setIsChoosing(true)}>
            <CalendarClock aria-hidden className="size-4" />
            {t("other")}
          </Button>
        </div>
      </div>
      {isChoosing && (
        <ScheduleDialog
          post={passed ? { ...card, scheduledFor: null } : card}
          zone={zone}
          onClose={() => setIsChoosing(false)}
          onPick={(when) => {
            setIsChoosing(false);
            moves.schedule(card, when, { seen: true });
          }}
        />
      )}
    </Card>
  );
}
