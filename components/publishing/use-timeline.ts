"use client";

import { useRead } from "#lib/client/use-operation.ts";
import type { Status } from "#lib/domain/post.ts";

const POLL_MS = 1000;
const CALM_POLL_MS = 15_000;

/** What happened to a post, followed closely while it is on its way. */
export const useTimeline = ({ id, status }: { id: string; status: Status }) =>
  useRead("readTimeline", { params: { id } }, { refetchInterval: status === "publishing" ? POLL_MS : CALM_POLL_MS });
