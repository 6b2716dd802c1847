"use client";

import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/client/call.ts";

/** How loud a sound is over its time. `sound` names its file: another file has peaks of its own. */
export const usePeaks = (postId: string, sound: string | null, query: { trackId?: string } = {}) =>
  useQuery({
    queryKey: ["peaks", postId, sound],
    queryFn: () => call("readPeaks", { params: { id: postId }, query }),
    enabled: sound !== null,
    staleTime: Infinity,
  });
