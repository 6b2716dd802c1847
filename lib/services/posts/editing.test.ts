import { expect, test } from "vitest";
import { libraryTracks } from "#lib/content/tracks/tracks.ts";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { generatePost } from "#lib/services/generation/generate-post.ts";
import { renderPost } from "#lib/services/generation/render-post.ts";
import { redrawPage } from "#lib/services/generation/redraw-page.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const MINE = "window-mine";
const THEIRS = "window-theirs";

/** A caption's edit from a window that has seen a version. */
async function caption(at: Workspace, id: string, text: string, editing?: string) {
  const headers = { ...(await at.sessionOf(at.ownerId)), ...(editing && { "X-Editing": editing }) };
  const sent = { params: { id }, body: { caption: text } };
  const { body, status } = await at.send(...requestOf("/api/app", "updatePost", sent, headers));
  return { status, reason: (body as { error?: { reason: string } }).error?.reason };
}

test("a window that has not seen another's edit is told so and changes nothing", async () => {
  const at = await workspace();
  const { id, version } = await makePost(at);
  expect(await caption(at, id, "deles", `${THEIRS} ${version}`)).toMatchObject({ status: 200 });
  expect(await caption(at, id, "minha", `${MINE} ${version}`)).toEqual({ status: 409, reason: "post_changed" });
  expect(await at.api("readPost", { params: { id } })).toMatchObject({ textContent: "deles" });
  expect(await caption(at, id, "minha", `${MINE} ${version + 1}`)).toMatchObject({ status: 200 });
});

test("a window's own edits never stand in its way, and an edit by key stands in everyone's", async () => {
  const at = await workspace();
  const { id, version } = await makePost(at);
  for (const text of ["a", "ab", "abc"])
    expect(await caption(at, id, text, `${MINE} ${version}`)).toMatchObject({ status: 200 });
  await at.api("updatePost", { params: { id }, body: { caption: "de um programa" } });
  expect(await caption(at, id, "abcd", `${MINE} ${version}`)).toMatchObject({ status: 409 });
});

test("who says nothing of an editor is not held to a version", async () => {
  const at = await workspace();
  const { id } = await makePost(at);
  expect(await caption(at, id, "a")).toMatchObject({ status: 200 });
  expect(await caption(at, id, "b", "nonsense")).toMatchObject({ status: 200 });
});

test("a deleted slide comes back to its place as it was, once, and never into another post", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id, slides } = await makePost(at);
  const [, second] = slides;
  if (!second) throw new Error("three slides");
  const before = await at.api("listSlides", { params: { id } });
  await app("deleteSlide", { params: { id: second.id } });
  const other = await makePost(at);
  const sent = { body: { slideId: second.id } };
  await expect(app("restoreSlide", { params: { id: other.id }, ...sent })).rejects.toMatchObject({ status: 409 });
  expect(await app("restoreSlide", { params: { id }, ...sent })).toMatchObject({ id: second.id, order: 1 });
  expect(await at.api("listSlides", { params: { id } })).toEqual(before);
  await expect(app("restoreSlide", { params: { id }, ...sent })).rejects.toMatchObject({ status: 409 });
});

test("a drawn page goes back to its earlier image, and forward again", async () => {
  const at = await workspace({ previewFormats: ["infographic"] });
  const app = await at.app();
  const { signal } = new AbortController();
  const projectId = (await at.project()).id;
  const { postId: id } = await at.api("createPost", { body: { projectId, theme: "4 passos", format: "infographic" } });
  await generatePost(at.runtime, id, attempt());
  const filesOf = async () => {
    const post = await at.api("readPost", { params: { id } });
    const { isRendering, pages } = await app("readPostDetail", { params: { id } });
    return {
      video: post.mediaUrls[0]?.url,
      picture: pages[0]?.picture,
      earlier: pages[0]?.earlier,
      isRendering,
      pages,
    };
  };
  const first = await filesOf();
  const slideId = first.pages[0]?.id ?? "";
  await app("reimagineSlide", { params: { id: slideId }, body: { instruction: "fundo azul" } });
  await redrawPage(at.runtime, slideId, "fundo azul", attempt({ signal }));
  expect(await filesOf()).toMatchObject({ earlier: first.picture, isRendering: true });
  await renderPost(at.runtime, id, signal);
  const second = await filesOf();
  expect(second).toMatchObject({ earlier: first.picture, isRendering: false });
  expect(second.picture).not.toBe(first.picture);

  await app("restorePicture", { params: { id: slideId } });
  expect(await filesOf()).toMatchObject({ picture: first.picture, earlier: second.picture, isRendering: true });
  await renderPost(at.runtime, id, signal);
  const third = await filesOf();
  expect(third).toMatchObject({ picture: first.picture, isRendering: false });
  expect(third.video).not.toBe(second.video);
  await app("restorePicture", { params: { id: slideId } });
  expect(await filesOf()).toMatchObject({ picture: second.picture, earlier: first.picture });
});

test("photos change places and their moments stay; a photo may not get lost", async () => {
  const at = await workspace({ previewFormats: ["narrated_photos"] });
  const app = await at.app();
  const { id } = await makePost(at, { format: "narrated_photos" });
  const scene = (start: number, name: string) => ({
    start,
    end: start + 2,
    photo: `/library/photos/${name}.jpg`,
    description: name,
  });
  const { content } = await at.db.post.findUniqueOrThrow({ where: { id } });
  const scenes = [scene(0, "a"), scene(2, "b"), scene(4, "a")];
  await at.db.post.update({ where: { id }, data: { content: { ...(content as object), scenes } } });
  const url = (name: string) => `${at.runtime.settings.appUrl}/library/photos/${name}.jpg`;
  const photos = ["b", "a", "a"].map(url);
  expect(await app("orderPhotos", { params: { id }, body: { photos } })).toMatchObject({
    content: { scenes: [{ start: 0, photo: url("b"), description: "b" }, { start: 2, photo: url("a") }, { start: 4 }] },
  });
  for (const wrong of [
    ["a", "b"],
    ["a", "b", "b"],
    ["a", "a", "b", "b"],
  ].map((names) => names.map(url)))
    await expect(app("orderPhotos", { params: { id }, body: { photos: wrong } })).rejects.toMatchObject({
      status: 400,
    });
});

test("boxes are drawn with a change that is not made", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id } = await makePost(at, { format: "caption_reel" });
  const [small] = (await app("drawBoxes", { params: { id }, body: { sizes: [40, null, null] } })).boxes;
  const [large] = (await app("drawBoxes", { params: { id }, body: { sizes: [90, null, null] } })).boxes;
  expect(small?.size).toBeLessThan(large?.size ?? 0);
  expect(small?.height).toBeLessThan(large?.height ?? 0);
  expect(await at.api("readPost", { params: { id } })).toMatchObject({ content: { sizes: [null, null, null] } });
});

test("a track's peaks span its whole length; a foreign track is not found", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id } = await makePost(at, { format: "caption_reel" });
  const [track] = libraryTracks();
  const { durationSeconds, peaks } = await app("readPeaks", { params: { id }, query: { trackId: track?.id } });
  expect(durationSeconds).toBeCloseTo(track?.durationSeconds ?? 0, 0);
  expect(Math.max(...peaks)).toBe(1);
  const unknown = "track_0000000000000000000000000z";
  await expect(app("readPeaks", { params: { id }, query: { trackId: unknown } })).rejects.toMatchObject({
    status: 404,
  });
});
