import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportWorkspace } from "#lib/services/archive/export-workspace.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const file = join(tmpdir(), `pauta-import-${randomUUID()}.zip`);
let url: string;
beforeAll(async () => {
  ({ url } = await testDatabase());
});
afterAll(() => rm(file, { force: true }));

/** The zip of a workspace with a project, a picture and a post that shows it. */
async function exported(): Promise<{ at: Workspace; projectId: string; postId: string; zip: Buffer; picture: string }> {
  const at = await workspace();
  const { id: projectId } = await at.project('Torra "da" Lia,\nmatriz');
  const { id: postId } = await makePost(at, { projectId, status: "draft" });
  const picture = `${at.workspaceId}/render/a.jpg`;
  await at.runtime.ports.storage.put(picture, Buffer.from("a picture"), "image/jpeg");
  await at.api("addSlot", { params: { id: projectId }, body: { dayOfWeek: 2, hour: 9 } });
  return { at, projectId, postId, zip: await zipOf(at), picture };
}

async function zipOf(at: Workspace): Promise<Buffer> {
  await exportWorkspace(at.runtime, url, at.workspaceId, createWriteStream(file));
  return readFile(file);
}

/** As if it were of another instance: here nothing of it is left. */
const forget = ({ db, workspaceId }: Workspace) => db.project.deleteMany({ where: { workspaceId } });

async function send(at: Workspace, body: Uint8Array, userId = at.ownerId) {
  const headers = await at.sessionOf(userId);
  const request = new Request("http://pauta.test/api/import", { method: "POST", headers, body: new Uint8Array(body) });
  const response = await dispatch(at.runtime, createRateLimits(1_000_000), "site", request);
  return { status: response.status, body: (await response.json()) as unknown };
}

const refused = (status: number, reason: string) => ({ status, body: { error: { reason } } });

test("an empty workspace has all that another one made, as its own, and takes no second one", async () => {
  const from = await exported();
  const before = await from.at.api("readPost", { params: { id: from.postId } });
  await forget(from.at);
  const to = await workspace();
  const plan = await to.api("readPlan", {});
  expect(await send(to, from.zip)).toEqual({ status: 201, body: { projects: 1, posts: 1, files: 1 } });

  const after = await to.api("readPost", { params: { id: from.postId } });
  const moved = JSON.parse(JSON.stringify(before).replaceAll(from.at.workspaceId, to.workspaceId)) as unknown;
  expect(after).toEqual(moved);
  const picture = from.picture.replace(from.at.workspaceId, to.workspaceId);
  expect(await to.runtime.ports.storage.head(picture)).toMatchObject({ key: picture });
  expect((await to.api("readAutopilot", { params: { id: from.projectId } })).slots).toHaveLength(1);
  expect(await to.api("readPlan", {})).toEqual(plan);
  expect(await to.db.member.count({ where: { workspaceId: to.workspaceId } })).toBe(1);

  expect(await send(to, from.zip)).toMatchObject(refused(409, "workspace_not_empty"));
});

test("a file that is none, is damaged or is here already changes nothing, and says which", async () => {
  const { zip } = await exported();
  const to = await workspace();
  const torn = Buffer.from(zip).fill(0, 400, 4000);
  expect(await send(to, Buffer.from("hello"))).toMatchObject(refused(400, "archive_unreadable"));
  expect(await send(to, torn)).toMatchObject(refused(400, "archive_unreadable"));
  expect(await send(to, zip)).toMatchObject(refused(409, "archive_here_already"));
  expect(await to.db.project.count({ where: { workspaceId: to.workspaceId } })).toBe(0);
});

test("a file that reaches for another workspace's files is refused", async () => {
  const { at, postId } = await exported();
  const neighbour = await workspace();
  await at.db.slide.updateMany({ where: { postId }, data: { imageKey: `${neighbour.workspaceId}/render/b.jpg` } });
  const zip = await zipOf(at);
  await forget(at);
  expect(await send(await workspace(), zip)).toMatchObject(refused(400, "archive_unreadable"));
});

test("only an owner imports", async () => {
  const to = await workspace();
  expect(await send(to, Buffer.from(""), await to.join("admin"))).toMatchObject(refused(403, "role_not_allowed"));
});
