"use client";

import { Star } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { useState } from "react";
import { useOwnZone } from "#components/projects/use-own-zone.ts";
import { DayInput, TimeInput } from "#components/ui/day-input.tsx";
import { DialogForm } from "#components/ui/dialog-form.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { useRead } from "#lib/client/use-operation.ts";
import { isConnected } from "./ask-first.ts";
import type { PostCard } from "./card.ts";
import { useDates } from "./use-dates.ts";
import { bestHours, freeSlots } from "#lib/domain/free-slots.ts";
import { isDay } from "#lib/domain/day.ts";
import { instantOf, type Wall, wallOf } from "#lib/domain/zone.ts";

interface Scheduled {
  id: string;
  projectId: string;
  theme: string;
  scheduledFor: string | null;
}

/** Day and hour on the project's clock, with the hours of its week that are still free. */
export function ScheduleDialog({
  post,
  zone,
  onClose,
  onPick,
}: {
  post: Scheduled;
  zone: string;
  onClose: () => void;
  onPick: (when: Date) => void;
}) {
  const t = useTranslations("posts.schedule");
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} description={post.theme}>
      <ScheduleForm post={post} zone={zone} onClose={onClose} onPick={onPick} />
    </Dialog>
  );
}

function ScheduleForm({ post, zone, onClose, onPick }: Parameters<typeof ScheduleDialog>[0]) {
  const t = useTranslations("posts.schedule");
  const dates = useDates(zone);
  const best = useTranslations("bulk.best");
  const ask = useTranslations("posts.ask");
  const [now] = useState(() => new Date());
  const { cards, isBest, slots } = useFreeSlots(post.projectId, zone, now);
  const [chosen, setWall] = useState<Wall | null>(null);
  const wall = chosen ?? wallOf(post.scheduledFor ?? slots.find(isBest) ?? slots[0] ?? nextMorning(now, zone), zone);
  const [tried, setTried] = useState(false);
  const complete = isDay(wall.day) && /^\d{2}:\d{2}$/.test(wall.time);
  const when = complete ? instantOf(wall, zone) : null;
  const problem = when === null ? t("missing") : when <= now ? t("past") : null;
  const { data: connection } = useRead("readConnection", { params: { id: post.projectId } });
  const hasAccount = isConnected(connection);
  const neighbor = when && cards.find(({ id, scheduledFor }) => id !== post.id && isAt(scheduledFor, when));
  const own = useOwnZone() ?? zone;
  const ownDates = useDates(own);
  const send = () => {
    setTried(true);
    if (when && !problem) onPick(when);
  };
  return (
    <DialogForm
      cancel={t("cancel")}
      submit={neighbor || !hasAccount ? ask("anyway") : t("submit")}
      onCancel={onClose}
      onSubmit={send}
    >
      <div className="grid grid-cols-[1fr_8rem] gap-3">
        <label className="flex flex-col gap-1.5 text-sm font-medium">
          {t("date")}
          <DayInput
            value={wall.day}
            today={wallOf(now, zone).day}
            onChange={({ target }) => setWall({ ...wall, day: target.value })}
          />
        </label>
        <label className="flex flex-col gap-1.5 text-sm font-medium">
          {t("time")}
          <TimeInput value={wall.time} onChange={({ target }) => setWall({ ...wall, time: target.value })} />
        </label>
        <p className="col-span-2 text-xs text-muted">
          {when && `${dates.dateTime(when)} · `}
          <span className="inline-block first-letter:uppercase">{dates.zone()}</span>
          {own !== zone && when && ` · ${t("yours", { date: ownDates.dateTime(when) })}`}
        </p>
      </div>
      {slots.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">{t("free")}</legend>
          <div className="flex flex-wrap gap-1.5">
            {slots.map((slot) => (
              <button
                key={slot.toISOString()}
                type="button"
                onClick={() => setWall(wallOf(slot, zone))}
                aria-pressed={when?.getTime() === slot.getTime()}
                title={isBest(slot) ? best("text") : undefined}
                className="flex h-8 items-center gap-1.5 rounded-full border px-3 text-xs font-medium text-muted tabular-nums transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
              >
                {isBest(slot) && <Star aria-hidden className="size-3.5 fill-current text-warning" />}
                {dates.dateTime(slot)}
                {isBest(slot) && <span className="text-2xs text-warning">{best("mark")}</span>}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {neighbor && <p className="text-sm text-warning">{t("taken", { theme: neighbor.theme })}</p>}
      {!hasAccount && (
        <p className="rounded-lg bg-warning-soft px-3 py-2 text-sm text-pretty text-warning">
          {t("noAccount")}{" "}
          <Link href={`/${post.projectId}/settings`} className="font-medium underline underline-offset-2">
            {t("connect")}
          </Link>
        </p>
      )}
      {tried && problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </DialogForm>
  );
}

const nextMorning = (now: Date, zone: string): Date => {
  const { day } = wallOf(new Date(now.getTime() + 86_400_000), zone);
  return instantOf({ day, time: "09:00" }, zone);
};

const isAt = (scheduledFor: string | null, when: Date): boolean =>
  scheduledFor !== null && Date.parse(scheduledFor) === when.getTime();

const SLOTS_SHOWN = 6;

interface Free {
  cards: readonly PostCard[];
  slots: Date[];
  isBest: (slot: Date) => boolean;
}

function useFreeSlots(projectId: string, zone: string, now: Date): Free {
  const [period] = useState(() => ({
    from: now.toISOString(),
    to: new Date(now.getTime() + 14 * 86_400_000).toISOString(),
  }));
  const autopilot = useRead("readAutopilot", { params: { id: projectId } });
  const cards = useRead("listCards", { query: { projectId, ...period, limit: 500 } });
  const trends = useRead("readTrends", { params: { id: projectId }, query: {} });
  if (!autopilot.data || !cards.data || trends.isPending) return { cards: [], slots: [], isBest: () => false };
  const best = bestHours(trends.data?.hours ?? []);
  const isBest = (slot: Date) => best.includes(Number(wallOf(slot, zone).time.slice(0, 2)));
  const taken = new Set(
    cards.data.cards.flatMap(({ scheduledFor }) => (scheduledFor ? [Date.parse(scheduledFor)] : [])),
  );
  const slots = freeSlots({ slots: autopilot.data.slots, taken, zone, now, best }).slice(0, SLOTS_SHOWN);
  return { cards: cards.data.cards, slots, isBest };
}
