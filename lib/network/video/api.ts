import type { Exchange } from "#lib/network/http/router.ts";
import { sendJson } from "#lib/network/http/respond.ts";
import { allFilms, type Channel, channels, type Film, filmNumbers, filmsOf, findFilm } from "./films.ts";

const DAY_MS = 86_400_000;
const SEARCH_COST = 100;

class ApiError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

type Resource = (exchange: Exchange, now: number) => object;

let spent = { day: 0, units: 0 };

/** Answers one resource of the data API, counting what it costs against the day's quota. */
function serveResource(resource: Resource, cost: number) {
  return (exchange: Exchange): void => {
    const { context, request, url, response } = exchange;
    const now = context.clock.now();
    try {
      if (!url.searchParams.get("key") && !request.headers["x-goog-api-key"]) {
        throw new ApiError(403, "forbidden", "The request is missing a valid API key.");
      }
      const day = Math.floor(now / DAY_MS);
      spent = { day, units: (spent.day === day ? spent.units : 0) + cost };
      if (spent.units > context.settings.videoQuotaPerDay) {
        throw new ApiError(
          403,
          "quotaExceeded",
          "The request cannot be completed because you have exceeded your quota.",
        );
      }
      sendJson(response, 200, resource(exchange, now));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, message, reason } = error;
      sendJson(response, status, {
        error: { code: status, message, errors: [{ message, domain: "video.global", reason }] },
      });
    }
  };
}

export const search = serveResource(({ context, url }, now) => {
  const query = url.searchParams;
  parts(query, ["snippet"]);
  const kind = query.get("type") ?? "video";
  if (kind === "channel") return channelSearch(context.url, query);
  if (kind !== "video") throw new ApiError(400, "invalidParameter", "type is video or channel");
  const after = Date.parse(query.get("publishedAfter") ?? "") || 0;
  const before = Date.parse(query.get("publishedBefore") ?? "") || now;
  const words = wordsOf(query.get("q") ?? "");
  const found = allFilms(now)
    .filter((film) => film.publishedAt >= after && film.publishedAt <= before)
    .filter((film) => !query.get("channelId") || film.channel.id === query.get("channelId"))
    .map((film) => ({
      film,
      fit: fit(
        words,
        `${film.title} ${film.tags.join(" ")} ${film.channel.name} ${film.channel.category} ${film.description}`,
      ),
    }))
    .filter((entry) => words.length === 0 || entry.fit > 0);
  const order = query.get("order") ?? "relevance";
  const sorted = found.toSorted((a, b) => {
    if (order === "date") return b.film.publishedAt - a.film.publishedAt;
    const [viewsA, viewsB] = [filmNumbers(a.film, now).views, filmNumbers(b.film, now).views];
    return order === "viewCount" ? viewsB - viewsA : b.fit - a.fit || viewsB - viewsA;
  });
  return listPage("searchListResponse", sorted, query, ({ film }) => ({
    kind: "video#searchResult",
    id: { kind: "video#video", videoId: film.id },
    snippet: filmSnippet(context.url, film),
  }));
}, SEARCH_COST);

function channelSearch(base: string, query: URLSearchParams): object {
  const words = wordsOf(query.get("q") ?? "");
  const found = channels()
    .map((channel) => ({
      channel,
      fit: fit(words, `${channel.name} ${channel.category} ${channel.niche.hashtags.join(" ")}`),
    }))
    .filter((entry) => entry.fit > 0)
    .toSorted((a, b) => b.fit - a.fit || b.channel.subscribers - a.channel.subscribers);
  return listPage("searchListResponse", found, query, ({ channel }) => ({
    kind: "video#searchResult",
    id: { kind: "video#channel", channelId: channel.id },
    snippet: channelSnippet(base, channel),
  }));
}

export const videos = serveResource(({ context, url }, now) => {
  const wanted = parts(url.searchParams, ["id", "snippet", "statistics", "contentDetails"]);
  const ids = (url.searchParams.get("id") ?? "").split(",").filter(Boolean);
  if (ids.length === 0) throw new ApiError(400, "missingRequiredParameter", "No filter selected. Expected id.");
  if (ids.length > 50) throw new ApiError(400, "invalidParameter", "At most 50 ids.");
  const films = ids.map((id) => findFilm(id, now)).filter((film) => film !== null);
  return {
    kind: "video#videoListResponse",
    items: films.map((film) => {
      const { views, likes, comments } = filmNumbers(film, now);
      const all = {
        snippet: { ...filmSnippet(context.url, film), tags: film.tags, categoryId: "26" },
        contentDetails: { duration: isoDuration(film.durationMs), definition: "hd" },
        statistics: { viewCount: String(views), likeCount: String(likes), commentCount: String(comments) },
      };
      return { kind: "video#video", id: film.id, ...chosen(all, wanted) };
    }),
    pageInfo: { totalResults: films.length, resultsPerPage: films.length },
  };
}, 1);

export const channelList = serveResource(({ context, url }, now) => {
  const query = url.searchParams;
  const wanted = parts(query, ["id", "snippet", "statistics", "contentDetails"]);
  const ids = (query.get("id") ?? "").split(",").filter(Boolean);
  const handle = query.get("forHandle")?.replace(/^@/, "").toLowerCase();
  if (ids.length === 0 && !handle) {
    throw new ApiError(400, "missingRequiredParameter", "No filter selected. Expected id or forHandle.");
  }
  const found = channels().filter((channel) => ids.includes(channel.id) || channel.handle === handle);
  return {
    kind: "video#channelListResponse",
    items: found.map((channel) => {
      const films = filmsOf(channel, now);
      const views = films.reduce((sum, film) => sum + filmNumbers(film, now).views, channel.subscribers * 40);
      const all = {
        snippet: channelSnippet(context.url, channel),
        contentDetails: { relatedPlaylists: { uploads: channel.uploads } },
        statistics: {
          viewCount: String(views),
          subscriberCount: String(channel.subscribers),
          hiddenSubscriberCount: false,
          videoCount: String(films.length),
        },
      };
      return { kind: "video#channel", id: channel.id, ...chosen(all, wanted) };
    }),
    pageInfo: { totalResults: found.length, resultsPerPage: found.length },
  };
}, 1);

export const playlistItems = serveResource(({ context, url }, now) => {
  const query = url.searchParams;
  parts(query, ["id", "snippet", "contentDetails"]);
  const channel = channels().find(({ uploads }) => uploads === query.get("playlistId"));
  if (!channel) throw new ApiError(404, "playlistNotFound", "The playlist cannot be found.");
  return listPage("playlistItemListResponse", filmsOf(channel, now), query, (film) => ({
    kind: "video#playlistItem",
    id: `PL${film.id}`,
    snippet: { ...filmSnippet(context.url, film), resourceId: { kind: "video#video", videoId: film.id } },
    contentDetails: { videoId: film.id, videoPublishedAt: new Date(film.publishedAt).toISOString() },
  }));
}, 1);

function listPage<T>(kind: string, list: T[], query: URLSearchParams, present: (item: T) => object): object {
  const most = Number(query.get("maxResults") ?? 5);
  if (!Number.isInteger(most) || most < 0 || most > 50) {
    throw new ApiError(400, "invalidParameter", "maxResults lies within 0 and 50.");
  }
  const token = query.get("pageToken");
  const from = token === null ? 0 : Number(Buffer.from(token, "base64url").toString());
  if (!Number.isInteger(from) || from < 0) throw new ApiError(400, "invalidPageToken", "The page token is not valid.");
  const next =
    from + most < list.length ? { nextPageToken: Buffer.from(String(from + most)).toString("base64url") } : {};
  return {
    kind: `video#${kind}`,
    ...next,
    pageInfo: { totalResults: list.length, resultsPerPage: most },
    items: list.slice(from, from + most).map(present),
  };
}

function parts(query: URLSearchParams, known: string[]): string[] {
  const asked = (query.get("part") ?? "").split(",").filter(Boolean);
  if (asked.length === 0) throw new ApiError(400, "missingRequiredParameter", "Missing parameter part.");
  const bad = asked.find((part) => !known.includes(part));
  if (bad !== undefined) throw new ApiError(400, "unknownPart", `'${bad}' is not a known part.`);
  return asked;
}

const chosen = (all: Record<string, unknown>, wanted: string[]): object =>
  Object.fromEntries(Object.entries(all).filter(([part]) => wanted.includes(part)));

const filmSnippet = (base: string, film: Film): object => ({
  publishedAt: new Date(film.publishedAt).toISOString(),
  channelId: film.channel.id,
  title: film.title,
  description: film.description,
  thumbnails: { high: { url: `${base}/video/drawn/${film.id}.svg`, width: 1280, height: 720 } },
  channelTitle: film.channel.name,
});

const channelSnippet = (base: string, channel: Channel): object => ({
  title: channel.name,
  description: channel.biography,
  customUrl: `@${channel.handle}`,
  thumbnails: { high: { url: `${base}/avatar/${channel.niche.handle}.svg`, width: 160, height: 160 } },
});

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const wordsOf = (query: string): string[] =>
  plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

function fit(words: string[], text: string): number {
  const searched = plain(text);
  return words.filter((word) => searched.includes(word.slice(0, Math.max(4, word.length - 2)))).length;
}

function isoDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `PT${minutes > 0 ? `${minutes}M` : ""}${rest > 0 ? `${rest}S` : ""}`;
}
