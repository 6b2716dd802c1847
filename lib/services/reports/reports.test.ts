import { expect, test } from "vitest";
import type { Format } from "#lib/domain/format.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Sample = [measuredAt: string, views: number, likes: number, comments: number];

/** Five live posts of a project in Lisbon, one of them unmeasured, one outside November. */
async function withPosts() {
  const at = await workspace();
  const { id: projectId } = await at.project();
  await at.db.project.update({ where: { id: projectId }, data: { timezone: "Europe/Lisbon" } });
  const live = async (format: Format, publishedAt: string, ...samples: Sample[]) => {
    const { id } = await makePost(at, { projectId, format, status: "published", publishedAt: new Date(publishedAt) });
    await at.db.metricSample.createMany({
      data: samples.map(([measuredAt, views, likes, comments]) => ({
        postId: id,
        measuredAt: new Date(measuredAt),
        views,
        likes,
        comments,
      })),
    });
    return id;
  };
  const first = await live(
    "carousel",
    "2026-11-02T09:30:00Z",
    ["2026-11-02T10:00:00Z", 100, 10, 1],
    ["2026-11-02T23:59:00Z", 150, 12, 1],
    ["2026-11-05T08:00:00Z", 140, 9, 2],
  );
  const second = await live("carousel", "2026-11-03T09:59:59Z", ["2026-11-03T12:00:00Z", 41, 0, 0]);
  const reel = await live("caption_reel", "2026-11-04T20:00:00Z", ["2026-11-05T21:00:00Z", 0, 0, 0]);
  const unmeasured = await live("infographic", "2026-11-05T09:00:00Z");
  const older = await live("carousel", "2026-08-03T08:15:00Z", ["2026-08-03T23:30:00Z", 7, 1, 0]);
  return { at, projectId, ids: { first, second, reel, unmeasured, older } };
}

const november = { from: "2026-11-01T00:00:00Z", to: "2026-11-30T23:59:59Z" };

test("a day has all the posts' last known figures, falls fall, and a day without a measurement is not there", async () => {
  const { at, projectId } = await withPosts();
  const app = await at.app();
  const { days, timezone } = await app("readTrends", { params: { id: projectId }, query: november });
  expect(timezone).toBe("Europe/Lisbon");
  expect(days).toEqual([
    { day: "2026-11-02", views: 150, likes: 12, comments: 1, measurements: 2, measuredAt: "2026-11-02T23:59:00.000Z" },
    { day: "2026-11-03", views: 191, likes: 12, comments: 1, measurements: 1, measuredAt: "2026-11-03T12:00:00.000Z" },
    { day: "2026-11-05", views: 181, likes: 9, comments: 2, measurements: 2, measuredAt: "2026-11-05T21:00:00.000Z" },
  ]);
  const { totals } = await app("readPerformance", { params: { id: projectId }, query: november });
  const { day, measuredAt, measurements, ...last } = days.at(-1) ?? {};
  expect(last, "the last day is the total").toEqual(totals);
});

test("formats and hours are sums of the newest figures; what was not measured is null and never zero", async () => {
  const { at, projectId } = await withPosts();
  const app = await at.app();
  const { formats, hours } = await app("readTrends", { params: { id: projectId }, query: november });
  expect(formats).toEqual([
    { format: "carousel", published: 2, measured: 2, totals: { views: 181, likes: 9, comments: 2 } },
    { format: "caption_reel", published: 1, measured: 1, totals: { views: 0, likes: 0, comments: 0 } },
    { format: "infographic", published: 1, measured: 0, totals: null },
  ]);
  expect(hours).toEqual([
    { hour: 9, published: 3, measured: 2, totals: { views: 181, likes: 9, comments: 2 } },
    { hour: 20, published: 1, measured: 1, totals: { views: 0, likes: 0, comments: 0 } },
  ]);
});

test("the best posts of a period are told, of each figure", async () => {
  const { at, ids, projectId } = await withPosts();
  const app = await at.app();
  const { best } = await app("readTrends", { params: { id: projectId }, query: november });
  expect(best.map(({ postId, views }) => [postId, views])).toEqual([
    [ids.first, 140],
    [ids.second, 41],
    [ids.reel, 0],
  ]);
});

test("reach and saves are told where the network tells them, and are no zero where it does not", async () => {
  const { at, ids, projectId } = await withPosts();
  const app = await at.app();
  const read = async () => (await app("readTrends", { params: { id: projectId }, query: november })).reached;
  expect(await read()).toBeNull();
  const measuredAt = new Date("2026-11-06T08:00:00Z");
  const figures = { views: 150, likes: 12, comments: 1, reach: 120, saves: 7 };
  await at.db.metricSample.create({ data: { postId: ids.first, measuredAt, ...figures } });
  expect(await read()).toEqual({ measured: 1, reach: 120, saves: 7 });
  const { posts } = await app("listPostTrends", { params: { id: projectId }, query: { posts: ids.first } });
  expect(posts[0]?.samples.map(({ reach, saves }) => [reach, saves])).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [120, 7],
  ]);
});

test("hours and days are those of the project's clock, in summer too", async () => {
  const { at, projectId } = await withPosts();
  const app = await at.app();
  const { days, hours } = await app("readTrends", { params: { id: projectId }, query: { to: "2026-08-31" } });
  expect(hours).toEqual([{ hour: 9, published: 1, measured: 1, totals: { views: 7, likes: 1, comments: 0 } }]);
  expect(days.map(({ day }) => day)).toEqual(["2026-08-04"]);
});

test("a period's measurements end with it, and a reversed one is refused by the field's name", async () => {
  const { at, projectId } = await withPosts();
  const app = await at.app();
  const read = (query: Record<string, string>) => app("readTrends", { params: { id: projectId }, query });
  const { days } = await read({ from: "2026-11-02", to: "2026-11-03" });
  expect(days.map(({ day, views }) => [day, views])).toEqual([
    ["2026-11-02", 150],
    ["2026-11-03", 191],
  ]);
  const answer = read({ from: "2026-11-03", to: "2026-11-02" });
  await expect(answer).rejects.toMatchObject({ code: "invalid_input" });
  await expect(read({ from: "2027-01-01" })).resolves.toMatchObject({ days: [], formats: [], hours: [] });
});

test("a post's every measurement is told oldest first, and only of the project's own posts", async () => {
  const { at, ids, projectId } = await withPosts();
  const app = await at.app();
  const { id: stranger } = await makePost(at, { status: "published", projectId: (await at.project("Outra")).id });
  const query = { posts: [ids.unmeasured, stranger, ids.first].join(",") };
  const { posts } = await app("listPostTrends", { params: { id: projectId }, query });
  expect(posts.map(({ postId }) => postId).toSorted()).toEqual([ids.first, ids.unmeasured].toSorted());
  const trend = (id: string) => posts.find(({ postId }) => postId === id);
  expect(trend(ids.first)?.samples.map(({ views }) => views)).toEqual([100, 150, 140]);
  expect(trend(ids.first)?.cover?.type).toBe("image");
  expect(trend(ids.unmeasured)?.samples).toEqual([]);
  const none = app("listPostTrends", { params: { id: projectId }, query: { posts: "nenhum" } });
  await expect(none).resolves.toEqual({ posts: [] });
});
