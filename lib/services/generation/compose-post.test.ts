import { expect, test } from "vitest";
import { attempt } from "#lib/tools/testing/attempt.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { generatePost } from "./generate-post.ts";
import { redrawPage } from "./redraw-page.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

async function studio() {
  const at = await workspace({ previewFormats: ["premium_carousel", "infographic"] });
  const { id: projectId } = await at.project();
  return { at, app: await at.app(), projectId };
}

const page = async (at: Workspace, postId: string) =>
  at.db.slide.findFirstOrThrow({ where: { postId }, orderBy: { position: "asc" } });

test("a post of one's own words is made without a writer and without a credit, and can be taken along", async () => {
  const { app, at, projectId } = await studio();
  const before = (await at.api("readPlan", {})).availableCredits;
  const pages = [{ title: "Fornada das seis" }, { title: "Pão na chapa", body: "Com manteiga da casa." }];
  const body = { projectId, format: "carousel", title: "Fornada", caption: "Venha cedo.", pages } as const;
  const { id } = await app("composePost", { body });
  await generatePost(at.runtime, id, attempt());
  const { content, status, textContent } = await at.api("readPost", { params: { id } });
  expect([status, textContent]).toEqual(["draft", "Venha cedo."]);
  expect(content).toMatchObject({
    slides: [
      { variant: "cover", fields: [{ name: "kicker" }, { value: { blocks: [{ text: "Fornada das seis" }] } }, {}] },
      { variant: "statement" },
    ],
  });
  expect((await app("readPostDetail", { params: { id } })).written).toBeNull();
  expect((await at.api("readPlan", {})).availableCredits).toBe(before);
  const zip = await at.send(`/api/posts/${id}/files`, { headers: await at.sessionOf(at.ownerId) });
  expect([zip.status, zip.headers.get("content-type"), String(zip.body).slice(0, 2)]).toEqual([
    200,
    "application/zip",
    "PK",
  ]);
  expect(zip.headers.get("content-disposition")).toContain("fornada.zip");
});

test.each([
  ["carousel", { pages: [] }, "pages"],
  ["carousel", { pages: [{ title: " " }] }, "pages.0.title"],
  ["infographic", { pages: [{ title: "Um" }] }, "pages"],
  ["caption_reel", { blocks: ["Gancho", "", ""] as [string, string, string] }, "blocks.2"],
] as const)("a composition of a %s says what is missing", async (format, given, field) => {
  const { app, projectId } = await studio();
  const body = { projectId, format, title: "Fornada", ...given, pages: [...("pages" in given ? given.pages : [])] };
  await expect(
    app("composePost", { body: { ...body, ...("blocks" in given && { blocks: given.blocks }) } }),
  ).rejects.toMatchObject({
    code: "invalid_input",
    message: expect.stringContaining(field),
  });
});

test("a drawn page's text is corrected at no cost, also under the picture that it had earlier", async () => {
  const { app, at, projectId } = await studio();
  const pages = [{ title: "Fornada" }, { title: "Pão" }];
  const { id } = await app("composePost", { body: { projectId, format: "premium_carousel", title: "Fornada", pages } });
  await generatePost(at.runtime, id, attempt());
  const first = await page(at, id);
  const params = { id: first.id };
  await app("writePage", { params, body: { texts: { title: "Outra fornada" } } });
  const corrected = await page(at, id);
  expect(corrected.imageKey).not.toBe(first.imageKey);
  const { pages: shown } = await app("readPostDetail", { params: { id } });
  expect(shown[0]?.texts).toEqual([
    { name: "title", text: "Outra fornada" },
    { name: "body", text: "" },
  ]);
  expect((await at.api("readEditBudget", { params: { id } })).used).toBe(0);
  await at.db.post.update({ where: { id }, data: { imageEditsUsed: 1 } });
  await redrawPage(at.runtime, first.id, "mais escuro", attempt());
  await app("restorePicture", { params });
  expect((await page(at, id)).imageKey).toBe(corrected.imageKey);
  await app("writePage", { params, body: { texts: { title: "Fornada" } } });
  expect((await page(at, id)).imageKey).toBe(first.imageKey);
  await expect(app("writePage", { params, body: { texts: { rodape: "x" } } })).rejects.toMatchObject({
    code: "invalid_input",
  });
}, 120_000);

test("a sentence that changes nothing gives its edit back", async () => {
  const { app, at, projectId } = await studio();
  const pages = [{ title: "Fornada" }];
  const { id } = await app("composePost", { body: { projectId, format: "premium_carousel", title: "Fornada", pages } });
  await generatePost(at.runtime, id, attempt());
  const before = await page(at, id);
  await at.api("reimagineSlide", { params: { id: before.id }, body: { instruction: "sem pessoas" } });
  await redrawPage(at.runtime, before.id, "sem pessoas", attempt());
  expect(await page(at, id)).toMatchObject({ imageKey: before.imageKey, earlierKey: null });
  expect((await at.api("readEditBudget", { params: { id } })).used).toBe(0);
  expect((await app("readPostDetail", { params: { id } })).isRendering).toBe(false);
}, 120_000);

test("an infographic's text is corrected and its video follows", async () => {
  const { app, at, projectId } = await studio();
  const pages = ["Misture", "Sove", "Asse"].map((title) => ({ title, body: "Por dez minutos." }));
  const { id } = await app("composePost", { body: { projectId, format: "infographic", title: "Pão", pages } });
  await generatePost(at.runtime, id, attempt());
  const first = await page(at, id);
  await app("writePage", { params: { id: first.id }, body: { texts: { item2: "Sove bem" } } });
  const detail = await app("readPostDetail", { params: { id } });
  expect(detail.isRendering).toBe(true);
  expect(detail.pages[0]?.texts.find(({ name }) => name === "item2")?.text).toBe("Sove bem");
  expect((await page(at, id)).imageKey).not.toBe(first.imageKey);
}, 120_000);
