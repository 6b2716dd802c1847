import { expect, test } from "vitest";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { deleteExpired } from "./expired.ts";

const { db } = await testDatabase();
const now = new Date("2031-01-02T12:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("what has expired goes, and what has not stays", async () => {
  const answer = { keyId: "key_1", requestHash: "h", status: 200, body: {} };
  await db.idempotencyRecord.createMany({
    data: [
      { ...answer, idempotencyKey: "old", createdAt: before(24 * 60 + 1) },
      { ...answer, idempotencyKey: "fresh", createdAt: before(24 * 60 - 1) },
    ],
  });
  await db.signInToken.createMany({
    data: [
      { email: "a@example.com", tokenHash: "old", expiresAt: before(1) },
      { email: "a@example.com", tokenHash: "fresh", expiresAt: before(-1) },
    ],
  });
  await db.passkeyChallenge.createMany({
    data: [
      { challenge: "old", expiresAt: before(1) },
      { challenge: "fresh", expiresAt: before(-1) },
    ],
  });
  await db.signInThrottle.createMany({
    data: [
      { key: "old", failures: 5, windowEndsAt: before(1) },
      { key: "fresh", failures: 5, windowEndsAt: before(-1) },
    ],
  });
  await db.connectState.createMany({
    data: [
      { stateHash: "old", projectId: "proj_1", userId: "user_1", expiresAt: before(1) },
      { stateHash: "fresh", projectId: "proj_1", userId: "user_1", expiresAt: before(-1) },
    ],
  });
  await db.workerHeartbeat.createMany({
    data: [
      { workerId: "old", version: "1", startedAt: before(600), beatAt: before(61) },
      { workerId: "fresh", version: "1", startedAt: before(600), beatAt: before(59) },
    ],
  });
  const at = await workspace();
  const use = { workspaceId: at.workspaceId, part: "text", provider: "acme", step: "draft", durationMs: 1 } as const;
  await db.usageEntry.createMany({
    data: [
      { ...use, id: "use_old", at: before(401 * 24 * 60) },
      { ...use, id: "use_fresh", at: before(399 * 24 * 60) },
    ],
  });
  const { id: postId } = await makePost(at);
  const slide = { workspaceId: at.workspaceId, postId, position: 0, slide: {} };
  await db.removedSlide.createMany({
    data: [
      { ...slide, id: "old", removedAt: before(24 * 60 + 1) },
      { ...slide, id: "fresh", removedAt: before(24 * 60 - 1) },
    ],
  });

  const notice = { workspaceId: at.workspaceId, kind: "plan_ended", detail: {} } as const;
  await db.notice.createMany({
    data: [
      { ...notice, id: "old", key: "old", at: before(90 * 24 * 60 + 1) },
      { ...notice, id: "fresh", key: "fresh", at: before(90 * 24 * 60 - 1) },
    ],
  });

  await db.callWindow.createMany({
    data: [
      { keyId: "old", taken: 1, endsAt: before(1) },
      { keyId: "fresh", taken: 1, endsAt: before(-1) },
    ],
  });

  const rows = { answers: 1, tokens: 1, throttles: 1, connects: 1, slides: 1, workers: 1 };
  const gone = { ...rows, windows: 1, notices: 1, uses: 1, challenges: 1 };
  expect(await deleteExpired(db, now)).toEqual(gone);
  expect(await db.idempotencyRecord.findMany()).toMatchObject([{ idempotencyKey: "fresh" }]);
  expect(await db.signInToken.findMany()).toMatchObject([{ tokenHash: "fresh" }]);
  expect(await db.signInThrottle.findMany()).toMatchObject([{ key: "fresh" }]);
  expect(await db.connectState.findMany()).toMatchObject([{ stateHash: "fresh" }]);
  expect(await db.removedSlide.findMany()).toMatchObject([{ id: "fresh" }]);
  expect(await db.notice.findMany()).toMatchObject([{ id: "fresh" }]);
  expect(await db.usageEntry.findMany()).toMatchObject([{ id: "use_fresh" }]);
  expect(await db.workerHeartbeat.findMany()).toMatchObject([{ workerId: "fresh" }]);
});
