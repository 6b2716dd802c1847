"use client";

import { useSyncExternalStore } from "react";
import { Kbd } from "#components/ui/kbd.tsx";

const never = () => () => undefined;
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The palette's keys, as this keyboard has them. */
export function PaletteShortcut() {
  return <Kbd>{useSyncExternalStore(never, isApple, () => true) ? "⌘K" : "Ctrl K"}</Kbd>;
}
