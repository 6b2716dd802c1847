"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { toast } from "sonner";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { CallError } from "#lib/client/call.ts";

const SETTLE_MS = 800;
const AGAIN_MS = 3000;
/** How long a changed file may take to be drawn again. */
const REDRAWN_WITHIN_MS = 20_000;

export type SaveState = "saved" | "saving" | "offline" | "error";
const redrawnFromNow = () => Date.now() + REDRAWN_WITHIN_MS;

type Write = () => Promise<unknown>;

export interface Autosave {
  state: SaveState;
  /** until when the files may still be those of before */
  redrawnBy: number;
  /** the latest write of a key replaces the one that waits */
  save: (key: string, write: Write) => void;
}

/** Writes what is typed once it settles, one after the other; without a connection it waits and tries again. */
export function useAutosave(): Autosave {
  const cache = useQueryClient();
  const errorText = useErrorText();
  const [state, setState] = useState<SaveState>("saved");
  const [redrawnBy, setRedrawnBy] = useState(0);
  const waiting = useRef(new Map<string, Write>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWriting = useRef(false);

  const api = useMemo(() => {
    async function flush() {
      if (isWriting.current) return;
      isWriting.current = true;
      let outcome: SaveState = "saved";
      for (const [key, write] of waiting.current) {
        waiting.current.delete(key);
        try {
          await write();
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          if (error.code === "offline") {
            if (!waiting.current.has(key)) waiting.current.set(key, write);
            outcome = "offline";
            break;
          }
          outcome = "error";
          toast.error(errorText(error));
        }
      }
      isWriting.current = false;
      if (outcome === "offline") schedule(AGAIN_MS);
      else if (waiting.current.size > 0) schedule(SETTLE_MS);
      setState(outcome === "saved" && waiting.current.size > 0 ? "saving" : outcome);
      if (outcome === "offline") return;
      setRedrawnBy(redrawnFromNow());
      await Promise.all(
        ["readPost", "listSlides", "listCards"].map((name) => cache.invalidateQueries({ queryKey: [name] })),
      );
    }
    function schedule(delayMs: number) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), delayMs);
    }
    return {
      save(key: string, write: Write) {
        waiting.current.set(key, write);
        setState("saving");
        schedule(SETTLE_MS);
      },
      flush,
    };
  }, [cache, errorText]);

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (waiting.current.size > 0 || isWriting.current) event.preventDefault();
    };
    const online = () => void api.flush();
    window.addEventListener("beforeunload", guard);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("beforeunload", guard);
      window.removeEventListener("online", online);
      // Going elsewhere in the app loses nothing either.
      clearTimeout(timer.current);
      void api.flush();
    };
  }, [api]);
  return { state, redrawnBy, save: api.save };
}
