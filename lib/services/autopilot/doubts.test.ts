import { expect, test } from "vitest";
import type { Doubt } from "#lib/domain/draft.ts";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { withModel } from "#lib/tools/testing/with-model.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A post of an autopilot that asks nobody, on its way to tomorrow's slot. */
async function planned(doubts: readonly Doubt[]) {
  const at = await withModel({ doubts });
  const id = await askForPost(at);
  const scheduledFor = new Date(at.clock.now().getTime() + DAY_MS);
  const { projectId } = await at.db.post.update({ where: { id }, data: { origin: "autopilot", scheduledFor } });
  await at.db.autopilot.upsert({
    where: { projectId },
    create: { projectId, enabled: true },
    update: { enabled: true, requiresApproval: false },
  });
  await runJobs(at.runtime, id);
  return { ...at, id, projectId, app: await at.app() };
}

test("an autopilot that asks nobody schedules what nobody doubts", async () => {
  const { api, id } = await planned([]);
  expect(await api("readPost", { params: { id } })).toMatchObject({ status: "scheduled" });
});

test("a doubtful post waits for a person, and tells why; approving it settles that", async () => {
  const { api, app, id, projectId } = await planned(["repeats", "address"]);
  expect(await api("readPost", { params: { id } })).toMatchObject({ status: "draft" });
  expect(await app("readPostDetail", { params: { id } })).toMatchObject({ doubts: ["repeats", "address"] });
  const { cards } = await app("listCards", { query: { projectId } });
  expect(cards).toMatchObject([{ id, isDoubted: true }]);
  await app("approvePost", { params: { id } });
  expect(await app("readPostDetail", { params: { id } })).toMatchObject({ doubts: [] });
  expect(await api("readPost", { params: { id } })).toMatchObject({ status: "scheduled" });
});

test("a person may settle a doubt without approving a date", async () => {
  const { api, app, id } = await planned(["repeats"]);
  await app("settleDoubts", { params: { id } });
  expect(await app("readPostDetail", { params: { id } })).toMatchObject({ doubts: [] });
  expect(await api("readPost", { params: { id } })).toMatchObject({ status: "draft" });
});
