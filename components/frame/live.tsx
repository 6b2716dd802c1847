"use client";

import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRead } from "#lib/client/use-operation.ts";
import { readPostsAgain } from "#lib/client/writing.ts";
import { useCurrentProject } from "./current-project.tsx";
import { useIdle } from "./use-idle.ts";

const ASK_MS = 3000;

/**
 * Whatever the autopilot, a worker, a program or another person does to the project's posts is on the page a moment
 * later. One small question, while the page is looked at: a line held open for each tab would use up the few that a
 * browser has for an address.
 */
export function Live() {
  const { project } = useCurrentProject();
  return project && <LiveProject key={project.id} id={project.id} />;
}

function LiveProject({ id }: { id: string }) {
  const cache = useQueryClient();
  const isIdle = useIdle();
  const isWriting = useIsMutating() > 0;
  const { data } = useRead("readMark", { params: { id } }, { enabled: isIdle, refetchInterval: ASK_MS });
  const seen = useRef<string | null>(null);
  const mark = data?.mark;
  useEffect(() => {
    // What is shown already, before the server has said so, must not be taken back meanwhile.
    if (mark === undefined || isWriting) return;
    if (seen.current !== null && seen.current !== mark) void readPostsAgain(cache);
    seen.current = mark;
  }, [cache, mark, isWriting]);
  return null;
}
