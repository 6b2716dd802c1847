"use client";

import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useKeys } from "./use-keys.ts";

const KeysMap = dynamic(async () => (await import("./keys-map.tsx")).KeysMap, { ssr: false });

const ShowKeys = createContext<() => void>(() => undefined);
export const useShowKeys = () => useContext(ShowKeys);

/** `?` shows the keys, on any page. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const show = () => setOpen(true);
  useKeys({ "?": show });
  return (
    <ShowKeys value={show}>
      {children}
      {open !== null && <KeysMap open={open} onOpenChange={setOpen} />}
    </ShowKeys>
  );
}
