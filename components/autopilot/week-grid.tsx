"use client";

import { Moon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Dates } from "#components/posts/use-dates.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Flying } from "#components/ui/flying.tsx";
import { toast } from "#components/ui/toast.ts";
import { useDrop } from "#components/ui/use-drop.ts";
import { useWide } from "#components/ui/use-wide.ts";
import { DayChoice } from "./day-choice.tsx";
import { DAYS, dayOf, hasNight, hoursShown, keyOf, placeOf, timeOf } from "./places.ts";
import { SlotCell } from "./slot-cell.tsx";
import { SlotEditor } from "./slot-editor.tsx";
import type { Autopilot, Changes, Place, Slot } from "./use-autopilot.ts";
import { useSlotKeys } from "./use-slot-keys.ts";

/** The week, an hour a cell: a click adds a slot or opens it, and it moves by drag or by keyboard. */
export function WeekGrid({ autopilot, changes, dates }: { autopilot: Autopilot; changes: Changes; dates: Dates }) {
  const isWide = useWide();
  const t = useTranslations("autopilot.grid");
  const { slots } = autopilot;
  const [withNight, setWithNight] = useState(false);
  const [day, setDay] = useState(0);
  // By its place: a slot that was just added gets its id while it is being edited.
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [spoken, setSpoken] = useState("");
  const days: readonly number[] = isWide ? DAYS : [day];
  const hours = hoursShown(slots, withNight);
  const words = (place: Place) => ({
    day: dates.weekday(dayOf(place.dayOfWeek), "long"),
    time: timeOf(place.hour),
  });
  const byPlace = new Map(slots.map((slot) => [keyOf(slot), slot]));
  const open = openKey === null ? null : (byPlace.get(openKey) ?? null);

  function move(slot: Slot, place: Place) {
    if (keyOf(slot) === keyOf(place)) return;
    if (byPlace.has(keyOf(place))) {
      toast.error(t("taken"));
      return;
    }
    setSpoken(t("moved", words(place)));
    changes.move(slot, place, () => {
      const undo = { label: t("undo"), onClick: () => changes.move({ ...slot, ...place }, slot) };
      toast.success(t("moved", words(place)), { action: undo });
    });
  }

  function remove(slot: Slot) {
    setOpenKey(null);
    changes.remove(slot, () => {
      toast.success(t("removed"), { action: { label: t("undo"), onClick: () => changes.add(slot, slot.theme) } });
    });
  }

  const { carried, lift } = useDrop<Slot>((slot, target) => move(slot, placeOf(target)));
  const {
    lifted,
    onKeyDown,
    scope,
    setStop,
    stop: chosen,
  } = useSlotKeys({
    days,
    hours,
    slots,
    onMove: move,
    onRemove: remove,
    announce: (what, slot, place) => setSpoken(t(`speak.${what}`, { theme: slot.theme ?? t("free"), ...words(place) })),
  });
  const first = { dayOfWeek: days[0] ?? 0, hour: hours.includes(9) ? 9 : (hours[0] ?? 0) };
  const inSight = chosen !== null && days.includes(chosen.dayOfWeek) && hours.includes(chosen.hour);
  const stop = keyOf(chosen && inSight ? chosen : first);
  const target = carried?.over ?? (lifted ? keyOf(lifted.target) : null);
  const press = (place: Place, slot: Slot | undefined) => {
    if (slot) setOpenKey(keyOf(place));
    else changes.add(place);
  };
  const liftedId = carried?.item.id ?? lifted?.slot.id ?? null;

  return (
    <Card className="overflow-hidden">
      {!isWide && <DayChoice day={day} slots={slots} dates={dates} onChange={setDay} />}
      <table
        ref={scope}
        aria-label={t("label", { day: t("day"), hour: "24 h" })}
        className="w-full table-fixed border-collapse"
      >
        <colgroup>
          <col className="w-14" />
          <col span={days.length} />
        </colgroup>
        <thead className={cn(!isWide && "sr-only")}>
          <tr>
            <th scope="col" className="w-14 border-b">
              <span className="sr-only">{t("day")}</span>
            </th>
            {days.map((one) => (
              <th
                key={one}
                scope="col"
                className="h-9 border-b border-l text-xs font-medium text-muted first-letter:uppercase"
              >
                <span className="inline-block first-letter:uppercase">{dates.weekday(dayOf(one), "short")}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className="w-14 border-b pr-2 text-right text-2xs font-normal text-muted tabular-nums">
                {timeOf(hour)}
              </th>
              {days.map((dayOfWeek) => {
                const place = { dayOfWeek, hour };
                const key = keyOf(place);
                const slot = byPlace.get(key);
                return (
                  <SlotCell
                    key={key}
                    place={place}
                    slot={slot}
                    words={words(place)}
                    isStop={key === stop}
                    isLifted={slot !== undefined && slot.id === liftedId}
                    isTarget={key === target}
                    onFocus={setStop}
                    onKeyDown={onKeyDown}
                    onLift={lift}
                    onPress={press}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {!hasNight(slots) && (
        <div className="p-1.5">
          <Button variant="ghost" onClick={() => setWithNight(!withNight)}>
            <Moon aria-hidden className="size-3.5" />
            {withNight ? t("hideNight") : t("showNight")}
          </Button>
        </div>
      )}
      <output className="sr-only">{spoken}</output>
      {carried && (
        <Flying
          at={carried}
          look="label"
          maxWidth={carried.width}
          className="h-7 truncate px-2 text-xs leading-7 font-medium"
        >
          {carried.item.theme ?? t("free")}
        </Flying>
      )}
      {open && (
        <SlotEditor
          key={openKey}
          slot={open}
          dates={dates}
          anchor={() => scope.current?.querySelector(`[data-slot="${open.id}"]`) ?? null}
          onClose={() => setOpenKey(null)}
          onTheme={(theme) => changes.setTheme(open, theme)}
          onMove={(place) => {
            if (!byPlace.has(keyOf(place))) setOpenKey(keyOf(place));
            move(open, place);
          }}
          onRemove={() => remove(open)}
        />
      )}
    </Card>
  );
}
