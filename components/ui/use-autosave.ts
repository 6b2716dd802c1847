"use client";

import { useEffect, useState } from "react";
import { Autosave, type SaveState } from "./autosave.ts";
import { useSafeLeave } from "./use-safe-leave.ts";

const SETTLE_MS = 700;

/** Saves a page's fields as they are typed. */
export function useAutosave<Edit extends object>(
  write: (edit: Edit) => Promise<unknown>,
  onFailed: (error: unknown) => void,
) {
  const [state, setState] = useState<SaveState>("saved");
  const [autosave] = useState(() => new Autosave<Edit>(setState));
  useEffect(() => autosave.toward({ write, onFailed }));
  useSafeLeave(autosave);
  return {
    state,
    save: (edit: Edit, settleMs = SETTLE_MS) => autosave.save(edit, settleMs),
    retry: () => void autosave.flush(),
  };
}
