import { beforeAll, expect, test } from "vitest";
import { jpeg, mp4, png } from "./testing/files.ts";
import { openNetwork, type Source } from "./testing/harness.ts";

const network = await openNetwork();
const { control, source, quick, fault } = network;
const brand = await network.account("marca");

beforeAll(quick);

const errorOf = (body: { error?: { code: number; error_subcode?: number } }) =>
  body.error ? `${body.error.code}/${body.error.error_subcode ?? "-"}` : "none";

const refusedImages: [string, Source, string][] = [
  ["a PNG", { body: png(), type: "image/png" }, "36001/2207005"],
  ["a PNG that calls itself JPEG", { body: png() }, "36001/2207005"],
  ["a JPEG of several pictures", { body: jpeg({ multi: true }) }, "36001/2207005"],
  ["a JPEG cut short", { body: jpeg().subarray(0, 120) }, "36001/2207005"],
  ["9 MiB", { body: jpeg({ padding: 9 * 1024 * 1024 }) }, "36000/2207004"],
  ["taller than 4:5", { body: jpeg({ width: 1080, height: 1440 }) }, "36003/2207009"],
  ["wider than 1.91:1", { body: jpeg({ width: 1080, height: 500 }) }, "36003/2207009"],
  ["a page", { body: "<html></html>", type: "text/html" }, "9004/2207052"],
  ["nothing there", { body: "", status: 404 }, "9004/2207052"],
  ["redirects without end", { body: "", status: 302, location: "/refused" }, "9004/2207052"],
];

test.each(refusedImages)("an image is refused at once: %s", async (_, what, expected) => {
  const { body } = await brand.create({ image_url: source.put("refused", what) });
  expect(errorOf(body)).toBe(expected);
});

test("an address that cannot be asked is refused", async () => {
  for (const image_url of [
    "http://localhost:1/x.jpg",
    "ftp://localhost/x.jpg",
    "http://localhost/ação.jpg",
    "nonsense",
  ]) {
    expect(errorOf((await brand.create({ image_url })).body)).toBe("9004/2207052");
  }
});

test("media that does not come in time is refused with -2", async () => {
  await control("PUT", "/settings", { fetchTimeoutMs: 60 });
  const { body } = await brand.create({ image_url: source.put("slow.jpg", { body: jpeg(), waitMs: 400 }) });
  await control("PUT", "/settings", { fetchTimeoutMs: 10_000 });
  expect(errorOf(body)).toBe("-2/2207003");
});

test("private addresses are fetched only while the setting allows it", async () => {
  await control("PUT", "/settings", { allowPrivateHosts: false });
  const { body } = await brand.create({ image_url: `${source.url}/photo.jpg` });
  await control("PUT", "/settings", { allowPrivateHosts: true });
  expect(errorOf(body)).toBe("9004/2207052");
});

test("a host whose robots.txt keeps the crawler out is not read", async () => {
  const closed = await import("./testing/harness.ts").then(({ mediaSource }) => mediaSource());
  closed.put("robots.txt", { body: "User-agent: *\nDisallow: /", type: "text/plain" });
  const { body } = await brand.create({ image_url: `${closed.url}/photo.jpg` });
  expect(body.error.message).toContain("robots.txt");
});

test("a redirect is followed", async () => {
  source.put("moved.jpg", { body: "", status: 302, location: "/photo.jpg" });
  expect((await brand.create({ image_url: `${source.url}/moved.jpg` })).status).toBe(200);
});

const refusedFilms: [string, Parameters<typeof mp4>[0], string][] = [
  ["moov at the end", { moovLast: true }, "2207026"],
  ["another codec", { codec: "vp09" }, "2207026"],
  ["another sound", { audio: "Opus" }, "2207026"],
  ["two seconds", { seconds: 2 }, "2207026"],
  ["sixteen minutes", { seconds: 960 }, "2207026"],
  ["too wide", { width: 2160 }, "2207026"],
  ["ten frames a second", { fps: 10 }, "2207026"],
  ["an edit list that cuts", { edits: 2 }, "2207026"],
];

test.each(refusedFilms)("a film's fault shows in the status: %s", async (_, film, expected) => {
  const video_url = source.put("refused.mp4", { body: mp4(film), type: "video/mp4" });
  const { body } = await brand.create({ media_type: "REELS", video_url });
  expect(await brand.settled(body.id)).toBe("ERROR");
  expect((await brand.status(body.id)).body["status"]).toBe(
    `Error: Media upload has failed with error code ${expected}`,
  );
  expect(errorOf((await brand.publish(body.id)).body)).toBe("9007/2207027");
});

test("a film that is not there or not a film fails by status", async () => {
  const gone = await brand.create({ media_type: "REELS", video_url: `${source.url}/none.mp4` });
  expect(await brand.settled(gone.body.id)).toBe("ERROR");
  expect((await brand.status(gone.body.id)).body["status"]).toContain("2207077");
  const text = source.put("text.mp4", { body: "hello there, no film", type: "video/mp4" });
  const bad = await brand.create({ media_type: "REELS", video_url: text });
  expect(await brand.settled(bad.body.id)).toBe("ERROR");
});

test("a film with or without sound, in HEVC as well, becomes ready", async () => {
  for (const film of [{}, { audio: null }, { codec: "hvc1" }, { seconds: 3 }]) {
    const video_url = source.put("good.mp4", { body: mp4(film), type: "video/mp4" });
    const { body } = await brand.create({ media_type: "REELS", video_url, cover_url: `${source.url}/photo.jpg` });
    expect(await brand.settled(body.id)).toBe("FINISHED");
  }
});

test("a thumbnail beyond the film's end is an error", async () => {
  const { body } = await brand.create({ media_type: "REELS", video_url: `${source.url}/film.mp4`, thumb_offset: 9000 });
  expect(await brand.settled(body.id)).toBe("ERROR");
  expect((await brand.status(body.id)).body["status"]).toContain("2207057");
  const negative = await brand.create({ media_type: "REELS", video_url: `${source.url}/film.mp4`, thumb_offset: -1 });
  expect(errorOf(negative.body)).toBe("1/2207057");
});

const image_url = `${source.url}/photo.jpg`;
const refusedParams: [string, Record<string, string>, string][] = [
  ["an unknown media type", { image_url, media_type: "POSTCARD" }, "100/2207023"],
  ["no address", {}, "100/-"],
  ["a reel without a film", { media_type: "REELS", image_url }, "100/-"],
  ["a resumable upload", { media_type: "REELS", upload_type: "resumable" }, "100/-"],
  ["a reel as an item", { media_type: "REELS", video_url: image_url, is_carousel_item: "true" }, "100/-"],
  ["2201 characters", { image_url, caption: "é".repeat(2201) }, "36004/2207010"],
  ["six hashtags", { image_url, caption: "#a #b #c #d #e #f" }, "36004/2207010"],
  ["21 mentions", { image_url, caption: Array.from({ length: 21 }, (_, n) => `@a${n}`).join(" ") }, "100/2207040"],
  ["a trial reel", { media_type: "REELS", video_url: image_url, trial_params: "{}" }, "100/2207081"],
  ["product tags", { image_url, product_tags: "[]" }, "100/2207037"],
  ["four collaborators", { image_url, collaborators: '["a","b","c","d"]' }, "100/-"],
  ["one item", { media_type: "CAROUSEL", children: "1" }, "100/2207028"],
  ["eleven items", { media_type: "CAROUSEL", children: Array.from({ length: 11 }, (_, n) => n).join() }, "100/2207028"],
];

test.each(refusedParams)("a container is refused: %s", async (_, params, expected) => {
  expect(errorOf((await brand.create(params)).body)).toBe(expected);
});

test("2200 characters, emoji counted as one, are accepted", async () => {
  expect((await brand.create({ image_url, caption: "☕😀".repeat(1100) })).status).toBe(200);
});

const item = async (owner = brand): Promise<string> => {
  const { body } = await owner.create({ image_url, is_carousel_item: true });
  return body.id;
};

test("a carousel takes its own ready items once, and is ready after them", async () => {
  const [a, b] = [await item(), await item()];
  const { body } = await brand.create({ media_type: "CAROUSEL", children: `${a},${b}`, caption: "dois" });
  expect(await brand.settled(body.id)).toBe("FINISHED");
  const again = await brand.create({ media_type: "CAROUSEL", children: `${a},${await item()}` });
  expect(again.body.error.message).toContain("another carousel");
  const stranger = await network.account("vizinha");
  const foreign = await brand.create({ media_type: "CAROUSEL", children: `${await item(stranger)},${await item()}` });
  expect(foreign.body.error.code).toBe(100);
  const whole = await brand.photo();
  expect((await brand.create({ media_type: "CAROUSEL", children: `${whole},${await item()}` })).body.error.code).toBe(
    100,
  );
  const twice = await item();
  expect(errorOf((await brand.create({ media_type: "CAROUSEL", children: `${twice},${twice}` })).body)).toBe(
    "100/2207028",
  );
});

test("a failed item fails its carousel; an item alone cannot be published", async () => {
  const video_url = source.put("late.mp4", { body: mp4({ moovLast: true }), type: "video/mp4" });
  const bad = await brand.create({ media_type: "VIDEO", video_url, is_carousel_item: true });
  const { body } = await brand.create({ media_type: "CAROUSEL", children: `${bad.body.id},${await item()}` });
  expect(await brand.settled(body.id)).toBe("ERROR");
  expect((await brand.status(body.id)).body["status"]).toContain("2207026");
  expect(errorOf((await brand.publish(await item())).body)).toBe("24/2207008");
});

test("processing takes its time, and one may be made never to finish", async () => {
  await control("PUT", "/settings", { imageProcessingMs: 120 });
  const id = await brand.photo();
  expect((await brand.status(id)).body["status_code"]).toBe("IN_PROGRESS");
  expect(errorOf((await brand.publish(id)).body)).toBe("9007/2207027");
  expect(await brand.settled(id)).toBe("FINISHED");
  await quick();
  await fault({ match: { op: "create_container" }, do: "never_finish" });
  const stuck = await brand.photo();
  expect((await brand.status(stuck)).body["status_code"]).toBe("IN_PROGRESS");
});

test("after a day a container has expired", async () => {
  const id = await brand.photo();
  await control("POST", "/clock", { advance: "PT24H" });
  expect((await brand.status(id)).body["status_code"]).toBe("EXPIRED");
  expect(errorOf((await brand.publish(id)).body)).toBe("24/2207008");
  await control("POST", "/clock", { reset: true });
});

test("the containers of a day are counted", async () => {
  const busy = await network.account("apressada");
  await control("PUT", "/settings", { containersPerDay: 2 });
  await busy.photo();
  await busy.photo();
  expect(errorOf((await busy.create({ image_url })).body)).toBe("4/-");
  await control("POST", "/clock", { advance: "PT24H1S" });
  expect((await busy.create({ image_url })).status).toBe(200);
  await control("POST", "/clock", { reset: true });
  await control("PUT", "/settings", { containersPerDay: 400 });
});

test("another account's container does not exist", async () => {
  const stranger = await network.account("curiosa");
  const id = await brand.photo();
  expect(errorOf((await stranger.status(id)).body)).toBe("100/33");
  expect(errorOf((await stranger.publish(id)).body)).toBe("24/2207008");
  expect(errorOf((await network.post(`/v25.0/${brand.id}/media`, { image_url }, stranger.token)).body)).toBe("100/33");
});

test("a scripted status comes in order, transient faults included", async () => {
  const id = await brand.photo();
  await fault({
    match: { op: "container_status" },
    do: "status_script",
    script: ["IN_PROGRESS", "100/33", "FINISHED"],
  });
  expect((await brand.status(id)).body["status_code"]).toBe("IN_PROGRESS");
  expect(errorOf((await brand.status(id)).body)).toBe("100/33");
  expect((await brand.status(id)).body["status_code"]).toBe("FINISHED");
});

test("six hashtags lose their caption when the setting says so", async () => {
  await control("PUT", "/settings", { dropsCaptionOfTooManyHashtags: true });
  const id = await brand.live(Array.from({ length: 6 }, (_, n) => `#a${n}`).join(" "));
  await control("PUT", "/settings", { dropsCaptionOfTooManyHashtags: false });
  expect((await brand.read(id, { fields: "caption" })).body).toEqual({ id });
});
