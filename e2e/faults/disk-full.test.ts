import { expect, test } from "vitest";
import { isFailure } from "#lib/domain/failure.ts";
import type { StoragePort } from "#lib/ports/storage.ts";
import { askForPost } from "#lib/tools/testing/generate.ts";
import { runJobs } from "#lib/tools/testing/run-jobs.ts";
import { testStorage } from "#lib/tools/testing/storage.ts";
import { jpeg, project } from "#lib/tools/testing/upload.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

/** A storage whose disk has room until it is said to be full: a quota in the place of a small disk, which needs root. */
function fillable(storage: StoragePort) {
  let isFull = false;
  const noRoom = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const put: StoragePort["put"] = async (key, content, type) => {
    if (!isFull) return storage.put(key, content, type);
    if ("stream" in content) content.stream.destroy();
    throw noRoom;
  };
  return { storage: { ...storage, put }, fill: () => void (isFull = true), empty: () => void (isFull = false) };
}

test("an upload that finds the disk full is refused and leaves nothing, and goes in once there is room", async () => {
  const disk = fillable(testStorage().storage);
  const at = await project(await workspace({ ports: { storage: disk.storage } }));
  const picture = await jpeg();
  disk.fill();
  expect(await at.send(picture)).toMatchObject({ status: 500, body: { error: { code: "upstream_failure" } } });
  expect(await at.kept()).toEqual({ files: 0, rows: 0 });
  disk.empty();
  expect((await at.send(picture)).status).toBe(201);
});

test("a post that finds the disk full fails with a reason, and is made for the same credit once there is room", async () => {
  const disk = fillable(testStorage().storage);
  const at = await workspace({ ports: { storage: disk.storage } });
  const id = await askForPost(at);
  disk.fill();
  await runJobs(at.runtime, id);
  const failed = await at.db.post.findUniqueOrThrow({ where: { id } });
  expect([failed.status, isFailure(failed.failureReason)]).toEqual(["failed", true]);
  const { availableCredits } = await at.api("readPlan", {});
  disk.empty();
  await (
    await at.app()
  )("retryPost", { params: { id } });
  await runJobs(at.runtime, id);
  expect((await at.api("readPost", { params: { id } })).status).toBe("draft");
  expect((await at.api("readPlan", {})).availableCredits).toBe(availableCredits);
});
