import { beforeAll, expect, test } from "vitest";
import { mp4 } from "./testing/files.ts";
import { openNetwork } from "./testing/harness.ts";

const network = await openNetwork();
const { control, quick, fault, source } = network;
const brand = await network.account("leitura", [
  "instagram_business_basic",
  "instagram_business_content_publish",
  "instagram_business_manage_insights",
  "instagram_business_manage_comments",
]);

const advance = (by: string) => control("POST", "/clock", { advance: by });

let photo = "";
let reel = "";
let carousel = "";

beforeAll(async () => {
  await quick();
  await control("PUT", "/accounts/leitura", { followers: 20_000 });
  photo = await brand.live("Primeira linha\nSegunda #café");
  const film = await brand.create({ media_type: "REELS", video_url: `${source.url}/film.mp4`, caption: "Um vídeo" });
  await brand.settled(film.body.id);
  reel = (await brand.publish(film.body.id)).body.id;
  const items = [];
  for (let n = 0; n < 3; n++) {
    const { body } = await brand.create({
      image_url: `${source.url}/photo.jpg`,
      is_carousel_item: true,
      alt_text: `página ${n}`,
    });
    items.push(body.id);
  }
  const parent = await brand.create({ media_type: "CAROUSEL", children: items.join(","), caption: "Três páginas" });
  carousel = (await brand.publish(parent.body.id)).body.id;
});

test("a post's fields are those of its kind", async () => {
  const fields =
    "id,caption,media_type,media_product_type,media_url,permalink,shortcode,timestamp,username,thumbnail_url,owner{id}";
  const single = (await brand.read(photo, { fields })).body;
  expect(single).toMatchObject({
    media_type: "IMAGE",
    media_product_type: "FEED",
    caption: "Primeira linha\nSegunda #café",
  });
  expect(single["timestamp"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
  expect(single["permalink"]).toBe(`${network.url}/p/${String(single["shortcode"])}/`);
  expect(single).not.toHaveProperty("thumbnail_url");
  const film = (await brand.read(reel, { fields })).body;
  expect(film).toMatchObject({ media_type: "VIDEO", media_product_type: "REELS", thumbnail_url: expect.any(String) });
  const album = (await brand.read(carousel, { fields: `${fields},children{media_type,media_url}` })).body;
  expect(album).toMatchObject({ media_type: "CAROUSEL_ALBUM" });
  expect(album).not.toHaveProperty("media_url");
  expect((album["children"] as { data: unknown[] }).data).toHaveLength(3);
  expect((await brand.read(`${carousel}/children`, { fields: "id,media_url" })).body.data).toHaveLength(3);
});

test("an unknown field fails the whole call", async () => {
  for (const [path, type] of [
    ["me", "IGUser"],
    [photo, "IGMedia"],
    [`${brand.id}/media`, "IGMedia"],
  ] as const) {
    const { body } = await brand.read(path, { fields: "id,colour" });
    expect(body.error).toMatchObject({
      code: 100,
      message: `Tried accessing nonexisting field (colour) on node type (${type})`,
    });
  }
});

test("the list comes newest first, in pages by cursor", async () => {
  const first = await brand.read(`${brand.id}/media`, { limit: 2, fields: "id" });
  expect(first.body.data.map(({ id }) => id)).toEqual([carousel, reel]);
  const paging = first.body["paging"] as { cursors: { after: string }; next: string };
  expect(paging.next).toContain("after=");
  const second = await brand.read(`${brand.id}/media`, { limit: 2, after: paging.cursors.after });
  expect(second.body.data.map(({ id }) => id)).toEqual([photo]);
  expect(second.body["paging"]).not.toHaveProperty("next");
  expect((await brand.read(`${brand.id}/media`, { after: "xyz" })).body.error.code).toBe(100);
});

test("others' posts and accounts cannot be read by id", async () => {
  const stranger = await network.account("estranha");
  expect((await stranger.read(photo, { fields: "id" })).body.error).toMatchObject({ code: 100, error_subcode: 33 });
  expect((await stranger.read(`${brand.id}/media`)).body.error).toMatchObject({ code: 100, error_subcode: 33 });
  expect((await stranger.read(brand.id)).body.error).toMatchObject({ code: 100, error_subcode: 33 });
});

const metric = "views,reach,likes,comments,saved,shares,total_interactions";
const valuesOf = (data: Record<string, unknown>[]) =>
  Object.fromEntries(data.map(({ name, values }) => [name, (values as { value: number }[])[0]?.value]));

test("numbers are missing in the first hour, not zero, and then grow by the stated curve", async () => {
  expect((await brand.read(`${photo}/insights`, { metric })).body.data).toEqual([]);
  await advance("PT2H");
  const early = valuesOf((await brand.read(`${photo}/insights`, { metric })).body.data);
  await advance("P1D");
  const day = valuesOf((await brand.read(`${photo}/insights`, { metric })).body.data);
  await advance("P30D");
  const late = valuesOf((await brand.read(`${photo}/insights`, { metric })).body.data);
  expect(early["views"]).toBeGreaterThan(0);
  expect(day["views"]).toBeGreaterThan(early["views"] ?? 0);
  expect(late["views"]).toBeGreaterThan(day["views"] ?? 0);
  const expected = (1 - Math.exp(-26 / 36)) * (late["views"] ?? 0);
  expect(Math.abs((day["views"] ?? 0) - expected)).toBeLessThan(expected * 0.01 + 2);
  expect(late["likes"]).toBeGreaterThan((late["views"] ?? 0) * 0.025);
  expect(late["reach"]).toBeLessThan(late["views"] ?? 0);
  await control("POST", "/clock", { reset: true });
});

test("a metric that the product has not fails the call", async () => {
  const wrong = await brand.read(`${reel}/insights`, { metric: "views,follows" });
  expect(wrong.body.error).toMatchObject({
    code: 100,
    message: "The Media Insights API does not support the follows metric for this media product type.",
  });
  const gone = await brand.read(`${photo}/insights`, { metric: "impressions" });
  expect(gone.body.error.code).toBe(100);
  await advance("PT3H");
  expect((await brand.read(`${reel}/insights`, { metric: "views,ig_reels_avg_watch_time" })).body.data).toHaveLength(2);
  await control("POST", "/clock", { reset: true });
});

test("numbers can be made to vanish, to fall, and likes to hide", async () => {
  await advance("P3D");
  const before = valuesOf((await brand.read(`${photo}/insights`, { metric })).body.data);
  await fault({ match: { op: "insights" }, do: "insights_missing" });
  expect((await brand.read(`${photo}/insights`, { metric })).body.data).toEqual([]);
  await fault({ match: { op: "insights" }, do: "insights_decrease", factor: 0.5 });
  const after = valuesOf((await brand.read(`${photo}/insights`, { metric })).body.data);
  expect(after["views"]).toBe(Math.floor((before["views"] ?? 0) * 0.5));
  expect((await brand.read(photo, { fields: "like_count" })).body).toHaveProperty("like_count");
  await control("PUT", "/accounts/leitura", { hidesLikes: true });
  expect((await brand.read(photo, { fields: "like_count" })).body).not.toHaveProperty("like_count");
  await control("PUT", "/accounts/leitura", { hidesLikes: false });
  await control("POST", "/clock", { reset: true });
});

test("a token without the insights permission reads none", async () => {
  const poor = await network.account("leitura", ["instagram_business_basic"]);
  expect((await poor.read(`${photo}/insights`, { metric })).body.error.code).toBe(10);
  expect((await poor.read(`${photo}/comments`)).body.error.code).toBe(10);
});

test("an account's numbers are totals of a window of at most thirty days", async () => {
  await advance("P3D");
  const asked = { metric: "reach,views,follows_and_unfollows", period: "day", metric_type: "total_value" };
  const until = Math.floor(Date.now() / 1000) + 3 * 86_400;
  const { body } = await brand.read(`${brand.id}/insights`, { ...asked, since: until - 5 * 86_400, until });
  expect(body.data).toMatchObject([{ name: "reach", total_value: { value: expect.any(Number) } }, {}, {}]);
  const long = await brand.read(`${brand.id}/insights`, { ...asked, since: until - 40 * 86_400, until });
  expect(long.body.error.code).toBe(100);
  const series = await brand.read(`${brand.id}/insights`, {
    metric: "reach",
    period: "day",
    since: until - 2 * 86_400,
    until,
  });
  expect(series.body.data[0]?.["values"]).toHaveLength(2);
  expect((await brand.read(`${brand.id}/insights`, { metric: "views", period: "day" })).body.error.code).toBe(100);
  await control("POST", "/clock", { reset: true });
});

test("comments come by themselves with texts, and are written even when the answer is an error", async () => {
  const before = (await brand.read(carousel, { fields: "comments_count" })).body["comments_count"];
  const written = await network.post(`/v25.0/${carousel}/comments`, { message: "Primeiro comentário" }, brand.token);
  expect(written.body.id).toMatch(/^\d+$/);
  const lied = await network.post(`/v25.0/${carousel}/comments`, { message: "Feito", fields: "id,text" }, brand.token);
  expect(lied.body.error).toMatchObject({ code: 20, error_subcode: 1772107 });
  expect((await brand.read(carousel, { fields: "comments_count" })).body["comments_count"]).toBe(Number(before) + 2);
  await advance("P6D");
  const { data } = (await brand.read(`${carousel}/comments`, { fields: "id,text,username,timestamp" })).body;
  expect(data.length).toBeGreaterThan(5);
  expect(data.every(({ text }) => typeof text === "string" && text.length > 1)).toBe(true);
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  await control("POST", "/clock", { reset: true });
});

test("a story is no part of the list and tells nothing to fewer than five viewers", async () => {
  const { body } = await brand.create({ media_type: "STORIES", image_url: `${source.url}/photo.jpg` });
  await brand.settled(body.id);
  const { id } = (await brand.publish(body.id)).body;
  const insights = await brand.read(`${id}/insights`, { metric: "views,reach" });
  expect(insights.body.error).toMatchObject({ code: 10, message: expect.stringContaining("Not enough viewers") });
  expect((await brand.read(`${brand.id}/media`)).body.data).toHaveLength(3);
});

test("the public pages show the post, its pages, its film and its numbers", async () => {
  await advance("P2D");
  const page = async (path: string) => (await fetch(`${network.url}${path}`)).text();
  const home = await page("/");
  expect(home).toContain("@leitura");
  const profile = await page("/@leitura");
  expect(profile.match(/class="tile"/g)).toHaveLength(3);
  const link = async (id: string) => String((await brand.read(id, { fields: "shortcode" })).body["shortcode"]);
  const album = await page(`/p/${await link(carousel)}`);
  expect(album.match(/<li id="pagina-/g)).toHaveLength(3);
  expect(album).toContain("página 2");
  const film = await page(`/p/${await link(reel)}/`);
  expect(film).toContain("data-player");
  const single = await page(`/p/${await link(photo)}`);
  expect(single).toContain('Primeira linha\nSegunda <a href="/tags/caf%C3%A9">#café</a>');
  expect(await page("/tags/caf%C3%A9")).toContain("1 publicação");
  expect((await fetch(`${network.url}/p/nothing00`, { headers: { accept: "text/html" } })).status).toBe(404);
  await control("POST", "/clock", { reset: true });
});

test("a caption cannot bring markup into a page", async () => {
  const id = await brand.live('<script>alert(1)</script> "aspas" & mais');
  const { body } = await brand.read(id, { fields: "permalink" });
  const response = await fetch(String(body["permalink"]));
  const page = await response.text();
  expect(page).not.toContain("<script>alert");
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &quot;aspas&quot; &amp; mais");
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  // Its own control page asks this very server.
  expect(policy).toContain("connect-src 'self'");
});

test("the network keeps its own copy of the media and serves a film by ranges", async () => {
  const body = mp4({ seconds: 9 });
  const { body: made } = await brand.create({
    media_type: "REELS",
    video_url: source.put("mine.mp4", { body, type: "video/mp4" }),
  });
  await brand.settled(made.id);
  const { id } = (await brand.publish(made.id)).body;
  source.put("mine.mp4", { body: "gone", status: 404 });
  const address = String((await brand.read(id, { fields: "media_url" })).body["media_url"]);
  const whole = await fetch(address);
  expect(Buffer.from(await whole.arrayBuffer()).equals(body)).toBe(true);
  const part = await fetch(address, { headers: { range: "bytes=4-7" } });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
    206,
    "ftyp",
    `bytes 4-7/${body.length}`,
  ]);
  expect((await fetch(address, { headers: { range: `bytes=${body.length}-` } })).status).toBe(416);
});
