"use client";

import { useQueryClient } from "@tanstack/react-query";
import { resumeSession } from "#components/entry/sign-in.ts";
import { queryKey } from "#lib/client/query-key.ts";

/** For a change that ends every session: this browser's begins anew before anything is read again. */
export function useResuming() {
  const cache = useQueryClient();
  return async <Answer extends { resume: string }>(change: Promise<Answer>): Promise<Answer> => {
    const answer = await change;
    await resumeSession(answer.resume);
    void cache.invalidateQueries({ queryKey: queryKey("readAccount") });
    return answer;
  };
}
