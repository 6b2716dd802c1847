"use client";

import { createContext, useContext, useSyncExternalStore } from "react";

export const isWideNow = () => query().matches;

const query = () => window.matchMedia("(min-width: 768px)");

export function watchWidth(changed: () => void) {
  const media = query();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** What the server expects of this browser's window. */
export const LooksWide = createContext(true);

/** Only the layout in use is drawn: until the browser says which, the one that the server expects. */
export function useWide(): boolean {
  const looksWide = useContext(LooksWide);
  return useSyncExternalStore(watchWidth, isWideNow, () => looksWide);
}
