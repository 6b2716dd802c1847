"use client";

import { useSyncExternalStore } from "react";
import { Kbd } from "#components/ui/kbd.tsx";
import { MODIFIER } from "./modifier.ts";

const never = () => () => undefined;
const isApple = () => MODIFIER === "⌘";

/** The palette's keys, as this keyboard has them. */
export function PaletteShortcut() {
  return <Kbd>{useSyncExternalStore(never, isApple, () => true) ? "⌘K" : "Ctrl K"}</Kbd>;
}
