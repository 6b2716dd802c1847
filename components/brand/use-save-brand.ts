"use client";

import { useEffect, useRef, useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { useOperation } from "#lib/client/use-operation.ts";
import type { Arguments } from "#lib/contract/index.ts";

export type BrandEdit = NonNullable<Arguments<"updateBrand">["body"]>;
export type SaveState = "saved" | "saving" | "failed";

const SETTLE_MS = 700;

/** Writes what is typed once it settles, all of it in one call; what failed goes out with the next. */
export function useSaveBrand(projectId: string) {
  const errorText = useErrorText();
  const { mutateAsync } = useOperation("updateBrand");
  const [state, setState] = useState<SaveState>("saved");
  const waiting = useRef<BrandEdit>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = async () => {
    const body = waiting.current;
    if (Object.keys(body).length === 0) return;
    waiting.current = {};
    try {
      await mutateAsync({ params: { id: projectId }, body });
      setState(Object.keys(waiting.current).length > 0 ? "saving" : "saved");
    } catch (error) {
      waiting.current = { ...body, ...waiting.current };
      setState("failed");
      toast.error(errorText(error as Parameters<typeof errorText>[0]));
    }
  };
  const save = (edit: BrandEdit, settleMs = SETTLE_MS) => {
    waiting.current = { ...waiting.current, ...edit };
    setState("saving");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), settleMs);
  };
  const last = useRef(flush);
  useEffect(() => {
    last.current = flush;
  });
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (Object.keys(waiting.current).length > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", guard);
    return () => {
      window.removeEventListener("beforeunload", guard);
      // Going elsewhere in the app loses nothing.
      clearTimeout(timer.current);
      void last.current();
    };
  }, []);
  return { state, save, retry: () => void flush() };
}
