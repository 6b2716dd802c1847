import { expect, test } from "vitest";
import { CATALOGUE } from "./seeds/catalogue.ts";
import { ask, openNetwork } from "./testing/harness.ts";

const network = await openNetwork();
const { get, control, url } = network;
const HOUSE = "17841400000000001";
const APP_TOKEN = "100000000000001|local-network-secret";

interface Found {
  username: string;
  followers_count: number;
  media: {
    data: {
      id: string;
      caption: string;
      timestamp: string;
      media_type: string;
      like_count: number;
      view_count?: number;
      permalink: string;
    }[];
    paging: { cursors: { after: string } };
  };
}

const MEDIA = "id,caption,timestamp,permalink,media_type,media_product_type,like_count,comments_count,view_count";

const discover = async (username: string, modifiers = ".limit(50)"): Promise<Found> => {
  const fields = `business_discovery.username(${username}){id,username,followers_count,media_count,media${modifiers}{${MEDIA}}}`;
  const { body } = await get(`/v25.0/${HOUSE}`, { fields }, APP_TOKEN);
  return body["business_discovery"] as Found;
};

test("there are accounts over twenty-four kinds of business, of very different sizes", () => {
  const kinds = CATALOGUE.filter(({ language }) => language === "pt").map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(24);
  expect(new Set(CATALOGUE.map(({ handle }) => handle)).size).toBe(CATALOGUE.length);
  const sizes = CATALOGUE.map(({ followers }) => followers);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(1000);
});

test("each account has twenty to forty posts of the last sixty days, with outliers among them", async () => {
  let outliers = 0;
  for (const { handle, hashtags } of CATALOGUE) {
    const { media } = await discover(handle);
    expect(media.data.length, handle).toBeGreaterThanOrEqual(20);
    expect(media.data.length, handle).toBeLessThanOrEqual(40);
    const times = media.data.map(({ timestamp }) => Date.parse(timestamp));
    expect(Math.min(...times)).toBeGreaterThan(Date.now() - 60.1 * 86_400_000);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(media.data.every(({ caption }) => hashtags.some((tag) => caption.includes(`#${tag}`)))).toBe(true);
    expect(media.data.every((post) => "view_count" in post === (post.media_type === "VIDEO"))).toBe(true);
    const views = media.data.flatMap(({ view_count }) => view_count ?? []).toSorted((a, b) => a - b);
    const median = views[Math.floor(views.length / 2)] ?? 0;
    if ((views.at(-1) ?? 0) > 4 * median) outliers += 1;
  }
  expect(outliers).toBeGreaterThan(5);
});

test("the same instant shows the same numbers, a later one more", async () => {
  const likes = ({ media }: Found) => media.data.reduce((sum, post) => sum + post.like_count, 0);
  const before = await discover("doce.quintal");
  expect(likes(await discover("doce.quintal"))).toBeGreaterThanOrEqual(likes(before));
  await control("POST", "/clock", { advance: "P1D" });
  const oldest = before.media.data[20];
  const later = (await discover("doce.quintal")).media.data.find(({ id }) => id === oldest?.id);
  expect(later?.like_count).toBeGreaterThanOrEqual(oldest?.like_count ?? 0);
  await control("POST", "/clock", { reset: true });
});

test("posts come in pages; their addresses and pictures open, even long after", async () => {
  const first = await discover("forno.sete", ".limit(5)");
  const second = await discover("forno.sete", `.limit(5).after(${first.media.paging.cursors.after})`);
  const ids = [...first.media.data, ...second.media.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(10);
  await control("POST", "/clock", { advance: "P120D" });
  const page = await ask(first.media.data[0]?.permalink ?? "");
  expect(page.status).toBe(200);
  const picture = /\/drawn\/[\w-]+\/1\.svg/.exec(page.text)?.[0] ?? "";
  const drawn = await ask(url + picture);
  expect(drawn.headers.get("content-type")).toBe("image/svg+xml");
  expect((await ask(url + picture)).text).toBe(drawn.text);
  await control("POST", "/clock", { reset: true });
});

test("an unknown name answers 110, and strictness can ask for the other login", async () => {
  const fields = "business_discovery.username(nobody.here){id}";
  expect((await get(`/${HOUSE}`, { fields }, APP_TOKEN)).body.error.code).toBe(110);
  const brand = await network.account("curioso");
  const own = { fields: "business_discovery.username(forno.sete){followers_count}" };
  expect((await brand.read(brand.id, own)).body["business_discovery"]).toMatchObject({ followers_count: 21_400 });
  await control("PUT", "/settings", { discoveryNeedsOtherLogin: true });
  expect((await brand.read(brand.id, own)).body.error.code).toBe(10);
  await control("PUT", "/settings", { discoveryNeedsOtherLogin: false });
  const broken = await brand.read(brand.id, { fields: "business_discovery.username(forno.sete{id}" });
  expect(broken.body.error.code).toBe(100);
});

test("the app's own token looks but cannot publish", async () => {
  const { body } = await network.post(`/${HOUSE}/media`, { image_url: "http://x/y.jpg" }, APP_TOKEN);
  expect(body.error.code).toBe(10);
  expect((await get("/me", {}, "100000000000001|wrong")).body.error.code).toBe(190);
});

test("a hashtag finds posts without their names, thirty hashtags a week", async () => {
  const brand = await network.account("etiquetas");
  const search = (q: string) => brand.read("ig_hashtag_search", { user_id: brand.id, q });
  const id = String((await search("cafeespecial")).body.data[0]?.["id"]);
  const top = await brand.read(`${id}/top_media`, { user_id: brand.id, fields: "id,caption,like_count" });
  expect(top.body.data.length).toBeGreaterThan(5);
  const likes = top.body.data.map(({ like_count }) => Number(like_count));
  expect(likes).toEqual(likes.toSorted((a, b) => b - a));
  expect((await brand.read(`${id}/top_media`, { user_id: brand.id, fields: "username" })).body.error.code).toBe(100);
  for (let n = 0; n < 29; n++) expect((await search(`tag${n}`)).status).toBe(200);
  expect((await search("umamais")).body.error.code).toBe(613);
  expect((await search("cafeespecial")).status).toBe(200);
});

test("accounts are found by words of their trade", async () => {
  const first = async (q: string) =>
    (await get("/directory", { q, limit: 3 }, APP_TOKEN)).body.data.map(({ username }) => username);
  expect(await first("café especial em Belo Horizonte")).toContain("torra.da.serra");
  expect(await first("advogado direito do consumidor")).toContain("moura.azevedo.adv");
  expect(await first("pizzaria artesanal")).toContain("forno.sete");
  expect(await first("xyzxyz")).toEqual([]);
});

const video = (resource: string, params: Record<string, string>) =>
  get(`/video/v3/${resource}`, { key: "local", ...params });

interface Items {
  items: {
    id: string & { videoId: string };
    snippet: { title: string; channelId: string };
    statistics: Record<string, string>;
  }[];
  nextPageToken: string;
  pageInfo: { totalResults: number };
}

test("the platform of videos is searched by term, order and time, and counts for itself", async () => {
  const found = (await video("search", { part: "snippet", q: "café coado", maxResults: "10", order: "viewCount" }))
    .body as unknown as Items;
  expect(found.items).toHaveLength(10);
  const ids = found.items.map(({ id }) => id.videoId).join(",");
  const films = (await video("videos", { part: "snippet,statistics,contentDetails", id: ids }))
    .body as unknown as Items;
  const views = films.items.map(({ statistics }) => Number(statistics["viewCount"]));
  expect(views).toEqual(views.toSorted((a, b) => b - a));
  const channel = films.items[0]?.snippet.channelId ?? "";
  const [own] = (
    (await video("channels", { part: "snippet,statistics,contentDetails", id: channel })).body as unknown as {
      items: { contentDetails: { relatedPlaylists: { uploads: string } } }[];
    }
  ).items;
  const uploads = {
    part: "snippet,contentDetails",
    playlistId: own?.contentDetails.relatedPlaylists.uploads ?? "",
    maxResults: "50",
  };
  const list = (await video("playlistItems", uploads)).body as unknown as Items;
  expect(list.pageInfo.totalResults).toBeGreaterThanOrEqual(13);
  const recent = (await video("search", { part: "snippet", q: "café", publishedAfter: new Date().toISOString() }))
    .body as unknown as Items;
  expect(recent.items).toEqual([]);
  expect((await ask(`${url}/video/watch?v=${String(found.items[0]?.id.videoId)}`)).text).toContain(
    found.items[0]?.snippet.title.split(/[:"(]/)[0],
  );
});

test("the data of videos comes in pages and wants a key, a part and a quota", async () => {
  const first = (await video("search", { part: "snippet", maxResults: "5" })).body as unknown as Items;
  const second = (await video("search", { part: "snippet", maxResults: "5", pageToken: first.nextPageToken }))
    .body as unknown as Items;
  expect(first.items[0]?.id.videoId).not.toBe(second.items[0]?.id.videoId);
  expect((await get("/video/v3/search", { part: "snippet" })).status).toBe(403);
  expect((await video("search", {})).status).toBe(400);
  expect((await video("playlistItems", { part: "snippet", playlistId: "UUx" })).status).toBe(404);
  await control("PUT", "/settings", { videoQuotaPerDay: 1 });
  const over = await video("search", { part: "snippet" });
  expect([over.status, JSON.stringify(over.body)]).toEqual([403, expect.stringContaining("quotaExceeded")]);
  await control("PUT", "/settings", { videoQuotaPerDay: 1_000_000 });
});

test("channels and films have public pages", async () => {
  for (const path of ["/video", "/video?q=yoga", "/video/@docequintal", "/@doce.quintal?ver=videos", "/?q=pizza"]) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
});
