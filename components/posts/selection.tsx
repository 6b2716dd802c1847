"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";

interface Selection {
  /** a press on a card chooses it, instead of opening it */
  isOn: boolean;
  ids: ReadonlySet<string>;
  setOn: (isOn: boolean) => void;
  toggle: (id: string) => void;
  choose: (ids: readonly string[]) => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const Chosen = createContext<Selection>({
  isOn: false,
  ids: NOTHING,
  setOn: () => undefined,
  toggle: () => undefined,
  choose: () => undefined,
});

export const useSelection = () => useContext(Chosen);

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [isOn, setIsOn] = useState(false);
  const [ids, setIds] = useState(NOTHING);
  const selection = useMemo(
    () => ({
      isOn,
      ids,
      setOn(next: boolean) {
        setIsOn(next);
        setIds(NOTHING);
      },
      toggle: (id: string) =>
        setIds((was) => (was.has(id) ? new Set([...was].filter((one) => one !== id)) : new Set([...was, id]))),
      choose: (all: readonly string[]) => setIds(new Set(all)),
    }),
    [isOn, ids],
  );
  return <Chosen value={selection}>{children}</Chosen>;
}
