import type { PostCard } from "#components/posts/card.ts";
import { hoursOf } from "#lib/domain/free-slots.ts";
import { instantOf, wallOf } from "#lib/domain/zone.ts";
import { shownAt } from "#lib/domain/listing.ts";

interface Slot {
  dayOfWeek: number;
  hour: number;
}

/** What a day of the calendar shows. */
export interface PlannedDay {
  day: string;
  cards: PostCard[];
  /** hours that the autopilot will fill */
  ghosts: string[];
}

export function planDays({
  cards,
  days,
  now,
  slots,
  filled,
  zone,
}: {
  cards: readonly PostCard[];
  days: readonly string[];
  now: Date;
  slots: readonly Slot[];
  /** hours that were filled once: what was discarded or moved away does not come back */
  filled: readonly string[];
  zone: string;
}): PlannedDay[] {
  const spent = new Set(filled.map((instant) => Date.parse(instant)));
  const isOpen = (when: Date) => when > now && !spent.has(when.getTime());
  const byDay = new Map<string, PostCard[]>(days.map((day) => [day, []]));
  for (const card of cards) {
    const at = shownAt(card);
    if (at !== null) byDay.get(wallOf(at, zone).day)?.push(card);
  }
  return days.map((day) => {
    const planned = (byDay.get(day) ?? []).toSorted((one, other) => timeOf(one) - timeOf(other));
    const hours = slots.length === 0 ? [] : hoursOf(slots, day);
    const taken = new Set(hours.length === 0 ? [] : planned.map((card) => wallOf(shownAt(card) ?? "", zone).time));
    const ghosts = hours.filter((time) => !taken.has(time) && isOpen(instantOf({ day, time }, zone)));
    return { day, cards: planned, ghosts };
  });
}

const timeOf = (card: PostCard): number => Date.parse(shownAt(card) ?? "");

/** The hour a card takes on another day: the free slot of that day, else its own, else nine; null for a day gone by. */
export function landingOf(card: PostCard, { day, ghosts }: PlannedDay, zone: string, now: Date): Date | null {
  const own = card.scheduledFor === null ? undefined : wallOf(card.scheduledFor, zone).time;
  const time = ghosts[0] ?? own ?? "09:00";
  const when = instantOf({ day, time }, zone);
  if (when > now) return when;
  const today = wallOf(now, zone);
  if (day < today.day) return null;
  // Today, and the hour is gone: the next half hour that leaves time to think again.
  const soon = new Date(Math.ceil((now.getTime() + 600_000) / 1_800_000) * 1_800_000);
  return wallOf(soon, zone).day === day ? soon : null;
}
