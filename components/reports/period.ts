import { addDays, addMonths, daysFrom, isDay, monthOf } from "#lib/domain/day.ts";
import { instantOf } from "#lib/domain/zone.ts";

const SPANS = ["7", "30", "90"] as const;
export const CHOICES = [...SPANS, "month", "all", "own"] as const;
export type Choice = (typeof CHOICES)[number];

/** Whole days of the project's clock, both included. */
export interface Period {
  choice: Choice;
  from: string;
  to: string;
}

const DEFAULT_SPAN = "30";
export const FIRST_DAY = "2000-01-01";

/** What an address asks for; one that makes no sense asks for the last 30 days. */
export function periodOf(address: URLSearchParams, today: string): Period {
  const [from, to] = [address.get("from") ?? "", address.get("to") ?? ""];
  if (isDay(from) && isDay(to) && FIRST_DAY <= from && from <= to && to <= today) return { choice: "own", from, to };
  if (address.get("days") === "all") return { choice: "all", from: FIRST_DAY, to: today };
  if (address.get("days") === "month") return { choice: "month", ...lastMonth(today) };
  const choice = SPANS.find((span) => span === address.get("days")) ?? DEFAULT_SPAN;
  return { choice, from: addDays(today, 1 - Number(choice)), to: today };
}

/** The whole month before the one that it is. */
function lastMonth(today: string) {
  const [month, next] = [addMonths(monthOf(today), -1), monthOf(today)];
  return { from: `${month}-01`, to: addDays(`${next}-01`, -1) };
}

/** What the address says of a choice; the default says nothing. */
export const addressOf = (choice: Choice, { from, to }: Pick<Period, "from" | "to">) => ({
  days: choice === "own" || choice === DEFAULT_SPAN ? null : choice,
  from: choice === "own" ? from : null,
  to: choice === "own" ? to : null,
});

const midnight = (day: string, zone: string): Date => instantOf({ day, time: "00:00" }, zone);

export const instantsOf = ({ from, to }: Period, zone: string) => ({
  from: midnight(from, zone).toISOString(),
  to: new Date(midnight(addDays(to, 1), zone).getTime() - 1).toISOString(),
});

const DAY_MS = 86_400_000;

const daysOf = ({ from, to }: Period): string[] =>
  daysFrom(from, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1);

/** As many days just before, to compare with; before all there is nothing. */
export function previousOf(period: Period): Period | null {
  if (period.choice === "all") return null;
  const to = addDays(period.from, -1);
  return { choice: "own", from: addDays(to, 1 - daysOf(period).length), to };
}

const YEAR_DAYS = 366;

/** What is drawn day by day: of more than a year only what follows the first measurement. */
export const drawnDays = (period: Period, firstMeasured = period.to): string[] => {
  const days = daysOf(period);
  return days.length > YEAR_DAYS ? days.filter((day) => day >= firstMeasured) : days;
};
