"use client";

import { useTranslations } from "next-intl";
import { type PostCard, stateOf } from "#components/posts/card.ts";
import type { Moves } from "#components/posts/use-moves.ts";
import { toast } from "#components/ui/toast.ts";
import { refusalOf } from "#lib/domain/post.ts";
import { instantOf } from "#lib/domain/zone.ts";
import { partsOf, placeOf } from "./hours.ts";
import { landingOf, type PlannedDay } from "./plan-days.ts";

/** Where a card is let go: on a day, on a half hour, or on the shelf. */
export function usePlacing({
  planned: days,
  moves,
  now,
  zone,
}: {
  planned: readonly PlannedDay[] | null;
  moves: Moves;
  now: Date;
  zone: string;
}) {
  const t = useTranslations("calendar");
  const reasons = useTranslations("reasons");
  /** onto a day, or in the week's grid onto its half hour */
  const moveTo = (card: PostCard, place: string): boolean => {
    const { day, time } = partsOf(place);
    const planned = days?.find((one) => one.day === day);
    const isThere =
      time === undefined ? planned?.cards.some(({ id }) => id === card.id) : placeOf(card, zone) === place;
    if (!planned || isThere) return false;
    const reason = refusalOf("schedule", stateOf(card));
    const when =
      time === undefined ? landingOf(card, planned, zone, now) : notPast(instantOf({ day, time }, zone), now);
    if (reason ?? !when) toast.error(reason ? reasons(reason) : t("past"));
    if (reason || !when) return false;
    return moves.schedule(card, when);
  };
  const shelve = (card: PostCard) => {
    if (card.scheduledFor !== null) moves.unschedule(card);
  };
  const drop = (card: PostCard, target: string) => {
    if (target === "shelf") shelve(card);
    else moveTo(card, target);
  };
  return { moveTo, shelve, drop };
}

const notPast = (when: Date, now: Date) => (when > now ? when : null);
