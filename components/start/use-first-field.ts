"use client";

import { useEffect, useRef } from "react";

/** After each step the next one's first field is ready to be typed in; what was focused before is gone. */
export function useFirstField(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    place.current?.querySelector<HTMLElement>("section :is(input, textarea, button)")?.focus();
  }, [step]);
  return place;
}
