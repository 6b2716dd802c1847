"use client";

import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from "react";
import { TONGUES, type Tongue } from "./snippets.ts";

interface Reader {
  /** What the samples carry: a real key, once there is one. */
  key: string;
  setKey: (key: string) => void;
  tongue: Tongue;
  setTongue: (tongue: Tongue) => void;
  baseUrl: string;
}

const ReaderContext = createContext<Reader | null>(null);

export function useReader(): Reader {
  const reader = use(ReaderContext);
  if (!reader) throw new Error("useReader outside ReaderProvider");
  return reader;
}

/** A key lives as long as the tab; the language of the samples is remembered. */
export function ReaderProvider({ baseUrl, children }: { baseUrl: string; children: ReactNode }) {
  const [key, setKey] = useKept("docs.key", () => sessionStorage);
  const [kept, setTongue] = useKept("docs.tongue", () => localStorage);
  const tongue = TONGUES.find((one) => one === kept) ?? "curl";
  const reader = useMemo(
    () => ({ key, setKey, tongue, setTongue, baseUrl }),
    [key, setKey, tongue, setTongue, baseUrl],
  );
  return <ReaderContext value={reader}>{children}</ReaderContext>;
}

const CHANGED = "pauta.docs";

function useKept(name: string, storage: () => Storage): [string, (value: string) => void] {
  const value = useSyncExternalStore(
    watchKept,
    () => storage().getItem(name) ?? "",
    () => "",
  );
  const set = useCallback(
    (next: string) => {
      storage().setItem(name, next);
      dispatchEvent(new Event(CHANGED));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the storage is the browser's own
    [name],
  );
  return [value, set];
}

function watchKept(notify: () => void) {
  addEventListener(CHANGED, notify);
  return () => removeEventListener(CHANGED, notify);
}
