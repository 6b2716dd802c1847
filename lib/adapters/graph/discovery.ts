import * as z from "zod";
import { type InspirationSource, type PublicPost, type Search, SourceError } from "#lib/ports/inspiration.ts";
import { callGraph } from "./client.ts";
import { GraphError } from "./error.ts";

export interface DiscoveryAddress {
  readonly graphUrl: string;
  readonly version: string;
  /** the account in whose name others are looked at */
  readonly accountId: string;
  readonly token: string;
}

export type Finder = (address: DiscoveryAddress, search: Search, signal: AbortSignal) => Promise<string[]>;

const UNKNOWN_USER = 110;
const PAGE = 50;
const MEDIA = "caption,timestamp,permalink,media_type,media_url,thumbnail_url,view_count";

const account = z.object({
  username: z.string(),
  name: z.string().optional(),
  followers_count: z.number().optional(),
  media: z
    .object({
      data: z.array(
        z.object({
          caption: z.string().default(""),
          timestamp: z.string(),
          permalink: z.string().optional(),
          thumbnail_url: z.string().optional(),
          media_type: z.string().optional(),
          view_count: z.number().optional(),
        }),
      ),
    })
    .optional(),
});
const discovered = z.object({ business_discovery: account });

/** Other professional accounts by business discovery. How they are found first is the finder's to say. */
export function graphDiscovery(name: string, address: DiscoveryAddress, find: Finder): InspirationSource {
  return {
    platform: "social",
    name,
    find: (search, signal) => asSource(find(address, search, signal)),
    read: async (handle, since, signal) => {
      const fields = `username,name,followers_count,media.limit(${PAGE}){${MEDIA}}`;
      const found = await asSource(discover(address, handle, fields, signal));
      if (!found) return null;
      return {
        handle: found.username,
        name: found.name ?? found.username,
        followers: found.followers_count ?? null,
        posts: (found.media?.data ?? []).flatMap(postOf).filter(({ publishedAt }) => publishedAt >= since),
      };
    },
  };
}

/** An account's public side; null where no professional account has that name. */
export async function discover(
  { accountId, graphUrl, token, version }: DiscoveryAddress,
  handle: string,
  asked: string,
  signal: AbortSignal,
): Promise<z.output<typeof account> | null> {
  if (!/^[\w.]{1,60}$/.test(handle)) return null;
  const params = { fields: `business_discovery.username(${handle}){${asked}}` };
  const path = `/${accountId}`;
  try {
    const call = { method: "GET", path, params, token, signal, answer: discovered } as const;
    return (await callGraph(`${graphUrl}/${version}`, call)).business_discovery;
  } catch (error) {
    if (error instanceof GraphError && error.code === UNKNOWN_USER) return null;
    throw error;
  }
}

/** Pictures carry no view count: what cannot be measured is not studied. */
function postOf(media: NonNullable<z.output<typeof account>["media"]>["data"][number]): PublicPost[] {
  const { caption, permalink = "", thumbnail_url, timestamp, view_count } = media;
  const shortcode = /\/(?:p|reel|tv)\/([\w-]+)/.exec(permalink)?.[1];
  if (view_count === undefined || !shortcode) return [];
  return [
    {
      shortcode,
      url: permalink,
      caption,
      format: "video",
      views: view_count,
      publishedAt: new Date(timestamp.replace(/([+-]\d{2})(\d{2})$/, "$1:$2")),
      durationSeconds: null,
      thumbnailUrl: thumbnail_url ?? null,
    },
  ];
}

const LIMITED = new Set([4, 17, 32, 613, 80002]);
const PASSING = new Set([1, 2]);

async function asSource<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { code } = error;
    if (code === null || PASSING.has(code)) throw new SourceError("social", "unreachable", error);
    throw new SourceError("social", LIMITED.has(code) ? "limited" : "refused", error);
  }
}
