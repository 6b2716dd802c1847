import { expect, test } from "vitest";
import { can, type MoveName, STATUSES } from "./post.ts";

const states = STATUSES.flatMap((status) =>
  [true, false].map((hasContent) => ({ status, hasContent, scheduledFor: null, publishedAt: null })),
);
const from = (name: MoveName) =>
  states
    .filter((state) => can(name, state))
    .map(({ hasContent, status }) => `${status} ${hasContent ? "made" : "unmade"}`);

test("an idea is sent to be made; of what failed, only what was never made is made again", () => {
  expect(from("generateIdea")).toEqual(["idea made", "idea unmade"]);
  expect(from("retry")).toEqual(["failed unmade"]);
});
