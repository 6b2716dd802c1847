import type { PostCard } from "#components/posts/card.ts";
import { addDays } from "#lib/domain/day.ts";
import { shownAt } from "#lib/domain/listing.ts";
import { wallOf } from "#lib/domain/zone.ts";

/** The week by its hours: a place in it is a day and a time, "2026-11-24T09:30". */
export const HOUR_PX = 64;
export const HALF_HOURS = Array.from({ length: 48 }, (_, index) => timeOfMinutes(index * 30));

const CARD_PX = 60;
const DENSE_PX = 24;
const GAP_PX = 2;

function timeOfMinutes(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

export const topOf = (time: string): number => (minutesOf(time) / 60) * HOUR_PX;

/** Null for what waits on the shelf. */
export function placeOf(card: PostCard, zone: string): string | null {
  const at = shownAt(card);
  if (at === null) return null;
  const { day, time } = wallOf(at, zone);
  return `${day}T${time}`;
}

export const partsOf = (place: string): { day: string; time: string | undefined } => {
  const [day = "", time] = place.split("T");
  return { day, time };
};

/** The half hour or the day beside a place; null where that is outside of its day. */
export function stepIn(place: string, key: string): string | null {
  const { day, time = "09:00" } = partsOf(place);
  if (key === "ArrowLeft" || key === "ArrowRight") return `${addDays(day, key === "ArrowLeft" ? -1 : 1)}T${time}`;
  const half =
    Math.floor(minutesOf(time) / 30) + (key === "ArrowDown" ? 1 : time.endsWith("00") || time.endsWith("30") ? -1 : 0);
  return half < 0 || half >= HALF_HOURS.length ? null : `${day}T${timeOfMinutes(half * 30)}`;
}

interface Placed<Item> {
  item: Item;
  top: number;
  isDense: boolean;
}

/** Where a day's posts stand: at their time, in one line where the next is near, and never over each other. */
export function stack<Item extends { time: string }>(items: readonly Item[]): Placed<Item>[] {
  let free = 0;
  return items.map((item, index) => {
    const near = (other: Item | undefined) =>
      other !== undefined && Math.abs(topOf(other.time) - topOf(item.time)) < CARD_PX + GAP_PX;
    const isDense = near(items[index - 1]) || near(items[index + 1]);
    const top = Math.max(topOf(item.time), free);
    free = top + (isDense ? DENSE_PX : CARD_PX) + GAP_PX;
    return { item, top, isDense };
  });
}
