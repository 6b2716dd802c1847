"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Arguments, CallName, Output } from "#lib/contract/index.ts";
import { call, type CallError } from "./call.ts";
import { queryKey } from "./query-key.ts";
import { writing } from "./writing.ts";

interface ReadOptions {
  enabled?: boolean;
  refetchInterval?: number | false;
  keepPrevious?: boolean;
}

/** What the server has, kept in the query cache alone. */
export function useRead<Name extends CallName>(name: Name, sent: Arguments<Name>, options: ReadOptions = {}) {
  const { keepPrevious, ...rest } = options;
  return useQuery({
    queryKey: queryKey(name, sent),
    queryFn: () => call(name, sent),
    ...rest,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/** A write; those of one `turn` go out one after the other. */
export function useOperation<Name extends CallName>(name: Name, { turn }: { turn?: string } = {}) {
  const cache = useQueryClient();
  return useMutation<Output<Name>, CallError, Arguments<Name>>({
    ...writing(cache, name),
    ...(turn !== undefined && { scope: { id: turn } }),
  });
}

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: CallError;
  }
}
