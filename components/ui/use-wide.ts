"use client";

import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(min-width: 768px)");

function watch(changed: () => void) {
  const media = query();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** Only the layout in use is drawn; until the browser says which, the one that its name lets expect, or null. */
export const useWide = <Guess extends boolean | null = null>(guess: Guess = null as Guess): boolean | Guess =>
  useSyncExternalStore<boolean | Guess>(
    watch,
    () => query().matches,
    () => guess,
  );
