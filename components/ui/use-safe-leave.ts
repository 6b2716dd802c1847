"use client";

import { useEffect } from "react";

interface Unsent {
  readonly hasUnsent: boolean;
  flush: () => Promise<void>;
}

/** Nothing that was typed is lost: by closing the window, by going elsewhere in the app, or by a connection that broke. */
export function useSafeLeave(unsent: Unsent): void {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => unsent.hasUnsent && event.preventDefault();
    const online = () => void unsent.flush();
    window.addEventListener("beforeunload", guard);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("beforeunload", guard);
      window.removeEventListener("online", online);
      void unsent.flush();
    };
  }, [unsent]);
}
