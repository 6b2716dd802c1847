"use client";

import { type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { edgeScroll } from "./edge-scroll.ts";
import { closePopup } from "./popup.tsx";
import { type Point, useDrag } from "./use-drag.ts";

/** For what a finger lifts by resting on it: neither selected nor opened in a menu of the browser's. */
export const liftableStyle = "select-none [-webkit-touch-callout:none]";

/** Something in the air. */
export interface Carried<Item> extends Point {
  item: Item;
  width: number;
  /** the data-drop of what is under the pointer */
  over: string | null;
}

const dropAt = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;

/** Carries things by mouse, pen or finger onto whatever has a data-drop. */
export function useDrop<Item>(onDrop: (item: Item, target: string) => void) {
  const [carried, setCarried] = useState<Carried<Item> | null>(null);
  const follow = useDrag("lift");
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  // The same function for as long as its place stands, so that hundreds of cards need not draw again.
  const lift = useCallback(
    (event: PointerEvent<HTMLElement>, item: Item) => {
      const source = event.currentTarget;
      const { width } = source.getBoundingClientRect();
      const show = (at: Point) => setCarried({ item, ...at, width, over: dropAt(at) });
      let edges: ReturnType<typeof edgeScroll> | undefined;
      follow(event, {
        onStart: (at) => {
          edges = edgeScroll(source, show);
          show(at);
        },
        onMove: (at) => {
          // The list of a full day would cover where the card may go.
          closePopup(source);
          edges?.follow(at);
          show(at);
        },
        onEnd: (at) => {
          edges?.stop();
          setCarried(null);
          const target = at && dropAt(at);
          if (target !== null) latest.current(item, target);
        },
      });
    },
    [follow],
  );
  return { carried, lift };
}
