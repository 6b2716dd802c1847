"use client";

import { useSyncExternalStore } from "react";

const query = () => window.matchMedia("(min-width: 768px)");

function watch(changed: () => void) {
  const media = query();
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** Only the layout in use is drawn; null until the browser says which. */
export const useWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watch,
    () => query().matches,
    () => null,
  );
