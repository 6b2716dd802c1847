import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carouselScene, pageScene } from "#lib/db/json/slide.ts";
import { openContext } from "#lib/runtime/context.ts";
import { uploadMedia } from "#lib/services/media/upload-media.ts";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { quickVoice } from "#lib/tools/testing/quick-voice.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { generatePost } from "./generate-post.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "pauta-test-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const COLORS = [
  "#b4531f",
  "#205060",
  "#406020",
  "#802040",
  "#606060",
  "#a08020",
  "#104080",
  "#508050",
  "#905070",
  "#303030",
];

/** Ten photos in a bakery's library, as its person sent them. */
async function bakery(at: Workspace) {
  const { id: projectId } = await at.project("Padaria");
  const caller = { workspaceId: at.workspaceId, actor: { kind: "system" } } as const;
  const context = openContext(at.runtime, caller, { requestId: "", address: null });
  const path = join(folder, "photo");
  const ids = [];
  for (const [index, background] of COLORS.entries()) {
    const photo = sharp({ create: { width: 600, height: 800, channels: 3, background } });
    await writeFile(path, await photo.jpeg().toBuffer());
    const upload = { projectId, purpose: "picture", name: `IMG ${index}` } as const;
    ids.push((await uploadMedia(context, upload, path)).id);
  }
  return { projectId, ids, app: await at.app() };
}

const rows = ({ db }: Workspace, postId: string) =>
  db.slide.findMany({ where: { postId }, orderBy: { position: "asc" } });

test("a carousel shows the project's own picture where its library is known to have what is asked for", async () => {
  const at = await workspace();
  const { app, ids, projectId } = await bakery(at);
  const said = { params: { id: projectId, fileId: ids[3] ?? "" } };
  await app("describeLibraryFile", { ...said, body: { altText: "Moedor de café na bancada", tags: ["café", "Café"] } });
  const { photos } = await app("readLibrary", { params: { id: projectId } });
  expect(photos).toHaveLength(10);
  expect(photos.find(({ id }) => id === ids[3])).toMatchObject({ tags: ["café"], posts: 0 });
  const { postId } = await at.api("createPost", { body: { projectId, theme: "5 erros ao moer café" } });
  await generatePost(at.runtime, postId, attempt());
  const shown = (await app("readPostDetail", { params: { id: postId } })).pages.flatMap(({ own }) => own);
  expect(shown).toMatchObject([{ id: ids[3], matched: "café", focus: null }]);
  expect((await app("readLibraryUses", said)).posts).toMatchObject([{ id: postId }]);
});

test("a person's choice is on any layout, cut as chosen, undone by choosing none, and moves with its page", async () => {
  const at = await workspace();
  const { app, ids, projectId } = await bakery(at);
  const { postId } = await at.api("createPost", { body: { projectId, theme: "5 erros ao moer café" } });
  await generatePost(at.runtime, postId, attempt());
  const before = await rows(at, postId);
  for (const { id } of before.slice(0, 3)) {
    const pictures = ids.slice(0, 2).map((one) => ({ id: one, focus: { x: 0.2, y: 0.8, zoom: 2 } }));
    await app("showPictures", { params: { id }, body: { pictures } });
  }
  const shown = await rows(at, postId);
  expect(shown.slice(0, 3).every((slide, index) => slide.imageKey !== before[index]?.imageKey)).toBe(true);
  expect(carouselScene.read(shown[1]?.scene, "")).toMatchObject({ own: [{ id: ids[0] }, { id: ids[1] }] });
  await app("showPictures", { params: { id: before[1]?.id ?? "" }, body: { pictures: [] } });
  expect((await rows(at, postId))[1]?.imageKey).toBe(before[1]?.imageKey);
  const foreign = { id: before[0]?.id ?? "" };
  await expect(
    app("showPictures", { params: foreign, body: { pictures: [{ id: "media_00000000000000000000000000" }] } }),
  ).rejects.toMatchObject({ code: "not_found" });
});

test("a page that is moved keeps its composition: only its number changes", async () => {
  const at = await workspace();
  const { projectId } = await bakery(at);
  const { postId } = await at.api("createPost", { body: { projectId, theme: "5 erros ao moer café" } });
  await generatePost(at.runtime, postId, attempt());
  const before = await rows(at, postId);
  const order = [...before.slice(1), ...before.slice(0, 1)].map(({ id }) => id);
  await at.api("orderSlides", { params: { id: postId }, body: { order } });
  expect((await rows(at, postId)).map(({ look }) => look)).toEqual(
    [...before.keys()].map((at) => (at + 1) % before.length),
  );
  await at.api("orderSlides", { params: { id: postId }, body: { order: before.map(({ id }) => id) } });
  expect((await rows(at, postId)).map(({ imageKey }) => imageKey)).toEqual(before.map(({ imageKey }) => imageKey));
});

test("narrated photos are the project's own, each once while there are enough, and any can be another", async () => {
  const at = await workspace({
    ports: { voice: quickVoice(6) },
    previewFormats: ["narrated_photos", "premium_carousel"],
  });
  const { app, ids, projectId } = await bakery(at);
  await at.db.project.update({ where: { id: projectId }, data: { voice: "quick" } });
  const create = async (format: "narrated_photos" | "premium_carousel") => {
    const { postId } = await at.api("createPost", { body: { projectId, theme: "Café em casa", format } });
    await generatePost(at.runtime, postId, attempt());
    return postId;
  };
  const id = await create("narrated_photos");
  const own = (await app("readPostDetail", { params: { id } })).photos.map((photo) => photo?.id);
  expect(new Set(own).size).toBe(own.length);
  expect(own.every((one) => ids.includes(one ?? ""))).toBe(true);
  const focus = { x: 0.5, y: 0.1, zoom: 3 };
  const other = ids.find((one) => !own.includes(one)) ?? "";
  await app("showPhoto", { params: { id }, body: { moment: 1, picture: { id: other, focus } } });
  const { isRendering, photos } = await app("readPostDetail", { params: { id } });
  expect([isRendering, photos[1]]).toMatchObject([true, { id: other, focus }]);
  const premium = await create("premium_carousel");
  const [first] = await rows(at, premium);
  await app("showPictures", { params: { id: first?.id ?? "" }, body: { pictures: [{ id: other }] } });
  const [again] = await rows(at, premium);
  expect(pageScene.read(again?.scene, "").own).toMatchObject([{ id: other, focus: null }]);
  expect(again?.imageKey).not.toBe(first?.imageKey);
  await app("showPictures", { params: { id: first?.id ?? "" }, body: { pictures: [] } });
  expect((await rows(at, premium))[0]?.imageKey).toBe(first?.imageKey);
}, 240_000);

test("a carousel of photos needs no words but its title, which its cover bears", async () => {
  const at = await workspace();
  const { app, ids, projectId } = await bakery(at);
  const pages = ids.map((id) => ({ title: "", pictures: [{ id }] }));
  const { id } = await app("composePost", { body: { projectId, format: "carousel", title: "Fornada", pages } });
  await generatePost(at.runtime, id, attempt());
  const { content, mediaUrls } = await at.api("readPost", { params: { id } });
  expect(mediaUrls).toHaveLength(10);
  expect(content).toMatchObject({
    slides: [{ variant: "cover" }, ...pages.slice(1).map(() => ({ variant: "picture" }))],
  });
  expect(JSON.stringify(content)).toContain("Fornada");
});
