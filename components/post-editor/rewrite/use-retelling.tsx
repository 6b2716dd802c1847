"use client";

import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useErrorText } from "#components/frame/use-error-text.ts";
import { toast } from "#components/ui/toast.ts";
import { useEditing } from "#components/post-editor/edits/use-editing.tsx";
import { narrationOf, type Post, scenesOf, type Scene } from "#components/post-editor/post.ts";
import { CallError } from "#lib/client/call.ts";
import { listen } from "#lib/client/listen.ts";
import { queryKey } from "#lib/client/query-key.ts";
import { useRead } from "#lib/client/use-operation.ts";
import type { Line } from "#lib/contract/index.ts";
import { toldChanges } from "./told-changes.ts";

type End = Exclude<Line<"retellPost">, { is: "telling" }>;

interface Asked {
  /** left out: all of the post's texts */
  place?: string;
  wish?: string;
}

interface Retelling {
  /** null: the built-in writer */
  model: string | null;
  takesWish: boolean;
  canTell: (place: string) => boolean;
  /** what is being told; null: nothing is */
  asked: Asked | null;
  /** how the last ended, until the next */
  end: End | null;
  tell: (asked: Asked) => Promise<void>;
  stop: () => void;
}

const NOBODY: Retelling = {
  model: null,
  takesWish: false,
  canTell: () => false,
  asked: null,
  end: null,
  tell: () => Promise.resolve(),
  stop: () => undefined,
};

const RetellingContext = createContext<Retelling>(NOBODY);
export const useRetelling = () => useContext(RetellingContext);

/** Texts told again into the editor's fields while their writer speaks, one wish at a time. */
export function RetellingProvider({
  post,
  disabled,
  children,
}: {
  post: Post;
  disabled: boolean;
  children: ReactNode;
}) {
  const { session } = useEditing();
  const cache = useQueryClient();
  const errorText = useErrorText();
  const params = { id: post.id };
  const { data } = useRead("readRetelling", { params }, { enabled: !disabled });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [end, setEnd] = useState<End | null>(null);
  const running = useRef<AbortController | null>(null);
  // Who leaves the editor is told nothing more, and pays for nothing more.
  useEffect(() => () => running.current?.abort(), []);

  const changesOf = (texts: Readonly<Record<string, string>>) => {
    const narration = narrationOf(post);
    const known = session.own("narration", post.id, "scenes") as Scene[] | undefined;
    return toldChanges(post.id, texts, known ?? (narration ? scenesOf(narration) : []));
  };

  const tell = async (wanted: Asked) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setAsked(wanted);
    setEnd(null);
    const last: { line: End | null } = { line: null };
    session.beginHearing();
    try {
      // It is told from what is on the server.
      await session.flush();
      await listen("retellPost", { params, body: wanted }, controller.signal, (line) => {
        if (line.is === "telling") session.hear(changesOf(line.texts));
        else last.line = line;
      });
    } catch (error) {
      if (!controller.signal.aborted) {
        if (!(error instanceof CallError)) throw error;
        toast.error(errorText(error));
      }
    } finally {
      session.endHearing(last.line?.is === "told" ? changesOf(last.line.texts) : null);
      running.current = null;
      setAsked(null);
      setEnd(last.line);
      // The built-in writer may have no further words for what stands now.
      if (data?.model === null) {
        await session.flush();
        void cache.invalidateQueries({ queryKey: queryKey("readRetelling", { params }) });
      }
    }
  };

  const places = data?.places ?? [];
  const takesWish = data?.takesWish ?? false;
  const value: Retelling = {
    model: data?.model ?? null,
    takesWish,
    // What was added since is the model's too.
    canTell: (place) => !disabled && (takesWish || places.includes(place)),
    asked,
    end,
    tell,
    stop: () => running.current?.abort(),
  };
  return <RetellingContext value={value}>{children}</RetellingContext>;
}
