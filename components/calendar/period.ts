import { addDays, addMonths, daysFrom, isDay, isMonth, monthDays, monthOf, startOfWeek } from "#lib/domain/day.ts";
import { LANGUAGE_ROWS, type Language } from "#lib/domain/language.ts";
import { instantOf } from "#lib/domain/zone.ts";

export const SPANS = ["month", "week", "agenda"] as const;
export type Span = (typeof SPANS)[number];

const MOST = 2000;
const LENGTHS = { week: 7, agenda: 14 } as const;

interface Asked {
  view: string | null;
  on: string | null;
  isWide: boolean;
  today: string;
}

/** What an address of the calendar asks for; a phone has the agenda alone. */
export function readAddress({ isWide, on, today, view }: Asked): { span: Span; anchor: string } {
  const asked = on ?? "";
  return {
    span: isWide ? (SPANS.find((one) => one === view) ?? "month") : "agenda",
    anchor: isDay(asked) ? asked : isMonth(asked) ? `${asked}-01` : today,
  };
}

/** The days shown, on the project's own clock; weeks begin as the reader's do. */
export const daysOf = (span: Span, anchor: string, language: Language): string[] => {
  const { weekBegins } = LANGUAGE_ROWS[language];
  return span === "month"
    ? monthDays(monthOf(anchor), weekBegins)
    : daysFrom(startOfWeek(anchor, weekBegins), LENGTHS[span]);
};

export const stepped = (span: Span, anchor: string, step: number): string =>
  span === "month" ? `${addMonths(monthOf(anchor), step)}-01` : addDays(anchor, step * LENGTHS[span]);

/** The posts of some days. */
export function cardsOf(projectId: string, days: readonly string[], zone: string) {
  const [first = "", last = first] = [days[0], days.at(-1)];
  const end = instantOf({ day: addDays(last, 1), time: "00:00" }, zone);
  return {
    query: {
      projectId,
      from: instantOf({ day: first, time: "00:00" }, zone).toISOString(),
      to: new Date(end.getTime() - 1).toISOString(),
      limit: MOST,
    },
  };
}

/** The posts that have no date. */
export const shelfOf = (projectId: string) => ({ query: { projectId, shelf: "1", limit: 100 } }) as const;
