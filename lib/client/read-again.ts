import type { QueryClient } from "@tanstack/react-query";

/** Reads what the server has now: an answer that was asked for earlier does not know what was written since. */
export async function readAgain<Answer>(
  cache: QueryClient,
  queryKey: readonly unknown[],
  queryFn: () => Promise<Answer>,
): Promise<Answer> {
  await cache.cancelQueries({ queryKey, exact: true });
  return cache.fetchQuery({ queryKey, queryFn, staleTime: 0 });
}
