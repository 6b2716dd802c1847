"use client";

import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import type { PostCard } from "#components/posts/card.ts";
import { closePopup } from "#components/ui/popup.tsx";

const START_PX = 4;

export interface Drag<Item = PostCard> {
  card: Item;
  x: number;
  y: number;
  width: number;
  /** the data-drop of what is under the pointer */
  over: string | null;
}

const dropAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;

/** Moves cards by mouse or pen onto whatever carries a data-drop. */
export function useDrag<Item = PostCard>(onDrop: (card: Item, target: string) => void) {
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const stop = useRef<() => void>(() => undefined);
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current(), []);

  const begin = (event: ReactPointerEvent<HTMLElement>, card: Item) => {
    if (event.button !== 0 || event.pointerType === "touch") return;
    const start = { x: event.clientX, y: event.clientY };
    const source = event.currentTarget;
    const { width } = source.getBoundingClientRect();
    wasDragged.current = false;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!wasDragged.current && Math.hypot(x - start.x, y - start.y) < START_PX) return;
      // The list of a full day would cover where the card may go.
      if (!wasDragged.current) closePopup(source);
      wasDragged.current = true;
      setDrag({ card, x, y, width, over: dropAt(x, y) });
    };
    const up = ({ clientX: x, clientY: y }: PointerEvent) => {
      const target = wasDragged.current ? dropAt(x, y) : null;
      stop.current();
      if (target !== null) onDrop(card, target);
    };
    const key = ({ key }: KeyboardEvent) => key === "Escape" && stop.current();
    stop.current = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop.current);
      window.removeEventListener("keydown", key);
      setDrag(null);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop.current);
    window.addEventListener("keydown", key);
  };
  /** The click that ends a drag opens nothing. */
  const swallowsClick = () => {
    const was = wasDragged.current;
    wasDragged.current = false;
    return was;
  };
  return { drag, begin, swallowsClick };
}
