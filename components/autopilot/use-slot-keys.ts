"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { keyOf, placeOf } from "./places.ts";
import type { Place, Slot } from "./use-autopilot.ts";

const STEPS: Record<string, readonly [days: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Lifted {
  slot: Slot;
  target: Place;
}

/** The grid by keyboard: arrows walk it, M lifts the slot in focus, arrows choose its place, Enter drops it. */
export function useSlotKeys({
  days,
  hours,
  slots,
  onMove,
  onRemove,
  announce,
}: {
  days: readonly number[];
  hours: readonly number[];
  slots: readonly Slot[];
  onMove: (slot: Slot, place: Place) => void;
  onRemove: (slot: Slot) => void;
  announce: (what: "lifted" | "over" | "canceled", slot: Slot, place: Place) => void;
}) {
  const [stop, setStop] = useState<Place | null>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const scope = useRef<HTMLTableElement>(null);
  const refocus = useRef<string | null>(null);
  useEffect(() => {
    if (refocus.current === null) return;
    scope.current?.querySelector<HTMLElement>(`[data-place="${refocus.current}"]`)?.focus();
    refocus.current = null;
  });

  const stepped = ({ dayOfWeek, hour }: Place, key: string): Place | null => {
    const step = STEPS[key];
    if (!step) return null;
    const day = days[days.indexOf(dayOfWeek) + step[0]];
    const row = hours[hours.indexOf(hour) + step[1]];
    return day === undefined || row === undefined ? { dayOfWeek, hour } : { dayOfWeek: day, hour: row };
  };
  const focus = (place: Place) => {
    setStop(place);
    refocus.current = keyOf(place);
  };

  function whileLifted(event: KeyboardEvent, { slot, target }: Lifted) {
    const next = stepped(target, event.key);
    if (next) {
      setLifted({ slot, target: next });
      announce("over", slot, next);
    } else if (event.key === "Enter" || event.key === " ") {
      setLifted(null);
      focus(target);
      onMove(slot, target);
    } else if (event.key === "Escape") {
      setLifted(null);
      announce("canceled", slot, slot);
    } else if (event.key === "Tab") {
      setLifted(null);
      return;
    }
    event.preventDefault();
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (lifted) return whileLifted(event, lifted);
    const key = (event.target as HTMLElement).dataset["place"];
    if (key === undefined) return;
    const place = placeOf(key);
    const next = stepped(place, event.key);
    const slot = slots.find((one) => keyOf(one) === key);
    if (next) {
      event.preventDefault();
      focus(next);
    } else if (slot && event.key.toLowerCase() === "m" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      setLifted({ slot, target: place });
      announce("lifted", slot, place);
    } else if (slot && (event.key === "Delete" || event.key === "Backspace")) {
      event.preventDefault();
      focus(place);
      onRemove(slot);
    }
  };
  return { scope, stop, setStop, lifted, onKeyDown };
}
