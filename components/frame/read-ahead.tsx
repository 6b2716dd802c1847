"use client";

import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { type Packed, unpack } from "#lib/client/packed.ts";

/** What the server read for a page before it sent it. */
export function ReadAhead({ state, children }: { state?: Packed<DehydratedState> | undefined; children: ReactNode }) {
  const read = useMemo(() => state && unpack(state), [state]);
  return <HydrationBoundary state={read}>{children}</HydrationBoundary>;
}
