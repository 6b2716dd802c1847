"use client";

import { useRead } from "#lib/client/use-operation.ts";
import { mayApprove } from "#lib/domain/review.ts";
import { useStudio } from "#components/posts/use-project-id.ts";

/** Whether who looks may approve this project's posts; until it is known, as most may. */
export function useMayApprove(): boolean {
  const { data: account } = useRead("readAccount", {});
  const { data: studio } = useStudio();
  if (!account || !studio) return true;
  const { role, writesOnly } = account.workspace;
  return mayApprove({ kind: "user", role, writesOnly }, studio);
}
