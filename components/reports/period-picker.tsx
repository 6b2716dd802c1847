"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayInput } from "#components/ui/day-input.tsx";
import { Segmented } from "#components/ui/segmented.tsx";
import { isDay } from "#lib/domain/day.ts";
import { type Choice, CHOICES, FIRST_DAY, type Period } from "./period.ts";

export function PeriodPicker({
  period,
  today,
  onChange,
}: {
  period: Period;
  today: string;
  onChange: (period: Period) => void;
}) {
  const t = useTranslations("reports.period");
  const { choice, from, to } = period;
  const name = (value: Choice) =>
    value === "own" || value === "all" || value === "month" ? t(value) : t("days", { count: Number(value) });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label={t("label")}
        value={choice}
        choices={CHOICES.map((value) => ({ value, label: name(value) }))}
        onChange={(next) => onChange({ ...period, choice: next })}
        className="max-sm:grid max-sm:w-full max-sm:grid-cols-3"
      />
      {choice === "own" && (
        <div key={`${from}/${to}`} className="flex items-center gap-2 max-sm:w-full">
          <DayField
            label={t("from")}
            day={from}
            today={today}
            onPick={(day) => onChange({ choice, from: day, to: day > to ? day : to })}
          />
          <span aria-hidden className="text-muted">
            –
          </span>
          <DayField
            label={t("to")}
            day={to}
            today={today}
            onPick={(day) => onChange({ choice, from: day < from ? day : from, to: day })}
          />
        </div>
      )}
    </div>
  );
}

/** What is typed counts once it is a whole day that there was. */
function DayField({
  label,
  day,
  today,
  onPick,
}: {
  label: string;
  day: string;
  today: string;
  onPick: (day: string) => void;
}) {
  const [typed, setTyped] = useState(day);
  const isKnown = isDay(typed) && FIRST_DAY <= typed && typed <= today;
  return (
    <DayInput
      today={today}
      aria-label={label}
      aria-invalid={!isKnown}
      min={FIRST_DAY}
      max={today}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => (isKnown ? typed !== day && onPick(typed) : setTyped(day))}
      onKeyDown={({ key }) => key === "Enter" && isKnown && typed !== day && onPick(typed)}
      className="max-sm:flex-1 sm:w-44"
    />
  );
}
