"use client";

import { type ReactNode, useEffect } from "react";
import { isWideNow, LooksWide, watchWidth } from "#components/ui/use-wide.ts";
import { keepCookie } from "./cookie.ts";
import { WIDTH_COOKIE } from "./widths.ts";

/** The width that the server draws for; what this window really has, it is told for the next page. */
export function WidthProvider({ looksWide, children }: { looksWide: boolean; children: ReactNode }) {
  useEffect(() => {
    const keep = () => keepCookie(WIDTH_COOKIE, isWideNow() ? "wide" : "narrow");
    keep();
    return watchWidth(keep);
  }, []);
  return <LooksWide value={looksWide}>{children}</LooksWide>;
}
