"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSettled } from "#components/ui/use-settled.ts";
import { call } from "#lib/client/call.ts";
import type { Output } from "#lib/contract/index.ts";
import { useEditing } from "./edits/use-editing.tsx";

export type Box = Output<"drawBoxes">["boxes"][number];

const SETTLE_MS = 140;

/** The boxes as the renderer draws them with what is typed now. */
export function useBoxes(postId: string): { boxes: readonly Box[]; isDrawn: boolean } {
  const { session, state } = useEditing();
  // Only what was changed here is sent along; the rest the server knows.
  const edit = state.local[`reel ${postId}`] ?? {};
  const known = session.value("reel", postId, "block1");
  const wanted = JSON.stringify(edit);
  const settled = useSettled(wanted, SETTLE_MS);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["drawBoxes", postId, settled, settled === "{}" ? known : null, state.save === "saved"],
    queryFn: () => call("drawBoxes", { params: { id: postId }, body: JSON.parse(settled) as object }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { boxes: data?.boxes ?? [], isDrawn: !isPlaceholderData && settled === wanted };
}
