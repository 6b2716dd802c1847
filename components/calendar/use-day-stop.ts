import { type FocusEvent, useState } from "react";
import type { PlannedDay } from "./plan-days.ts";

/** A grid is one tab stop: the day that had the focus last, else today, else its first. */
export function useDayStop(planned: readonly PlannedDay[], today: string) {
  const [focused, setFocused] = useState<string | null>(null);
  const stop = [focused, today].find((day) => planned.some((one) => one.day === day)) ?? planned[0]?.day;
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(target.closest<HTMLElement>("[data-day]")?.dataset["day"] ?? focused);
  return { stop, onFocus };
}
