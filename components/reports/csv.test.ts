import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const post = {
  postId: "post_1",
  format: "carousel" as const,
  theme: 'Café, "coado"',
  publishedAt: "2026-11-10T15:00:00.000Z",
  url: null,
};

test("quotes what needs it, leaves the unmeasured empty, and lets no spreadsheet run a text", () => {
  const measured = { ...post, views: 0, likes: 2, comments: 1, measuredAt: "2026-11-11T00:00:00.000Z" };
  const nothing = { views: null, likes: null, comments: null, measuredAt: null, reason: "not_measured_yet" };
  const [head, first, second] = toCsv([measured, { ...post, ...nothing, theme: "=1+1" }])
    .slice(1)
    .split("\r\n");
  expect(head).toBe("postId,publishedAt,format,theme,url,views,likes,comments,measuredAt");
  expect(first).toBe('post_1,2026-11-10T15:00:00.000Z,carousel,"Café, ""coado""",,0,2,1,2026-11-11T00:00:00.000Z');
  expect(second).toBe("post_1,2026-11-10T15:00:00.000Z,carousel,'=1+1,,,,,");
});
