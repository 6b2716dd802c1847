"use client";

import { useParams } from "next/navigation";
import { useRead } from "#lib/client/use-operation.ts";

/** The project that the address names. */
export const useProjectId = (): string => useParams<{ project: string }>()?.project ?? "";

/** Its zone, its language and what it may make. */
export function useStudio() {
  const id = useProjectId();
  return useRead("readStudio", { params: { id } });
}
