import type { Platform } from "#lib/domain/radar.ts";

/** A post as its source tells it, read without any of the code under test. */
export interface RawPost {
  platform: Platform;
  handle: string;
  shortcode: string;
  title: string;
  views: number;
  publishedAt: number;
}

const DAY_MS = 86_400_000;
const HOUSE = "17841400000000001";
const TOKEN = "100000000000001|local-network-secret";

async function read(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${TOKEN}`, "x-goog-api-key": "local" } });
  return (await response.json()) as Record<string, unknown>;
}

interface Media {
  caption: string;
  permalink: string;
  timestamp: string;
  view_count?: number;
}

/** The videos of an account in the sixty days before a time. */
async function readReels(network: string, handle: string, from: number): Promise<RawPost[]> {
  const fields = `business_discovery.username(${handle}){media.limit(50){caption,permalink,timestamp,view_count}}`;
  const answer = await read(`${network}/v24.0/${HOUSE}?fields=${encodeURIComponent(fields)}`);
  const { data } = (answer["business_discovery"] as { media: { data: Media[] } }).media;
  return data
    .filter(({ view_count }) => view_count !== undefined)
    .map(({ caption, permalink, timestamp, view_count = 0 }) => ({
      platform: "social" as const,
      handle,
      shortcode: permalink.split("/").findLast(Boolean) ?? "",
      title: caption.split("\n")[0] ?? "",
      views: view_count,
      publishedAt: Date.parse(timestamp.replace("+0000", "Z")),
    }))
    .filter(({ publishedAt }) => publishedAt >= from);
}

interface Channel {
  contentDetails: { relatedPlaylists: { uploads: string } };
}
interface Upload {
  contentDetails: { videoId: string };
}
interface Film {
  id: string;
  snippet: { title: string; publishedAt: string };
  statistics: { viewCount: string };
}

async function readFilms(network: string, handle: string, from: number): Promise<RawPost[]> {
  const items = async <Item>(resource: string): Promise<Item[]> =>
    (await read(`${network}/video/v3/${resource}`))["items"] as Item[];
  const [channel] = await items<Channel>(`channels?part=contentDetails&forHandle=${handle}`);
  const playlist = channel?.contentDetails.relatedPlaylists.uploads ?? "";
  const uploads = await items<Upload>(`playlistItems?part=contentDetails&maxResults=50&playlistId=${playlist}`);
  const ids = uploads.map(({ contentDetails }) => contentDetails.videoId).join(",");
  const films = await items<Film>(`videos?part=snippet,statistics&id=${ids}`);
  return films
    .map(({ id, snippet, statistics }) => ({
      platform: "video" as const,
      handle,
      shortcode: id,
      title: snippet.title,
      views: Number(statistics.viewCount),
      publishedAt: Date.parse(snippet.publishedAt),
    }))
    .filter(({ publishedAt }) => publishedAt >= from);
}

interface Accounts {
  competitors: string[];
  video_channels: string[];
}

/** What the network itself says of these accounts, with the score that README's formula gives each post. */
export async function recount(network: string, accounts: Accounts, startedAt: Date) {
  const from = startedAt.getTime() - 60 * DAY_MS;
  const read = await Promise.all([
    ...accounts.competitors.map((handle) => readReels(network, handle, from)),
    ...accounts.video_channels.map((handle) => readFilms(network, handle, from)),
  ]);
  return read.flatMap((posts) => {
    const now = Date.now();
    const old = posts.filter(({ publishedAt }) => now - publishedAt >= DAY_MS);
    const settled = old.map(({ publishedAt, views }) => views / (1 - Math.exp(-(now - publishedAt) / (1.5 * DAY_MS))));
    const sorted = settled.toSorted((a, b) => a - b);
    const half = sorted.length / 2;
    const usual = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
    return old.map((post, index) => ({ ...post, score: (settled[index] ?? 0) / usual }));
  });
}
