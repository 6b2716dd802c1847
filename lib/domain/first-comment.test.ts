import { expect, test } from "vitest";
import { commentFault, judgeComment } from "./first-comment.ts";

const sentAt = new Date("2026-11-20T12:00:00Z");
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
const sent = { text: "Link na bio", sentAt, tries: 1, isRefused: false };
const comment = (text: string, username = "marca", at = after(1)) => ({ id: "1", text, username, at });
const under = (comments: ReturnType<typeof comment>[], hasMore = false) => ({ comments, handle: "marca", hasMore });

test.each([
  ["its own words by its own account are it", sent, under([comment(" Link  na bio")]), 90, { is: "live", id: "1" }],
  ["another's same words are not", sent, under([comment("Link na bio", "cliente")]), 90, { is: "lost" }],
  ["an older one is not", sent, under([comment("Link na bio", "marca", after(-600))]), 90, { is: "lost" }],
  ["what was just sent may still come", sent, under([]), 30, { is: "unknown" }],
  ["what the network refused is not sent again", { ...sent, isRefused: true }, under([]), 90, { is: "over" }],
  ["four times are enough", { ...sent, tries: 4 }, under([]), 90, { is: "over" }],
  ["among more than was read it may stand", sent, under([comment("Oi")], true), 90, { is: "over" }],
])("%s", (_, given, found, seconds, verdict) => {
  expect(judgeComment(given, found, after(seconds))).toEqual(verdict);
});

test("a comment of more than five hashtags is refused before it is sent", () => {
  expect(commentFault("#a #b #c #d #e")).toBeNull();
  expect(commentFault("#a #b #c #d #e #f")).toContain("hashtags");
});
