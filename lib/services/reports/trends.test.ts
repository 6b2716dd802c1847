import { expect, test } from "vitest";
import { makePost } from "#lib/testing/make-post.ts";
import { workspace } from "#lib/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

async function live(at: Workspace, projectId: string, publishedAt: string, views: number | null) {
  const post = await makePost(at, { projectId, status: "published", publishedAt: new Date(publishedAt) });
  if (views === null) return;
  const sample = { postId: post.id, likes: views / 10, comments: 1 };
  await at.db.metricSample.createMany({
    data: [
      { ...sample, views: 1, measuredAt: new Date("2026-11-20T01:00:00Z") },
      { ...sample, views, measuredAt: new Date("2026-11-20T02:00:00Z") },
    ],
  });
}

test("posts are told by day, format and hour of the project's zone, with the newest figures of each", async () => {
  const at = await workspace();
  const { id } = await at.project();
  // Nine at night of the day before, where the project is.
  await live(at, id, "2026-11-10T00:30:00Z", 100);
  await live(at, id, "2026-11-10T15:00:00Z", 50);
  await live(at, id, "2026-11-10T15:20:00Z", null);
  const trends = await (await at.app())("readTrends", { params: { id }, query: {} });
  expect(trends.timezone).toBe("America/Sao_Paulo");
  expect(trends.days).toEqual([
    { day: "2026-11-09", published: 1, measured: 1, views: 100, likes: 10, comments: 1 },
    { day: "2026-11-10", published: 2, measured: 1, views: 50, likes: 5, comments: 1 },
  ]);
  expect(trends.hours).toMatchObject([
    { hour: 12, published: 2, measured: 1, views: 50 },
    { hour: 21, published: 1, views: 100 },
  ]);
  expect(trends.formats).toEqual([
    { format: "carousel", published: 3, measured: 2, views: 150, likes: 15, comments: 2 },
  ]);
});

test("what no one measured has no figures, never zero", async () => {
  const at = await workspace();
  const { id } = await at.project();
  await live(at, id, "2026-11-10T15:00:00Z", null);
  const { days } = await (await at.app())("readTrends", { params: { id }, query: {} });
  expect(days).toEqual([{ day: "2026-11-10", published: 1, measured: 0, views: null, likes: null, comments: null }]);
});

test("a period leaves the rest out, and reversed it is refused", async () => {
  const at = await workspace();
  const { id } = await at.project();
  await live(at, id, "2026-11-10T15:00:00Z", 10);
  const app = await at.app();
  expect((await app("readTrends", { params: { id }, query: { from: "2026-11-11" } })).days).toEqual([]);
  const reversed = app("readTrends", { params: { id }, query: { from: "2026-11-11", to: "2026-11-01" } });
  await expect(reversed).rejects.toMatchObject({ code: "invalid_input" });
});
