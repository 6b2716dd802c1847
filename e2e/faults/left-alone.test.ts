import { expect, test } from "vitest";
import { until } from "#lib/tools/launch/processes.ts";
import { startAhead } from "./ahead.ts";

const WITHIN_MS = 120_000;

interface Post {
  status: string;
  textContent: string;
  mediaUrls: { url: string }[];
}

interface Performance {
  measured: { postId: string; url: string; views: number }[];
  withoutMetrics: { postId: string; url: string }[];
}

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

test("a post that is scheduled two minutes ahead and left alone is on the feed with its media, and its figures reach the report", async () => {
  const { call, now, projectId, skipHours, skipMinutes } = await startAhead({ credits: 1 });
  const { postId } = await call<{ postId: string }>("POST", "/posts", {
    projectId,
    theme: "Três erros ao coar café em casa",
  });
  const read = () => call<Post>("GET", `/posts/${postId}`);
  const performance = () => call<Performance>("GET", `/projects/${projectId}/reports/performance`);
  const reaches = async (status: string) => {
    await until(async () => (await read()).status === status, WITHIN_MS);
    expect((await read()).status).toBe(status);
  };

  await reaches("draft");
  await call("POST", `/posts/${postId}/schedule`, { when: new Date(now() + 120_000).toISOString() });
  expect((await performance()).withoutMetrics).toEqual([]);
  await skipMinutes(2);
  await reaches("published");

  const [live] = (await performance()).withoutMetrics;
  const url = live?.url ?? "";
  const page = await (await fetch(url)).text();
  const { mediaUrls, textContent } = await read();
  expect(page).toContain(textContent.split("\n")[0]);
  const shown = [...page.matchAll(/<img src="(\/files\/[^"]+)"/g)].map(([, path]) => new URL(path ?? "", url).href);
  const sent = await Promise.all(mediaUrls.map((media) => bytesOf(media.url)));
  expect(sent.length).toBeGreaterThan(1);
  expect(await Promise.all(shown.slice(0, sent.length).map(bytesOf))).toEqual(sent);

  await skipHours(4);
  await until(async () => (await performance()).measured.length > 0, WITHIN_MS);
  const { measured, withoutMetrics } = await performance();
  expect(withoutMetrics).toEqual([]);
  expect(measured).toMatchObject([{ postId, url }]);
  expect(measured[0]?.views).toBeGreaterThan(0);
}, 600_000);
