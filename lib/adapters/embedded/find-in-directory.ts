import * as z from "zod";
import { callGraph } from "#lib/adapters/graph/client.ts";
import type { Finder } from "#lib/adapters/graph/discovery.ts";

const directory = z.object({ data: z.array(z.object({ username: z.string() })) });

/** The local network keeps a directory of its accounts. */
export const findInDirectory: Finder = async ({ graphUrl, token }, { hashtags, most, terms }, signal) => {
  const params = { q: [...terms, ...hashtags].join(" "), limit: String(most) };
  const call = { method: "GET", path: "/directory", params, token, signal, answer: directory } as const;
  return (await callGraph(graphUrl, call)).data.map(({ username }) => username);
};
