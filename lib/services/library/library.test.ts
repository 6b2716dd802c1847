import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContext } from "#lib/runtime/context.ts";
import { uploadRule } from "#lib/domain/media.ts";
import { findFfmpeg } from "#lib/render/video/find-ffmpeg.ts";
import { runFfmpeg, words } from "#lib/render/video/run-ffmpeg.ts";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { generatePost } from "#lib/services/generation/generate-post.ts";
import { deleteOrphans } from "#lib/services/media/delete-orphans.ts";
import { requireRoom, uploadMedia } from "#lib/services/media/upload-media.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { mp4 } from "#lib/tools/testing/media-files.ts";
import { quickVoice } from "#lib/tools/testing/quick-voice.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { deleteRemoved } from "./delete-removed.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
const DAY_MS = 24 * 60 * 60 * 1000;

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "pauta-test-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const contextOf = (at: Workspace) =>
  openContext(at.runtime, { workspaceId: at.workspaceId, actor: { kind: "system" } }, { requestId: "", address: null });

async function send(at: Workspace, projectId: string, purpose: "picture" | "clip", file: Buffer, name?: string) {
  const path = join(folder, "file");
  await writeFile(path, file);
  return uploadMedia(contextOf(at), { projectId, purpose, name }, path);
}

const photo = (background: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function clip(): Promise<Buffer> {
  const out = join(folder, "clip.mp4");
  const { path: ffmpeg } = await findFfmpeg(null);
  await runFfmpeg([...words("-y -f lavfi -i testsrc=size=640x360:rate=25:duration=2 -c:v libx264"), out], { ffmpeg });
  return readFile(out);
}

async function make(at: Workspace, projectId: string, format: string): Promise<Record<string, unknown>> {
  const { postId } = await at.api("createPost", {
    body: { projectId, theme: "3 dicas para guardar café", format: format as "caption_reel" },
  });
  await generatePost(at.runtime, postId, attempt());
  const { content, failureReason } = await at.db.post.findUniqueOrThrow({ where: { id: postId } });
  expect(failureReason).toBeNull();
  // Every format here keeps an object.
  return { id: postId, ...(content as Record<string, unknown>) };
}

test("what is uploaded is listed, goes when it is removed, and comes back when that was a mistake", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id } = await at.project();
  const params = { id };
  expect(await app("readLibrary", { params })).toMatchObject({ projectId: id, photos: [], clips: [] });
  const { id: fileId } = await send(at, id, "picture", await photo("#b4531f"), "Balcão");
  const { id: clipId } = await send(at, id, "clip", await mp4(), "Vapor");
  const full = await app("readLibrary", { params });
  expect(full).toMatchObject({
    photos: [{ id: fileId, description: "Balcão", width: 900, height: 1200 }],
    clips: [{ id: clipId, description: "Vapor", durationSeconds: 2 }],
  });
  await app("removeLibraryFile", { params: { id, fileId } });
  expect(await app("removeLibraryFile", { params: { id, fileId: clipId } })).toMatchObject({ photos: [], clips: [] });
  expect(await app("restoreLibraryFile", { params: { id, fileId } })).toMatchObject({ clips: [] });
  expect(await app("restoreLibraryFile", { params: { id, fileId: clipId } })).toEqual(full);
  // The same file sent again is the one that it was.
  await app("removeLibraryFile", { params: { id, fileId } });
  expect(await send(at, id, "picture", await photo("#b4531f"))).toMatchObject({ id: fileId });
  expect(await app("readLibrary", { params })).toEqual(full);
  await expect(app("removeLibraryFile", { params: { id, fileId: "media_x" } })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("what was removed a day ago is deleted, but not while a post is made of it", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id } = await at.project();
  const unused = await send(at, id, "picture", await photo("#205060"));
  const { id: unusedClip } = await send(at, id, "clip", await mp4());
  const used = await send(at, id, "clip", await mp4({ seconds: 3 }));
  const { postId } = await at.api("createPost", { body: { projectId: id, theme: "Café" } });
  await at.db.clipUse.create({ data: { postId, clipId: used.id } });
  for (const fileId of [unused.id, used.id, unusedClip]) await app("removeLibraryFile", { params: { id, fileId } });
  expect(await deleteRemoved(at.runtime)).toBe(0);
  const later = (days: number) => ({
    ...at.runtime,
    signal: attempt().signal,
    now: () => new Date(at.clock.now().getTime() + days * DAY_MS),
  });
  expect(await deleteRemoved(later(2))).toBe(2);
  expect(await at.db.clip.findMany({ where: { projectId: id }, select: { id: true } })).toEqual([{ id: used.id }]);
  expect(await at.db.media.count({ where: { projectId: id } })).toBe(1);
  await deleteOrphans(later(3));
  const left = [];
  for await (const { key } of at.runtime.ports.storage.list(`${at.workspaceId}/${id}/`)) left.push(key);
  expect(left).toHaveLength(1);
});

test("a reel names the clip that it is made of, also once that was taken out of the library", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id: projectId } = await at.project();
  const { id: clipId } = await send(at, projectId, "clip", await mp4(), "Vapor");
  const { content, id } = await makePost(at, { projectId, format: "caption_reel" });
  await at.db.post.update({ where: { id }, data: { content: { ...(content as object), clipId } } });
  await app("removeLibraryFile", { params: { id: projectId, fileId: clipId } });
  expect((await at.api("readPost", { params: { id } })).content).toMatchObject({
    clip: { id: clipId, description: "Vapor" },
  });
  expect((await at.api("listClips", { params: { id } })).clips.map((clip) => clip.id)).not.toContain(clipId);
});

test("a clip that shows nothing is not taken for a reel, one that can be seen is", async () => {
  const at = await workspace();
  const { opensUploads } = await findFfmpeg(null);
  const { id: projectId } = await at.project();
  const { id: broken } = await send(at, projectId, "clip", await mp4());
  const { id: whole } = await send(at, projectId, "clip", await clip());
  const { id } = await makePost(at, { projectId, format: "caption_reel" });
  const choose = (clipId: string) => at.api("chooseClip", { params: { id }, body: { clipId } });
  await expect(choose(broken)).rejects.toMatchObject({ code: opensUploads ? "invalid_input" : "invalid_state" });
  if (opensUploads) expect(await choose(whole)).toMatchObject({ content: { clip: { id: whole } } });
});

test("a library has room for so many, and says so before it takes a file in", async () => {
  const at = await workspace();
  const { id: projectId } = await at.project();
  const { most = 0 } = uploadRule("picture");
  await at.db.media.createMany({
    data: Array.from({ length: most }, (_, index) => ({
      id: `media_${index}_${projectId}`,
      workspaceId: at.workspaceId,
      projectId,
      key: `${at.workspaceId}/${projectId}/picture/${index}.jpg`,
      type: "image/jpeg",
      purpose: "picture",
      bytes: 1,
      sha256: "",
    })),
  });
  await expect(requireRoom(contextOf(at), { projectId, purpose: "picture" })).rejects.toThrow("library_full");
  await requireRoom(contextOf(at), { projectId, purpose: "track" });
});

test("a reel plays a clip of the project's own, and one of ours where its own cannot be read", async () => {
  const at = await workspace();
  const { opensUploads } = await findFfmpeg(null);
  const { id } = await at.project();
  await send(at, id, "clip", await mp4());
  expect((await make(at, id, "caption_reel"))["clipId"]).toMatch(/^clip_0{20}/);
  const broken = await at.db.clip.findFirstOrThrow({ where: { projectId: id } });
  await (
    await at.app()
  )("removeLibraryFile", { params: { id, fileId: broken.id } });
  const own = await send(at, id, "clip", await clip());
  const chosen = (await make(at, id, "caption_reel"))["clipId"];
  if (opensUploads) expect(chosen).toBe(own.id);
  else expect(chosen).toMatch(/^clip_0{20}/);
}, 120_000);

test("narrated photos show the project's own", async () => {
  const at = await workspace({ ports: { voice: quickVoice(6) }, previewFormats: ["narrated_photos"] });
  const { id } = await at.project();
  await at.db.project.update({ where: { id }, data: { voice: "quick" } });
  for (const color of ["#b4531f", "#205060"]) await send(at, id, "picture", await photo(color), color);
  const { scenes } = (await make(at, id, "narrated_photos")) as { scenes: { photo: string; description: string }[] };
  expect(new Set(scenes.map(({ description }) => description))).toEqual(new Set(["#b4531f", "#205060"]));
  expect(scenes.every(({ photo: key }) => key.includes(`/${id}/picture/`))).toBe(true);
}, 240_000);
