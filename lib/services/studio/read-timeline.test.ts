import { expect, test } from "vitest";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const WHEN = "2026-11-25T13:00:00.000Z";
const HOUR_MS = 3_600_000;

test("a post's history tells who planned it, edited it and put it away, and an hour's edits once", async () => {
  const at = await workspace();
  const call = await at.app();
  const { id } = await makePost(at);
  const params = { id };
  const edit = async (text: string) => {
    at.clock.advance(1000);
    await call("updatePost", { params, body: { caption: text } });
  };
  for (const text of ["a", "ab", "abc"]) await edit(text);
  at.clock.advance(HOUR_MS);
  await edit("abcd");
  at.clock.advance(1000);
  await at.api("schedulePost", { params, body: { when: WHEN } });
  at.clock.advance(1000);
  await at.api("unschedulePost", { params });
  at.clock.advance(1000);
  await call("archivePost", { params });
  at.clock.advance(1000);
  await call("reactivatePost", { params });

  const { events } = await call("readTimeline", { params });
  const person = { kind: "user", name: at.owner.name };
  const program = { kind: "key", name: expect.any(String) };
  expect(events.slice(1).map(({ by, date, kind }) => [kind, by, date])).toEqual([
    ["edited", person, null],
    ["edited", person, null],
    ["scheduled", program, WHEN],
    ["unscheduled", program, null],
    ["archived", person, null],
    ["reactivated", person, null],
  ]);
  const { entries } = await call("listAudit", { query: { topic: "post" } });
  expect(entries.map(({ action }) => action)).toEqual([
    "post.reactivated",
    "post.archived",
    "post.unscheduled",
    "post.scheduled",
    "post.edited",
    "post.edited",
  ]);
});

test("what is refused is in no history", async () => {
  const at = await workspace();
  const { id } = await makePost(at);
  const call = await at.app();
  const past = call("schedulePost", { params: { id }, body: { when: "2026-11-19T13:00:00.000Z" } });
  await expect(past).rejects.toMatchObject({ code: "invalid_input" });
  expect((await call("readTimeline", { params: { id } })).events.map(({ kind }) => kind)).toEqual(["created"]);
});
