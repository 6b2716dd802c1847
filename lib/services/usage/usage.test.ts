import { expect, test } from "vitest";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { withModel } from "#lib/tools/testing/with-model.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { recordUsage } from "./record-usage.ts";

test("what a post's calls took is told by provider, by post and by month, its failures too", async () => {
  const at = await withModel({ faults: ["slow"], spent: { inputTokens: 900, outputTokens: 300, cost: 0.25 } });
  const id = await askForPost(at, { theme: "Café coado" });
  await runJobs(at.runtime, id);
  const app = await at.app();
  const taken = { calls: 2, inputTokens: 1800, outputTokens: 600, cost: 0.5, unpriced: 0 };
  const provider = { part: "text", provider: at.name, faults: 1, ...taken };
  expect(await app("readUsage", {})).toMatchObject({
    hasProvider: true,
    capCents: null,
    month: { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z", ...taken },
    providers: [provider],
    posts: [{ id, theme: "Café coado", ...taken }],
    months: [],
  });
  at.clock.advance(20 * 24 * 60 * 60_000);
  expect(await app("readUsage", {})).toMatchObject({
    month: { calls: 0, cost: null },
    posts: [],
    months: [{ from: "2026-11-01T00:00:00.000Z", ...taken }],
  });
});

test("a call is kept though its post was deleted meanwhile", async () => {
  const at = await withModel();
  const id = await askForPost(at);
  const { text } = at.runtime.ports;
  at.runtime.ports.text = {
    ...text,
    write: async (...args) => {
      await at.api("deletePost", { params: { id } });
      return text.write(...args);
    },
  };
  await runJobs(at.runtime, id);
  const { posts } = await (await at.app())("readUsage", {});
  expect(posts).toMatchObject([{ id, projectId: null, theme: null, cost: 0.02 }]);
});

test("what has no price is counted, and kept out of the sum", async () => {
  const at = await withModel({ spent: { cost: null } });
  await runJobs(at.runtime, await askForPost(at));
  expect((await (await at.app())("readUsage", {})).month).toMatchObject({ calls: 1, cost: null, unpriced: 1 });
});

test("a month that has cost its limit pays for no other call; the built-in writer makes the post", async () => {
  const at = await withModel({ spent: { cost: 0.6 } });
  const app = await at.app();
  await app("capUsage", { body: { capCents: 100 } });
  for (let post = 0; post < 2; post++) await runJobs(at.runtime, await askForPost(at));
  const id = await askForPost(at);
  await runJobs(at.runtime, id);
  expect(at.calls()).toBe(2);
  const detail = await app("readPostDetail", { params: { id } });
  expect(detail).toMatchObject({ failure: "spending_capped", canRetry: true, canBeBuiltIn: true });
  await app("makeBuiltIn", { params: { id } });
  expect(await runJobs(at.runtime, id)).toEqual(["heavy"]);
  expect(await app("readPostDetail", { params: { id } })).toMatchObject({
    written: { writer: "embedded" },
    failure: null,
  });
  await app("capUsage", { body: { capCents: null } });
  await runJobs(at.runtime, await askForPost(at));
  expect(at.calls()).toBe(3);
});

test("a limit is a workspace's own", async () => {
  const at = await withModel();
  const other = await withModel();
  await (
    await at.app()
  )("capUsage", { body: { capCents: 500 } });
  expect((await (await other.app())("readUsage", {})).capCents).toBeNull();
});

test("the installation's owner sees what all workspaces took, by month, provider and kind; with nothing, this month", async () => {
  const at = await withModel({ faults: ["slow"], spent: { inputTokens: 2_000_000_000, cost: 0.25 } });
  await at.db.user.update({ where: { id: at.ownerId }, data: { ownsInstallation: true } });
  await runJobs(at.runtime, await askForPost(at));
  const other = await workspace();
  const took = { part: "voice", provider: at.name, step: "voice", durationMs: 5, seconds: 90 } as const;
  await recordUsage(other.runtime, { workspaceId: other.workspaceId, projectId: null, postId: null }, [
    { ...took, cost: null, fault: null },
  ]);
  const read = async () => {
    const { months } = await (await at.app())("readInstallationUsage", {});
    return months.map(({ from, providers }) => [
      from.slice(0, 7),
      providers.filter(({ provider }) => provider === at.name),
    ]);
  };
  const providers = [
    { part: "text", faults: 1, calls: 2, inputTokens: 4_000_000_000, cost: 0.5, unpriced: 0 },
    { part: "voice", faults: 0, calls: 1, seconds: 90, cost: null, unpriced: 1 },
  ];
  expect(await read()).toMatchObject([["2026-11", providers]]);
  at.clock.advance(60 * 24 * 60 * 60_000);
  expect(await read()).toMatchObject([
    ["2027-01", []],
    ["2026-11", providers],
  ]);
  at.clock.advance(365 * 24 * 60 * 60_000);
  expect(await read()).toEqual([["2028-01", []]]);
});
