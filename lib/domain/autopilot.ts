import { addDays, weekdayOf } from "./day.ts";
import { instantOfHour, localDay } from "./zone.ts";

export const BLOCKERS = ["no_slots", "no_social", "no_credits"] as const;
export type Blocker = (typeof BLOCKERS)[number];

/** All that would keep the autopilot from publishing, on or off. */
export function blockersOf(has: { slots: number; social: boolean; credits: number }): Blocker[] {
  const stands: Record<Blocker, boolean> = {
    no_slots: has.slots === 0,
    no_social: !has.social,
    no_credits: has.credits <= 0,
  };
  return BLOCKERS.filter((blocker) => stands[blocker]);
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const HORIZON_MS = WEEK_DAYS * DAY_MS;
/** How long before its slot an idea is sent to be made. */
export const LEAD_MS = DAY_MS;
/** No theme of the autopilot's own choice comes twice within so many days. */
export const THEME_REST_DAYS = 30;

export interface Slot {
  readonly id: string;
  readonly dayOfWeek: number;
  readonly hour: number;
  readonly theme: string | null;
}

/** A slot's day: what is filled once. */
export interface Occurrence<S extends Slot = Slot> {
  readonly slot: S;
  readonly localDate: string;
  readonly dueAt: Date;
}

/** Every occurrence of the slots in the days that follow, soonest first. */
export function occurrencesOf<S extends Slot>(slots: readonly S[], zone: string, from: Date, days: number) {
  const today = localDay(from, zone);
  const end = from.getTime() + days * DAY_MS;
  const occurrences: Occurrence<S>[] = [];
  // A skipped hour may move to the day after its own, so the day before today counts too.
  for (let offset = -1; offset <= days + 1; offset++) {
    const localDate = addDays(today, offset);
    for (const slot of slots) {
      if (slot.dayOfWeek !== weekdayOf(localDate)) continue;
      const dueAt = instantOfHour(localDate, slot.hour, zone);
      if (dueAt > from && dueAt.getTime() <= end) occurrences.push({ slot, localDate, dueAt });
    }
  }
  return occurrences.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** What is planned now: the week that follows. */
export const upcoming = <S extends Slot>(slots: readonly S[], zone: string, now: Date) =>
  occurrencesOf(slots, zone, now, WEEK_DAYS);

/** When the next occurrence comes within the week, and planning has something to do again; null without slots. */
export function nextPlanning(slots: readonly Slot[], zone: string, now: Date): Date | null {
  const horizon = new Date(now.getTime() + HORIZON_MS);
  // Nine days: a change of the clocks may leave a week without one.
  const [first] = occurrencesOf(slots, zone, horizon, WEEK_DAYS + 2);
  return first ? new Date(first.dueAt.getTime() - HORIZON_MS) : null;
}

/** When the weekly report goes out: each Monday morning, on the project's clock. */
const REPORT = { id: "report", dayOfWeek: 0, hour: 8, theme: null } as const;

export function nextReport(zone: string, now: Date): Date {
  const [first] = occurrencesOf([REPORT], zone, now, WEEK_DAYS + 2);
  if (!first) throw new Error(`No Monday comes in ${zone}`);
  return first.dueAt;
}

/** What the grid will cost: a credit a post. */
export function forecastOf(slots: readonly Slot[], zone: string, now: Date, credits: number) {
  const month = occurrencesOf(slots, zone, now, 30);
  return {
    perWeek: slots.length,
    perMonth: month.length,
    /** the post that finds no credit any more, should it come within the month */
    shortAt: month[Math.max(0, credits)]?.dueAt ?? null,
  };
}
