"use client";

import { Moon, Plus, Sparkles, Tag } from "lucide-react";
import { useTranslations } from "next-intl";
import { type PointerEvent, useState } from "react";
import { useDrag } from "#components/calendar/use-drag.ts";
import { useWide } from "#components/ui/use-wide.ts";
import type { Dates } from "#components/posts/use-dates.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { toast } from "#components/ui/toast.ts";
import { DAYS, dayOf, hasNight, hoursShown, keyOf, placeOf, timeOf } from "./places.ts";
import { SlotEditor } from "./slot-editor.tsx";
import type { Autopilot, Changes, Place, Slot } from "./use-autopilot.ts";
import { useSlotKeys } from "./use-slot-keys.ts";

/** The week, an hour a cell: a click adds a slot or opens it, and it moves by drag or by keyboard. */
export function WeekGrid({ autopilot, changes, dates }: { autopilot: Autopilot; changes: Changes; dates: Dates }) {
  const isWide = useWide();
  if (isWide === null) return <Skeleton className="h-[36rem] rounded-xl" />;
  return <Grid autopilot={autopilot} changes={changes} dates={dates} isWide={isWide} />;
}

function Grid({ autopilot, changes, dates, isWide }: Parameters<typeof WeekGrid>[0] & { isWide: boolean }) {
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

  const { begin, drag, swallowsClick } = useDrag<Slot>((slot, target) => move(slot, placeOf(target)));
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
  const target = drag?.over ?? (lifted ? keyOf(lifted.target) : null);
  const liftedId = drag?.card.id ?? lifted?.slot.id ?? null;

  const cell = (place: Place) => {
    const key = keyOf(place);
    const slot = byPlace.get(key);
    return (
      <td key={key} data-drop={key} className="h-10 border-b border-l p-0.5 first:border-l-0 md:h-8">
        <button
          type="button"
          data-place={key}
          data-slot={slot?.id}
          tabIndex={key === stop ? 0 : -1}
          aria-label={slot ? t("slot", { ...words(place), theme: slot.theme ?? t("free") }) : t("add", words(place))}
          {...(slot && { "aria-haspopup": "dialog", "aria-keyshortcuts": "M Delete" })}
          onFocus={() => setStop(place)}
          onKeyDown={onKeyDown}
          onPointerDown={(event: PointerEvent<HTMLElement>) => slot && begin(event, slot)}
          onClick={() => {
            if (swallowsClick()) return;
            if (slot) setOpenKey(key);
            else changes.add(place);
          }}
          className={cn(
            "group flex size-full min-w-0 items-center gap-1.5 rounded-md px-2 text-left text-xs transition-colors select-none",
            slot
              ? "bg-accent-soft font-medium text-accent-ink hover:bg-accent hover:text-on-accent"
              : "justify-center text-transparent hover:bg-hover hover:text-muted focus-visible:text-muted",
            slot && slot.id === liftedId && "opacity-45 outline-2 outline-accent",
            target === key && slot?.id !== liftedId && "bg-accent-soft inset-ring-2 inset-ring-accent",
          )}
        >
          {slot ? (
            <>
              {slot.theme === null ? (
                <Sparkles aria-hidden className="size-3.5 shrink-0" />
              ) : (
                <Tag aria-hidden className="size-3.5 shrink-0" />
              )}
              <span className="truncate">{slot.theme ?? t("free")}</span>
            </>
          ) : (
            <Plus aria-hidden className="size-3.5" />
          )}
        </button>
      </td>
    );
  };

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
              {days.map((dayOfWeek) => cell({ dayOfWeek, hour }))}
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
      {drag && (
        <div
          aria-hidden
          className="pointer-events-none fixed z-50 h-7 truncate rounded-md bg-accent px-2 text-xs leading-7 font-medium text-on-accent shadow-pop"
          style={{ left: drag.x + 8, top: drag.y + 8, maxWidth: drag.width }}
        >
          {drag.card.theme ?? t("free")}
        </div>
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

/** On a phone, one day at a time; a dot says where something is planned. */
function DayChoice({
  day,
  slots,
  dates,
  onChange,
}: {
  day: number;
  slots: readonly Slot[];
  dates: Dates;
  onChange: (day: number) => void;
}) {
  const t = useTranslations("autopilot.grid");
  return (
    <fieldset className="grid grid-cols-7 gap-1 border-b p-2">
      <legend className="sr-only">{t("day")}</legend>
      {DAYS.map((one) => {
        const count = slots.filter(({ dayOfWeek }) => dayOfWeek === one).length;
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            onClick={() => onChange(one)}
            className="flex h-12 flex-col items-center justify-center gap-0.5 rounded-lg text-xs font-medium text-muted aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          >
            <span className="sr-only">{`${dates.weekday(dayOf(one), "long")}, ${count}`}</span>
            <span aria-hidden className="first-letter:uppercase">
              {dates.weekday(dayOf(one), "short").replace(".", "")}
            </span>
            <span aria-hidden className={cn("text-2xs tabular-nums", count === 0 && "invisible")}>
              {count}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
