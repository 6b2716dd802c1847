export const BLOCKERS = ["no_slots", "no_social", "no_credits"] as const;
export type Blocker = (typeof BLOCKERS)[number];

/** An hour of each day of the week: a full grid. */
export const SLOTS_MAX = 168;
export const SLOT_THEME_MAX = 10_000;

/** All that would keep the autopilot from publishing, on or off. */
export function blockersOf(has: { slots: number; social: boolean; credits: number }): Blocker[] {
  const stands: Record<Blocker, boolean> = {
    no_slots: has.slots === 0,
    no_social: !has.social,
    no_credits: has.credits <= 0,
  };
  return BLOCKERS.filter((blocker) => stands[blocker]);
}
