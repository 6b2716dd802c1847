"use client";

import { startTransition, useEffect, useState } from "react";

/** Acts once the page stands and has nothing to do: time for what it needs only later. Answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  const wait = window.requestIdleCallback ?? ((late: () => void) => window.setTimeout(late, 2000));
  const forget = window.cancelIdleCallback ?? window.clearTimeout;
  const waiting = wait(act);
  return () => forget(waiting);
}

export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
