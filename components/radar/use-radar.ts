"use client";

import { useState } from "react";
import { useProjectId } from "#components/posts/use-project-id.ts";
import { useRead } from "#lib/client/use-operation.ts";

const POLL_MS = 1000;

/** How the Radar stands, asked again while it runs. */
export function useRadar() {
  const id = useProjectId();
  const [isRunning, setIsRunning] = useState(false);
  const read = useRead("readRadar", { params: { id } }, { refetchInterval: isRunning && POLL_MS });
  const running = read.data?.state === "running";
  if (running !== isRunning) setIsRunning(running);
  return read;
}
