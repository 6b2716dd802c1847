import type { Output } from "#lib/contract/index.ts";

type Day = Output<"readTrends">["days"][number];
export type Figures = Omit<Day, "day">;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_MAX = 62;
const WEEK = 7;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Every day of the period in order, with or without posts; a long one by weeks. */
export function fillDays(
  days: readonly Day[],
  { from, to }: { from?: string; to?: string },
): { series: Day[]; isWeekly: boolean } {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const start = [from, first].filter((day) => day !== undefined).toSorted((a, b) => at(a) - at(b))[0];
  const end = [to, last].filter((day) => day !== undefined).toSorted((a, b) => at(b) - at(a))[0];
  if (start === undefined || end === undefined) return { series: [], isWeekly: false };
  const count = Math.round((at(end) - at(start)) / DAY_MS) + 1;
  const isWeekly = count > DAYS_MAX;
  const size = isWeekly ? WEEK : 1;
  const known = new Map(days.map((day) => [day.day, day]));
  const series = Array.from({ length: Math.ceil(count / size) }, (_, index) => {
    const begin = at(start) + index * size * DAY_MS;
    const some = Array.from({ length: size }, (__, place) => known.get(dayAt(begin + place * DAY_MS)));
    return { day: dayAt(begin), ...sumOf(some.filter((day) => day !== undefined)) };
  });
  return { series, isWeekly };
}

function sumOf(groups: readonly Figures[]): Figures {
  const sum = (name: "views" | "likes" | "comments") => {
    const measured = groups.flatMap((group) => group[name] ?? []);
    return measured.length === 0 ? null : measured.reduce((total, value) => total + value, 0);
  };
  const count = (name: "published" | "measured") => groups.reduce((total, group) => total + group[name], 0);
  return {
    published: count("published"),
    measured: count("measured"),
    views: sum("views"),
    likes: sum("likes"),
    comments: sum("comments"),
  };
}

/** What a measured post of a group had on average; null where none was measured. */
export function meanOf(group: Figures | undefined, name: "views" | "likes" | "comments"): number | null {
  const sum = group?.[name];
  return group && sum !== null && sum !== undefined && group.measured > 0 ? sum / group.measured : null;
}
