import { isDay } from "./day.ts";
import type { Language } from "./language.ts";
import { instantOf, wallOf } from "./zone.ts";

export interface Calendar {
  readonly language: Language;
  readonly zone: string;
  readonly now: Date;
  /** the hour of a day that was written without one */
  readonly timeOn: (day: string) => string;
}

/** A day with its hour, as it is written in the reader's language: "01/12 9h", "2026-12-01 09:00", "12/1 9 am". */
export function readWhen(text: string, { language, now, timeOn, zone }: Calendar): Date | null {
  const [dayText = "", ...others] = text.trim().split(/[\sT,]+/);
  const day = readDay(dayText, language, Number(wallOf(now, zone).day.slice(0, 4)), wallOf(now, zone).day);
  if (!day) return null;
  const timeText = others.filter((word) => !/^(às|as|at|a|las)$/i.test(word)).join("");
  const time = timeText === "" ? timeOn(day) : readTime(timeText);
  return time === null ? null : instantOf({ day, time }, zone);
}

const two = (number: string | number) => String(number).padStart(2, "0");

function readDay(text: string, language: Language, year: number, today?: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const [, one, other, written] = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(text.trim()) ?? [];
  if (!one || !other) return null;
  const [month, day] = language === "en" ? [one, other] : [other, one];
  if (written) return dayOf(written.length === 2 ? `20${written}` : written, month, day);
  const here = dayOf(year, month, day);
  // In December, "05/01" is next month's.
  return here && today && here < today ? dayOf(year + 1, month, day) : here;
}

function dayOf(year: string | number = "", month: string | number = "", day: string | number = ""): string | null {
  const name = `${year}-${two(month)}-${two(day)}`;
  return isDay(name) ? name : null;
}

export function readTime(text: string): string | null {
  const [, hours = "", minutes = "0", half] =
    /^(\d{1,2})(?:[:h.](\d{2})|h|hs|(?=[ap]m))?(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === "" || !/[:hapm.]/i.test(text)) return null;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${two(hour)}:${two(minutes)}` : null;
}
