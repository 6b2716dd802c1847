import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { exportWorkspace } from "#lib/services/archive/export-workspace.ts";
import { testDatabase } from "#lib/tools/testing/database.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { dispatch } from "#lib/http/doors/dispatch.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
type Parts = Map<string, string>;

const file = join(tmpdir(), `pauta-tampered-${randomUUID()}.zip`);
let url: string;
let from: Workspace;
/** what an export is made of, by the names in it */
let parts: Parts;
let neighbour: { workspaceId: string; projectId: string; clipId: string; postId: string };

beforeAll(async () => {
  ({ url } = await testDatabase());
  from = await workspace({ previewFormats: ["animated_audio", "narrated_photos"] });
  const { id: projectId } = await from.project("Marca");
  const { id: postId } = await makePost(from, { projectId, format: "carousel" });
  for (const format of ["caption_reel", "animated_audio", "narrated_photos"] as const)
    await makePost(from, { projectId, format });
  const key = `${from.workspaceId}/render/a.jpg`;
  await from.runtime.ports.storage.put(key, Buffer.from("a picture"), "image/jpeg");
  const picture = { key, type: "image/jpeg", purpose: "render", bytes: 9, sha256: "0".repeat(64) } as const;
  await from.db.media.create({
    data: { id: newId("media"), workspaceId: from.workspaceId, projectId, postId, ...picture },
  });
  const other = await workspace();
  const theirs = await makePost(other);
  const clip = { key: `${other.workspaceId}/clip/a.mp4`, description: "", durationSeconds: 1 };
  const { id: clipId } = await other.db.clip.create({
    data: { id: newId("clip"), projectId: theirs.projectId, ...clip },
  });
  neighbour = { workspaceId: other.workspaceId, projectId: theirs.projectId, clipId, postId: theirs.id };
  await exportWorkspace(from.runtime, url, from.workspaceId, createWriteStream(file));
  parts = await unzipped(await readFile(file));
  // As if it were of another instance: here nothing of it is left.
  await from.db.project.deleteMany({ where: { workspaceId: from.workspaceId } });
  await from.runtime.ports.storage.delete(key);
});
afterAll(() => rm(file, { force: true }));

async function unzipped(zip: Buffer): Promise<Parts> {
  const found: Parts = new Map();
  const opened = await fromBufferPromise(zip, {});
  for await (const entry of opened.eachEntry()) {
    found.set(entry.fileName, String(await buffer(await opened.openReadStreamPromise(entry))));
  }
  return found;
}

/** The archive, of which one part is another; a name that no zip may have is written over one as long. */
async function zipped(change: (parts: Parts) => void, rename?: [string, string]): Promise<Buffer> {
  const changed = new Map(parts);
  change(changed);
  const zip = new ZipFile();
  for (const [name, content] of changed) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const bytes = await buffer(zip.outputStream);
  return rename ? Buffer.from(bytes.toString("latin1").replaceAll(...rename), "latin1") : bytes;
}

/** One table's text, changed. */
const inTable = (name: string, search: string | RegExp, text: string) => (all: Parts) => {
  const before = all.get(`tables/${name}.csv`) ?? "";
  const after = before.replace(search, text);
  expect(after).not.toBe(before);
  all.set(`tables/${name}.csv`, after);
};

async function send(at: Workspace, body: Uint8Array) {
  const headers = await at.sessionOf(at.ownerId);
  const request = new Request("http://pauta.test/api/import", { method: "POST", headers, body: new Uint8Array(body) });
  const response = await dispatch(at.runtime, createRateLimits(1_000_000), "site", request);
  return { status: response.status, body: (await response.json()) as unknown };
}

async function expectRefused(zip: Buffer, where: string | RegExp) {
  const to = await workspace();
  expect(await send(to, zip)).toMatchObject({
    status: 400,
    body: { error: { reason: "archive_unreadable", message: expect.stringMatching(where) } },
  });
  const { workspaceId } = to;
  expect(await to.db.project.count({ where: { workspaceId } })).toBe(0);
  expect(await to.db.post.count({ where: { workspaceId } })).toBe(0);
  for await (const { key } of to.runtime.ports.storage.list(`${workspaceId}/`)) throw new Error(`left: ${key}`);
}

const sameLength = (name: string, length: number) => name.padEnd(length, "x");

test.each([
  ["climbs", "media/../../etc/passwd.jpg"],
  ["is absolute", "/media/etc/passwd.jpg"],
  ["has a backslash", "media\\..\\passwd.jpg"],
  ["is no media", "media/secret.html"],
])("a file whose name %s", async (_, name) => {
  const plain = sameLength("media/odd", name.length);
  const zip = await zipped((all) => all.set(plain, "x"), [plain, name]);
  await expectRefused(zip, /file \(.+\)/);
});

test.each<[string, string, string | RegExp, () => string, string | RegExp]>([
  ["another workspace's project", "Post", /proj_\w+/, () => neighbour.projectId, /Post, row 1, projectId: /],
  ["another workspace", "Post", /ws_\w+/, () => neighbour.workspaceId, /Post, row 1, \w+: /],
  ["another workspace's post", "Media", /post_\w+/, () => neighbour.postId, /Media, row 1, postId: /],
  ["another workspace's clip", "Post", /clip_\w+/, () => neighbour.clipId, /Post, row 2, content\.clipId: /],
  [
    "another's file, escaped in JSON",
    "Post",
    /ws_(\w+)(\/render\/a.jpg)/,
    () => escaped(),
    /Post, row 1, media\.0\.key: /,
  ],
  ["an id of no shape", "Post", /post_\w+/, () => "../../x", /Post, row 1, id: no id of a post/],
  ["a field that there is none of", "Post", "textContent", () => "textOfMine", /Post, textOfMine: no such field/],
  ["a word for a number", "Media", /,"?9"?,/, () => ",nine,", /Media, row 1, bytes: no int4/],
  ["a status that there is none of", "Post", ",draft,", () => ",lost,", /Post, row 1, status: /],
  ["a format that there is none of", "Post", ",carousel,", () => ",story,", /Post, row 1, format: /],
  ["content of a wrong type", "Post", /""hook"": ""[^"]+""/, () => `""hook"": 3`, /Post, row 3, content\.hook: /],
  ["an unknown name in JSON", "Post", /""hook"": /, () => `""trap"": 1, ""hook"": `, /Post, row 3, content: .*trap/],
  ["a word in JSON that there is none of", "Post", "keyword", () => "spell", /Post, row 3, content\.scenes\.0/],
  ["a photo that climbs", "Post", "/coffee-cup.jpg", () => "/../../icon.jpg", /Post, row 4, content\.scenes\.0/],
  ["a photo that does not ship", "Post", "/coffee-cup.jpg", () => "/tea.jpg", /Post, row 4, content\.scenes.*no photo/],
  ["a kind of file that there is none of", "Post", `""image""`, () => `""page""`, /Post, row 1, media\.0\.type: /],
  ["a color that is markup", "Brand", /#[0-9a-f]{6}/, () => "#<svg/>", /Brand, row 1, \w+: no color/],
])("%s", async (_, table, search, text, where) => {
  await expectRefused(await zipped(inTable(table, search, text())), where);
});

const escaped = () => `${neighbour.workspaceId.replace("w", String.raw`\u0077`)}/render/b.jpg`;

test("a table that there is none of", async () => {
  const zip = await zipped((all) => {
    const manifest = JSON.parse(all.get("manifest.json") ?? "") as { tables: object[] };
    manifest.tables.push({ name: "Secret", columns: ["id"], rows: 0 });
    all.set("manifest.json", JSON.stringify(manifest));
    all.set("tables/Secret.csv", "id\n");
  });
  await expectRefused(zip, /Secret/);
  await expectRefused(await zipped((all) => all.set("tables/Secret.csv", "id\n")), /Secret/);
});

test("a file that a row speaks of and that is missing", async () => {
  const zip = await zipped((all) => all.delete(`media/${from.workspaceId}/render/a.jpg`));
  await expectRefused(zip, /Media, row 1, key: its file is missing/);
});

test("untouched it is taken in, and goes out again as it came", async () => {
  const to = await workspace();
  expect(await send(to, await zipped(() => undefined))).toMatchObject({ status: 201 });
  await exportWorkspace(to.runtime, url, to.workspaceId, createWriteStream(file));
  const again = await unzipped(await readFile(file));
  const own = ["User", "Member", "Workspace", "Subscription", "CreditEntry", "AuditEntry"].map(
    (t) => `tables/${t}.csv`,
  );
  for (const [name, content] of parts) {
    if (name === "manifest.json" || own.includes(name)) continue;
    const moved = (text: string) => text.replaceAll(from.workspaceId, to.workspaceId);
    expect(again.get(moved(name)), name).toBe(moved(content));
  }
  await to.db.project.deleteMany({ where: { workspaceId: to.workspaceId } });
});
