import { expect, test } from "vitest";
import type { ProviderFaultKind } from "#lib/domain/provider.ts";
import { askForPost, type Workspace } from "#lib/tools/testing/generate.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { withModel } from "#lib/tools/testing/with-model.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const postOf = ({ db }: Pick<Workspace, "db">, id: string) =>
  db.post.findUniqueOrThrow({ where: { id }, include: { generation: true } });

test("a post that a model writes waits for it in the lane of those who wait, and is drawn in the other", async () => {
  const at = await withModel();
  const id = await askForPost(at);
  expect(await runJobs(at.runtime, id)).toEqual(["patient", "heavy"]);
  expect(await postOf(at, id)).toMatchObject({ status: "draft", generation: { writer: at.name } });
  expect(at.calls()).toBe(1);
});

test("a post that nobody need wait for takes one job", async () => {
  const at = await workspace();
  expect(await runJobs(at.runtime, await askForPost(at))).toEqual(["heavy"]);
});

test.each<[ProviderFaultKind, number, string]>([
  ["key_refused", 1, "provider_key_refused"],
  ["subject_refused", 1, "subject_refused"],
  ["slow", 2, "provider_slow"],
  ["broken", 3, "provider_broken"],
])("%s is paid for %i times at most, and told by its own reason", async (kind, calls, reason) => {
  const at = await withModel({ faults: [kind, kind, kind, kind, kind] });
  const id = await askForPost(at);
  await runJobs(at.runtime, id);
  expect(at.calls()).toBe(calls);
  expect(await postOf(at, id)).toMatchObject({
    status: "failed",
    failureReason: reason,
    generation: { provider: at.name },
  });
  expect(await at.db.usageEntry.count({ where: { postId: id, fault: kind } })).toBe(calls);
});

test("a fault that passes costs nothing but a call", async () => {
  const at = await withModel({ faults: ["broken"] });
  const id = await askForPost(at);
  await runJobs(at.runtime, id);
  expect(await postOf(at, id)).toMatchObject({ status: "draft", generation: { provider: null } });
});

test("a busy provider is left alone for as long as it says, and the post tells that it waits", async () => {
  const at = await withModel({ faults: [{ kind: "busy", retryAfterMs: 90_000 }] });
  const id = await askForPost(at);
  expect(await runJobs(at.runtime, id)).toEqual(["patient"]);
  const until = new Date(at.clock.now().getTime() + 90_000);
  expect(await postOf(at, id)).toMatchObject({
    status: "queued",
    generation: { provider: at.name, waitsUntil: until },
  });
  const app = await at.app();
  const { making } = await app("readPostDetail", { params: { id } });
  expect(making?.waiting).toEqual({ provider: at.name, until: until.toISOString() });
  const { projectId } = await postOf(at, id);
  const { cards } = await app("listCards", { query: { projectId } });
  expect(cards[0]?.making?.waiting).toEqual({ provider: at.name, until: until.toISOString() });
  expect(await runJobs(at.runtime, id)).toEqual(["patient", "heavy"]);
  expect(await postOf(at, id)).toMatchObject({ status: "draft", generation: { waitsUntil: null, waitingSince: null } });
});

test("a provider that is busy for two hours fails the post, which can be made again for nothing", async () => {
  const at = await withModel({ faults: Array.from({ length: 20 }, (): ProviderFaultKind => "busy") });
  const id = await askForPost(at);
  for (let minute = 0; minute < 130 && (await postOf(at, id)).status !== "failed"; minute += 5) {
    await runJobs(at.runtime, id);
    at.clock.advance(5 * 60_000);
  }
  expect(await postOf(at, id)).toMatchObject({ status: "failed", failureReason: "provider_busy" });
});
