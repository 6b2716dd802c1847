"use client";

import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from "react";

/** how far a mouse goes before its press is a drag */
const START_PX = 4;
/** how long a finger rests before it is no scrolling, and how far it may tremble meanwhile */
const HOLD_MS = 220;
const TREMBLE_PX = 8;

export interface Point {
  x: number;
  y: number;
}

interface Course {
  /** it is a drag from here on, although nothing may have moved yet */
  onStart?: (at: Point) => void;
  onMove: (at: Point) => void;
  /** where it was let go; null where it was called off or never moved */
  onEnd?: (at: Point | null) => void;
}

const pointOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const nothing = () => undefined;

/**
 * Follows a pointer from its press to its end. A handle, which the browser must not scroll by (`touch-none`), is taken
 * at once. What lies in a list is lifted by a mouse that moves or a finger that rests, so that a swipe still scrolls.
 */
export function useDrag(grip: "handle" | "lift") {
  const callOff = useRef<() => void>(nothing);
  useEffect(() => {
    const life = new AbortController();
    // Safari lets scrolling be held back only where someone listened before the touch.
    if (grip === "lift") window.addEventListener("touchmove", () => undefined, { passive: false, signal: life.signal });
    return () => {
      life.abort();
      callOff.current();
    };
  }, [grip]);

  return useCallback(
    (event: ReactPointerEvent<HTMLElement>, { onEnd, onMove, onStart }: Course) => {
      if (event.button !== 0 || !event.isPrimary) return;
      callOff.current();
      const source = event.currentTarget;
      const { pointerId, pointerType } = event;
      const isFinger = grip === "lift" && pointerType === "touch";
      const from = pointOf(event);
      let phase: "pressed" | "lifted" | "moved" = "pressed";
      const lift = () => {
        phase = "lifted";
        onStart?.(from);
      };
      const life = new AbortController();
      const { signal } = life;
      const end = (at: Point | null) => {
        life.abort();
        clearTimeout(rest);
        callOff.current = nothing;
        if (phase === "moved" && at) swallowClick();
        if (phase !== "pressed") onEnd?.(phase === "moved" ? at : null);
      };
      const move = (at: Point) => {
        if (phase === "pressed" && isFinger) {
          if (distance(from, at) > TREMBLE_PX) end(null);
          return;
        }
        if (phase !== "moved" && grip === "lift" && distance(from, at) < START_PX) return;
        if (phase === "pressed") lift();
        phase = "moved";
        onMove(at);
      };

      const rest = isFinger ? setTimeout(lift, HOLD_MS) : undefined;
      callOff.current = () => end(null);
      const own = (act: (at: Point) => void) => (event: PointerEvent) =>
        event.pointerId === pointerId && act(pointOf(event));
      const hold = (event: Event) => phase !== "pressed" && event.cancelable && event.preventDefault();
      window.addEventListener("pointermove", own(move), { signal });
      window.addEventListener("pointerup", own(end), { signal });
      window.addEventListener(
        "pointercancel",
        own(() => end(null)),
        { signal },
      );
      window.addEventListener("keydown", ({ key }) => key === "Escape" && end(null), { signal });
      window.addEventListener("contextmenu", hold, { signal });
      // On the source, which a finger's events keep to even when it is no longer drawn.
      source.addEventListener("touchmove", hold, { passive: false, signal });
      if (grip === "handle") {
        source.setPointerCapture(pointerId);
        lift();
      }
    },
    [grip],
  );
}

/** The click that ends a drag opens nothing. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  // It comes with the release or not at all.
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}
