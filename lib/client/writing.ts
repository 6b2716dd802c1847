import type { QueryClient } from "@tanstack/react-query";
import type { Arguments, CallName, OperationName } from "#lib/contract/index.ts";
import { call } from "./call.ts";
import { ROUTES } from "./routes.ts";

/** How many writes of each topic are under way. */
const underWay = new Map<string, number>();

function count(topic: string, by: 1 | -1): number {
  const left = (underWay.get(topic) ?? 0) + by;
  underWay.set(topic, left);
  return left;
}

/**
 * A write; when it is done, what was read of the same things is read again. With others still under way the last of
 * them does that: what is read in between lacks what they change, and it is shown already.
 */
export const writing = <Name extends CallName>(cache: QueryClient, name: Name) => ({
  mutationFn: (sent: Arguments<Name>) => call(name, sent),
  onMutate: () => void count(topicOf(name), 1),
  onSettled: () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [read], state }) => concerns(name, read) || state.isInvalidated,
      refetchType: count(topicOf(name), -1) === 0 ? "active" : "none",
    }),
});

/** What spends a credit. */
const SPENDS: readonly OperationName[] = ["createPost", "createPosts", "generateIdea"];
/** What changes who makes a project's posts. */
const MAKERS: readonly OperationName[] = ["saveProvider", "removeProvider"];

/** Operations on the same first noun of their paths concern each other. */
function concerns(write: OperationName, read: unknown): boolean {
  if (typeof read !== "string" || !(read in ROUTES)) return false;
  const topic = topicOf(read as OperationName);
  return (
    topic === topicOf(write) ||
    (topic === "plan" && SPENDS.includes(write)) ||
    // What was told of may be settled by it.
    topic === "notices" ||
    (topic === "projects" && MAKERS.includes(write))
  );
}

/** Reads again what is shown of posts and of what they make wait: somebody else changed one. */
export const readPostsAgain = (cache: QueryClient) =>
  cache.invalidateQueries({ predicate: ({ queryKey: [read] }) => concerns("schedulePost", read) });

/** What is a post by another name. */
const POSTS: readonly string[] = ["posts", "cards", "slides", "ideas", "reels", "audiograms"];

function topicOf(name: OperationName): string {
  const [, noun = ""] = /^\w+ \/api\/(?:app\/)?([^/]+)/.exec(ROUTES[name]) ?? [];
  return POSTS.includes(noun) ? "posts" : noun;
}
