"use client";

import { startTransition, useEffect, useState } from "react";

/** True once the page stands and has nothing to do: time for what it needs only later. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no requestIdleCallback.
    const wait = window.requestIdleCallback ?? ((act: () => void) => window.setTimeout(act, 2000));
    const forget = window.cancelIdleCallback ?? window.clearTimeout;
    const waiting = wait(() => startTransition(() => setIsIdle(true)));
    return () => forget(waiting);
  }, []);
  return isIdle;
}
