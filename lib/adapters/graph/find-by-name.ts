import * as z from "zod";
import { callGraph } from "./client.ts";
import { discover, type DiscoveryAddress, type Finder } from "./discovery.ts";

const TRIED_MAX = 20;

const hashtags = z.object({ data: z.array(z.object({ id: z.string() })) });
const tagged = z.object({ data: z.array(z.object({ caption: z.string().default("") })) });

/**
 * The real network has no search for accounts, and a hashtag's posts come without their authors. What there is: the
 * names that such posts mention, and the names that the found channels of the video platform bear. Those of them that
 * exist as professional accounts are found.
 */
export const findByName: Finder = async (address, { hashtags: tags, most, names }, signal) => {
  const mentioned: string[] = [];
  for (const tag of tags) mentioned.push(...(await mentionsOf(address, tag, signal)));
  const found: string[] = [];
  for (const name of [...new Set([...names, ...byCount(mentioned)])].slice(0, TRIED_MAX)) {
    if (found.length === most) break;
    if (await discover(address, name, "username,followers_count", signal)) found.push(name);
  }
  return found;
};

async function mentionsOf(address: DiscoveryAddress, tag: string, signal: AbortSignal): Promise<string[]> {
  const { accountId: user_id, graphUrl, token, version } = address;
  const base = `${graphUrl}/${version}`;
  const search = { method: "GET", path: "/ig_hashtag_search", params: { user_id, q: tag }, token, signal } as const;
  const [hashtag] = (await callGraph(base, { ...search, answer: hashtags })).data;
  if (!hashtag) return [];
  const params = { user_id, fields: "caption" };
  const top = { method: "GET", path: `/${hashtag.id}/top_media`, params, token, signal } as const;
  const { data } = await callGraph(base, { ...top, answer: tagged });
  return data.flatMap(({ caption }) =>
    [...caption.matchAll(/@([\w.]{2,30})/g)].map(([, name = ""]) => name.toLowerCase()),
  );
}

/** Each once, the most frequent first. */
const byCount = (names: readonly string[]): string[] =>
  [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
