import * as z from "zod";
import type { InspirationSource, PublicPost } from "#lib/ports/inspiration.ts";
import { callVideos, type VideoAddress } from "./video-client.ts";

const PAGE = "50";
const PAGES_MAX = 4;
const SEARCHED_MS = 60 * 24 * 60 * 60 * 1000;

const thumbnails = z.record(z.string(), z.object({ url: z.string() }));
const found = z.object({ items: z.array(z.object({ snippet: z.object({ channelId: z.string() }) })) });
const channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({ title: z.string(), customUrl: z.string().optional() }),
        statistics: z.object({ subscriberCount: z.string().optional() }).optional(),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }).optional(),
      }),
    )
    .default([]),
});
const uploads = z.object({
  nextPageToken: z.string().optional(),
  items: z.array(
    z.object({ contentDetails: z.object({ videoId: z.string(), videoPublishedAt: z.string().optional() }) }),
  ),
});
const videos = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({
        publishedAt: z.string(),
        title: z.string(),
        description: z.string().default(""),
        thumbnails: thumbnails.default({}),
      }),
      contentDetails: z.object({ duration: z.string() }),
      statistics: z.object({ viewCount: z.string().optional() }),
    }),
  ),
});

/** Channels and their videos by a video platform's data API: the real one and the local one alike. */
export function videoSource(name: string, address: VideoAddress): InspirationSource {
  return {
    platform: "video",
    name,

    async find({ most, terms }, signal) {
      const publishedAfter = new Date(Date.now() - SEARCHED_MS).toISOString();
      const seen: string[] = [];
      for (const term of terms) {
        const params = {
          part: "snippet",
          type: "video",
          order: "relevance",
          maxResults: "25",
          q: term,
          publishedAfter,
        };
        const { items } = (await callVideos(address, "search", params, found, signal)) ?? { items: [] };
        seen.push(...items.map(({ snippet }) => snippet.channelId));
      }
      const ids = [...Map.groupBy(seen, (id) => id)]
        .toSorted(([, a], [, b]) => b.length - a.length)
        .map(([id]) => id)
        .slice(0, most);
      if (ids.length === 0) return [];
      const listed = await callVideos(address, "channels", { part: "snippet", id: ids.join(",") }, channels, signal);
      const handles = new Map(
        listed?.items.map(({ id, snippet }) => [id, snippet.customUrl?.replace(/^@/, "").toLowerCase() ?? id]),
      );
      return ids.flatMap((id) => handles.get(id) ?? []);
    },

    async read(handle, since, signal) {
      const params = { part: "snippet,statistics,contentDetails", ...byHandle(handle) };
      const channel = (await callVideos(address, "channels", params, channels, signal))?.items[0];
      const playlist = channel?.contentDetails?.relatedPlaylists.uploads;
      if (!channel || !playlist) return null;
      const ids = await readUploads(address, playlist, since, signal);
      const posts: PublicPost[] = [];
      for (let from = 0; from < ids.length; from += Number(PAGE)) {
        const id = ids.slice(from, from + Number(PAGE)).join(",");
        const read = await callVideos(
          address,
          "videos",
          { part: "snippet,statistics,contentDetails", id },
          videos,
          signal,
        );
        posts.push(...(read?.items ?? []).flatMap((item) => postOf(address, item)));
      }
      const subscribers = channel.statistics?.subscriberCount;
      return { handle, name: channel.snippet.title, followers: subscribers ? Number(subscribers) : null, posts };
    },
  };
}

/** Channels without a handle are known by their id. */
const byHandle = (handle: string): { id: string } | { forHandle: string } =>
  /^UC[\w-]{22}$/.test(handle) ? { id: handle } : { forHandle: `@${handle}` };

async function readUploads(address: VideoAddress, playlistId: string, since: Date, signal: AbortSignal) {
  const ids: string[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < PAGES_MAX; page++) {
    const params = { part: "contentDetails", playlistId, maxResults: PAGE, ...(pageToken && { pageToken }) };
    const read = await callVideos(address, "playlistItems", params, uploads, signal);
    const recent = (read?.items ?? []).filter(
      ({ contentDetails: { videoPublishedAt } }) => videoPublishedAt && new Date(videoPublishedAt) >= since,
    );
    ids.push(...recent.map(({ contentDetails }) => contentDetails.videoId));
    pageToken = read?.nextPageToken;
    if (!pageToken || recent.length === 0) break;
  }
  return ids;
}

/** A video whose owner hides its views cannot be measured. */
function postOf({ watchUrl }: VideoAddress, video: z.output<typeof videos>["items"][number]): PublicPost[] {
  const { contentDetails, id, snippet, statistics } = video;
  if (statistics.viewCount === undefined) return [];
  const { description, publishedAt, thumbnails: pictures, title } = snippet;
  return [
    {
      shortcode: id,
      url: `${watchUrl}${id}`,
      caption: description ? `${title}\n\n${description}` : title,
      format: "video",
      views: Number(statistics.viewCount),
      publishedAt: new Date(publishedAt),
      durationSeconds: secondsOf(contentDetails.duration),
      thumbnailUrl: (pictures["high"] ?? pictures["medium"] ?? pictures["default"])?.url ?? null,
    },
  ];
}

function secondsOf(duration: string): number | null {
  const [, days, hours, minutes, seconds] = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? [];
  const total =
    Number(days ?? 0) * 86_400 + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? total : null;
}
