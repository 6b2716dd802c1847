"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { PostCard } from "#components/posts/card.ts";
import { addDays } from "#lib/domain/day.ts";
import { partsOf, stepIn } from "./hours.ts";
import { closePopup } from "#components/ui/popup.tsx";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Lifted {
  card: PostCard;
  target: string;
}

/**
 * The calendar by keyboard. Arrows walk the days; Enter goes into one, or makes a post for an empty one; Up and Down
 * walk its posts, Esc comes out; M lifts the post in focus, arrows choose its day, or in a week its half hour, Enter drops it.
 */
export function useGridKeys({
  days,
  find,
  onPage,
  onMove,
  onShelve,
  hourOf,
  announce,
}: {
  days: readonly string[];
  find: (id: string) => PostCard | undefined;
  onPage: (step: 1 | -1, day: string) => void;
  /** false when the place takes nothing */
  onMove: (card: PostCard, place: string) => boolean;
  onShelve: (card: PostCard) => void;
  /** where days have hours: what is lifted is at one, and up and down change it */
  hourOf?: (card: PostCard) => string | undefined;
  announce: (what: "lifted" | "over" | "dropped" | "canceled", card: PostCard, place: string) => void;
}) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [pinnedId, setPinnedId] = useState<string | null>(null);
  const refocus = useRef<string | null>(null);
  const scope = useRef<HTMLDivElement>(null);

  const within = (selector: string) => scope.current?.querySelector<HTMLElement>(selector);
  useEffect(() => {
    if (refocus.current === null) return;
    const found = within(refocus.current);
    if (!found) return;
    found.focus();
    refocus.current = null;
  });

  const turnTo = (day: string, step: number) => {
    refocus.current = `[data-day="${day}"]`;
    onPage(step > 0 ? 1 : -1, day);
  };

  const dropLifted = ({ card, target }: Lifted) => {
    setLifted(null);
    setPinnedId(card.id);
    const isMoved = onMove(card, target);
    // Where it is until the move is drawn, it is about to go.
    refocus.current = `${isMoved ? `[data-day="${partsOf(target).day}"] ` : ""}[data-card="${card.id}"]`;
    if (isMoved) announce("dropped", card, target);
  };

  const whileLifted = (event: KeyboardEvent, { card, target }: Lifted) => {
    event.preventDefault();
    const step = STEPS[event.key];
    if (step !== undefined) {
      const next = hourOf ? stepIn(target, event.key) : addDays(target, step);
      if (next === null) return;
      const { day } = partsOf(next);
      if (!days.includes(day)) turnTo(day, step);
      // Where the page was turned the focus is on a day, and goes on with the card.
      else if ((event.target as HTMLElement).dataset["day"] !== undefined) refocus.current = `[data-day="${day}"]`;
      setLifted({ card, target: next });
      announce("over", card, next);
    } else if (event.key === "Enter" || event.key === " ") dropLifted({ card, target });
    else if (event.key === "Escape") {
      setLifted(null);
      announce("canceled", card, target);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      setLifted(null);
      refocus.current = `[data-card="${card.id}"]`;
      onShelve(card);
    }
  };

  const onCard = (event: KeyboardEvent, element: HTMLElement) => {
    const cell = element.closest<HTMLElement>("[data-day]");
    const list = element.closest("[popover], [data-day], [data-drop]");
    const siblings = [...(list?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
    const at = siblings.indexOf(element);
    if (event.key.toLowerCase() === "m" && !event.ctrlKey && !event.metaKey) {
      const card = find(element.dataset["card"] ?? "");
      if (!card) return;
      event.preventDefault();
      const day = cell?.dataset["day"] ?? days.find((one) => isToday(one)) ?? days[0] ?? "";
      const hour = hourOf?.(card);
      const target = hour === undefined ? day : `${day}T${hour}`;
      closePopup(element);
      setLifted({ card, target });
      announce("lifted", card, target);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      siblings[at + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
    } else if (event.key === "Escape" && cell) {
      event.preventDefault();
      cell.focus();
    } else if (cell && cell === list && STEPS[event.key] !== undefined) walk(event, cell);
  };

  const isToday = (day: string) => within(`[data-day="${day}"]`)?.getAttribute("aria-current") === "date";

  const walk = (event: KeyboardEvent, cell: HTMLElement) => {
    const day = cell.dataset["day"] ?? "";
    const step = STEPS[event.key];
    if (event.key === "PageUp" || event.key === "PageDown") {
      event.preventDefault();
      onPage(event.key === "PageDown" ? 1 : -1, day);
    } else if (step !== undefined) {
      event.preventDefault();
      const next = addDays(day, step);
      if (days.includes(next)) within(`[data-day="${next}"]`)?.focus();
      else turnTo(next, step);
    } else if (event.key === "Enter" && event.target === cell) {
      event.preventDefault();
      const card = cell.querySelector<HTMLElement>("[data-card]");
      if (card) card.focus();
      else cell.querySelector<HTMLElement>("[data-add]")?.click();
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (lifted) {
      whileLifted(event, lifted);
      return;
    }
    const element = event.target as HTMLElement;
    if (element.dataset["card"] !== undefined) onCard(event, element);
    else if (element.dataset["day"] !== undefined) walk(event, element);
  };
  return { scope, lifted, pinnedId, onKeyDown };
}
