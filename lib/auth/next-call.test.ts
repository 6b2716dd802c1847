import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#lib/db/client.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { findKeyCaller } from "./key-caller.ts";
import { findSessionCaller } from "./session.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

/** A workspace, and another process that serves it too. */
async function twoProcesses() {
  const at = await workspace();
  const db = openDatabase((await testDatabase()).url, { poolSize: 1 });
  onTestFinished(() => db.$disconnect());
  return { at, runtimes: [at.runtime, { ...at.runtime, db }] };
}

const ENDS: [string, (at: Workspace) => Promise<unknown>][] = [
  ["is revoked", ({ clock, db, key }) => db.apiKey.update({ where: { id: key.id }, data: { revokedAt: clock.now() } })],
  ["loses its maker", ({ db, ownerId }) => db.member.deleteMany({ where: { userId: ownerId } })],
  ["is deleted", ({ db, key }) => db.apiKey.delete({ where: { id: key.id } })],
];

test.each(ENDS)("a key that %s speaks for nobody at the next call, in every process", async (_, end) => {
  const { at, runtimes } = await twoProcesses();
  const find = () => Promise.all(runtimes.map((runtime) => findKeyCaller(runtime, at.key.secret)));
  // Often enough for the statement to be prepared.
  for (let time = 0; time < 3; time++) expect(await find()).toMatchObject([{ planIncludesApi: true }, {}]);
  await end(at);
  expect(await find()).toEqual([null, null]);
});

test.each<[string, (at: Workspace) => Promise<unknown>]>([
  ["ends", ({ db, workspaceId }) => db.subscription.update({ where: { workspaceId }, data: { status: "canceled" } })],
  ["shrinks", ({ db, workspaceId }) => db.subscription.update({ where: { workspaceId }, data: { posts: 4 } })],
  ["is gone", ({ db, workspaceId }) => db.subscription.delete({ where: { workspaceId } })],
  [
    "is overruled",
    ({ db, workspaceId }) => db.workspace.update({ where: { id: workspaceId }, data: { apiAccess: false } }),
  ],
])("a plan that %s includes the API no more at the next call, in every process", async (_, end) => {
  const { at, runtimes } = await twoProcesses();
  const find = () => Promise.all(runtimes.map((runtime) => findKeyCaller(runtime, at.key.secret)));
  expect(await find()).toMatchObject([{ planIncludesApi: true }, { planIncludesApi: true }]);
  await end(at);
  expect(await find()).toMatchObject([{ planIncludesApi: false }, { planIncludesApi: false }]);
});

test.each<[string, (at: Workspace) => Promise<unknown>]>([
  [
    "ended",
    ({ db, ownerId }) => db.user.update({ where: { id: ownerId }, data: { sessionVersion: { increment: 1 } } }),
  ],
  ["of who left", ({ db, ownerId }) => db.member.deleteMany({ where: { userId: ownerId } })],
])("a session %s speaks for nobody at the next call, in every process", async (_, end) => {
  const { at, runtimes } = await twoProcesses();
  const headers = new Headers(await at.sessionOf(at.ownerId));
  const find = () => Promise.all(runtimes.map((runtime) => findSessionCaller(runtime, headers)));
  expect(await find()).toMatchObject([{ actor: { role: "owner" } }, { actor: { role: "owner" } }]);
  await end(at);
  expect(await find()).toEqual([null, null]);
});
