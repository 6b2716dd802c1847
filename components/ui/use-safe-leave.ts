"use client";

import { useEffect } from "react";
import { keepUnsent, type Unsent } from "./unsent.ts";

interface Flushed extends Unsent {
  flush: () => Promise<void>;
}

/** Nothing that was typed is lost: by closing the window, by going elsewhere, by a connection or a session that ended. */
export function useSafeLeave(unsent: Flushed): void {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => unsent.hasUnsent && event.preventDefault();
    // Back from another window, where somebody may have signed in again.
    const again = () => unsent.hasUnsent && void unsent.flush();
    const forget = keepUnsent(unsent);
    window.addEventListener("beforeunload", guard);
    window.addEventListener("online", again);
    window.addEventListener("focus", again);
    return () => {
      forget();
      window.removeEventListener("beforeunload", guard);
      window.removeEventListener("online", again);
      window.removeEventListener("focus", again);
      void unsent.flush();
    };
  }, [unsent]);
}
