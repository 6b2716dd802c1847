import sharp from "sharp";
import { expect, test } from "vitest";
import { libraryClips } from "#lib/content/clips/clips.ts";
import { newId } from "#lib/db/id.ts";
import { reelContent } from "#lib/db/json/post.ts";
import { renderPost } from "#lib/services/generation/render-post.ts";
import { deleteRemoved } from "#lib/services/library/delete-removed.ts";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/** A wide photo of something bright at its right. */
const wide = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: "#303030" } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: "#ff4020" } }, left: 1250, top: 350 },
    ])
    .jpeg()
    .toBuffer();

async function photoIn({ db, runtime, workspaceId }: Workspace, projectId: string): Promise<string> {
  const [id, sha256] = [newId("media"), "b".repeat(64)];
  const key = `${workspaceId}/${projectId}/picture/${id}.jpg`;
  await runtime.ports.storage.put(key, await wide(), "image/jpeg");
  const row = { id, key, workspaceId, projectId, sha256, type: "image/jpeg", purpose: "picture", bytes: 1 } as const;
  await db.media.create({ data: row });
  return id;
}

const snapshot = async ({ db }: Workspace, id: string) =>
  JSON.stringify(await db.post.findUniqueOrThrow({ where: { id } }));

test("a reel plays over a photo where the eye is drawn, is rendered so, and keeps it until a clip is chosen", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id, projectId } = await makePost(at, { format: "caption_reel" });
  const photo = await photoIn(at, projectId);
  const params = { id };
  const uses = async () =>
    (await app("readLibraryUses", { params: { id: projectId, fileId: photo } })).posts.map((post) => post.id);
  await app("chooseClipPhoto", { params, body: { picture: { id: photo } } });
  const { isRendering, photos } = await app("readPostDetail", { params });
  expect([isRendering, photos]).toMatchObject([true, [{ id: photo, focus: { y: 0.5, zoom: 1 } }]]);
  expect(photos[0]?.focus?.x).toBeGreaterThan(0.7);
  expect((await at.api("readPost", { params })).content).toMatchObject({ clip: null });
  expect(await uses()).toEqual([id]);

  await app("removeLibraryFile", { params: { id: projectId, fileId: photo } });
  const later = { ...at.runtime, now: () => new Date(at.clock.now().getTime() + TWO_DAYS_MS) };
  expect(await deleteRemoved(later)).toBe(0);
  await renderPost(at.runtime, id, attempt().signal);
  expect(await app("readPostDetail", { params })).toMatchObject({ isRendering: false, photos: [{ id: photo }] });
  expect((await at.api("readPost", { params })).mediaUrls).toMatchObject([{ type: "video" }]);

  const clipId = libraryClips()[1]?.id ?? "";
  expect((await at.api("chooseClip", { params, body: { clipId } })).content).toMatchObject({ clip: { id: clipId } });
  expect((await app("readPostDetail", { params })).photos).toEqual([]);
  expect(await uses()).toEqual([]);
}, 120_000);

test("a photo is cut at the point that a person chose", async () => {
  const at = await workspace();
  const { id, projectId } = await makePost(at, { format: "caption_reel" });
  const focus = { x: 0.2, y: 0.9, zoom: 2 };
  const picture = { id: await photoIn(at, projectId), focus };
  await (
    await at.app()
  )("chooseClipPhoto", { params: { id }, body: { picture } });
  const { content } = await at.db.post.findUniqueOrThrow({ where: { id } });
  expect(reelContent.read(content, id).photo?.focus).toEqual(focus);
});

test("another project's photo, another workspace's and one that was taken out are not there, and nothing changes", async () => {
  const [at, other] = [await workspace(), await workspace()];
  const app = await at.app();
  const { id, projectId } = await makePost(at, { format: "caption_reel" });
  const gone = await photoIn(at, projectId);
  await app("removeLibraryFile", { params: { id: projectId, fileId: gone } });
  const theirs = await photoIn(other, (await other.project()).id);
  const before = await snapshot(at, id);
  for (const photo of [await photoIn(at, (await at.project("Outro")).id), theirs, gone, newId("media"), "x"])
    await expect(app("chooseClipPhoto", { params: { id }, body: { picture: { id: photo } } })).rejects.toMatchObject({
      status: 404,
    });
  expect(await snapshot(at, id)).toBe(before);
});

test("no other format than a reel has a photo in place of a clip, and no reel that is live", async () => {
  const at = await workspace();
  const app = await at.app();
  for (const post of [{ format: "carousel" }, { format: "caption_reel", status: "published" }] as const) {
    const { id, projectId } = await makePost(at, post);
    const picture = { id: await photoIn(at, projectId) };
    await expect(app("chooseClipPhoto", { params: { id }, body: { picture } })).rejects.toMatchObject({
      code: "invalid_state",
    });
  }
});
