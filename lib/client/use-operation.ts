"use client";

import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Arguments, CallName, OperationName, Output } from "#lib/contract/index.ts";
import { call, type CallError } from "./call.ts";
import { queryKey } from "./query-key.ts";
import { ROUTES } from "./routes.ts";

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

/** A write; when it is done, what was read of the same things is read again. */
export function useOperation<Name extends CallName>(name: Name) {
  const cache = useQueryClient();
  return useMutation<Output<Name>, CallError, Arguments<Name>>({
    mutationFn: (sent) => call(name, sent),
    onSettled: () => cache.invalidateQueries({ predicate: ({ queryKey: [read] }) => concerns(name, read) }),
  });
}

/** What spends a credit. */
const SPENDS: readonly OperationName[] = ["createPost", "generateIdea"];

/** Operations on the same first noun of their paths concern each other. */
function concerns(write: OperationName, read: unknown): boolean {
  if (typeof read !== "string" || !(read in ROUTES)) return false;
  const topic = topicOf(read as OperationName);
  return topic === topicOf(write) || (topic === "plan" && SPENDS.includes(write));
}

/** What is a post by another name. */
const POSTS: readonly string[] = ["posts", "cards", "slides", "ideas", "reels", "audiograms"];

function topicOf(name: OperationName): string {
  const [, noun = ""] = /^\w+ \/api\/(?:app\/)?([^/]+)/.exec(ROUTES[name]) ?? [];
  return POSTS.includes(noun) ? "posts" : noun;
}

declare module "@tanstack/react-query" {
  interface Register {
    defaultError: CallError;
  }
}
