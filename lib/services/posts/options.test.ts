import sharp from "sharp";
import { expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { snapshotOf } from "#lib/services/posts/snapshot.ts";
import { findPost } from "#lib/services/posts/read-posts.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

test("a person's alt text goes to the network in place of the page's words, until it is taken back", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id, slides } = await makePost(at);
  const params = { id: slides[0]?.id ?? "" };
  const sent = async () => snapshotOf(await findPost(at, id)).media[0]?.altText;
  const derived = await sent();
  const { altTexts } = await app("setAltText", { params, body: { altText: " Pães na vitrine " } });
  expect(altTexts[0]).toMatchObject({ altText: "Pães na vitrine", derived });
  expect(await sent()).toBe("Pães na vitrine");
  await app("setAltText", { params, body: { altText: "" } });
  expect(await sent()).toBe(derived);
});

test("whom a post names is kept as the network writes it, on a page of its own", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id, slides } = await makePost(at);
  const params = { id };
  const slideId = slides[0]?.id;
  const tag = { handle: "@Ana.Padeira", slideId, x: 0.25, y: 0.75 };
  const body = { collaborators: ["https://instagram.com/Padaria_Aurora/", "@padaria_aurora"], tags: [tag, tag] };
  expect((await app("setPeople", { params, body })).people).toEqual({
    collaborators: ["padaria_aurora"],
    tags: [{ handle: "ana.padeira", slideId, x: 0.25, y: 0.75 }],
  });
  const film = await makePost(at, { format: "caption_reel" });
  const { people } = await app("setPeople", { params: { id: film.id }, body: { collaborators: [], tags: [tag] } });
  expect(people.tags).toEqual([{ handle: "ana.padeira", slideId: null, x: null, y: null }]);
  const nobody = { collaborators: ["duas palavras"], tags: [] };
  await expect(app("setPeople", { params, body: nobody })).rejects.toMatchObject({ code: "invalid_input" });
  const foreign = { collaborators: [], tags: [{ handle: "ana", slideId: (await makePost(at)).slides[0]?.id }] };
  await expect(app("setPeople", { params, body: foreign })).rejects.toMatchObject({ code: "not_found" });
});

test("a comment asks for its permission before it is kept", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id, projectId } = await makePost(at);
  const now = at.clock.now();
  const social = { projectId, handle: "marca", accountId: "1", appScopedId: "2", token: new Uint8Array([1]) };
  const scopes = ["instagram_business_basic"];
  await at.db.socialConnection.create({ data: { ...social, scopes, tokenIssuedAt: now, tokenExpiresAt: now } });
  expect((await app("readOptions", { params: { id } })).canComment).toBe(false);
  await at.db.firstComment.create({ data: { postId: id, text: "Link na bio" } });
  const when = "2099-01-01T12:00:00Z";
  await expect(app("schedulePost", { params: { id }, body: { when } })).rejects.toMatchObject({
    code: "invalid_state",
  });
  await expect(app("setFirstComment", { params: { id }, body: { text: "Oi" } })).rejects.toMatchObject({
    code: "invalid_state",
  });
});

test("a video's cover is a photo of the library, cut to its shape, and its own again", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id, projectId } = await makePost(at, { format: "caption_reel" });
  const key = `${at.workspaceId}/${projectId}/picture/${"a".repeat(64)}.jpg`;
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#b4531f" } });
  await at.runtime.ports.storage.put(key, await photo.jpeg().toBuffer(), "image/jpeg");
  const row = { workspaceId: at.workspaceId, projectId, key, type: "image/jpeg", purpose: "picture" as const };
  const { id: pictureId } = await at.db.media.create({ data: { ...row, id: newId("media"), bytes: 1, sha256: "" } });
  const chosen = await app("chooseCover", { params: { id }, body: { picture: { id: pictureId } } });
  expect(chosen.cover).toMatchObject({ choice: "picture" });
  const { coverKey } = await at.db.post.findUniqueOrThrow({ where: { id } });
  const { height, width } = await at.db.media.findUniqueOrThrow({ where: { key: coverKey ?? "" } });
  expect([width, height]).toEqual([1080, 1920]);
  await app("chooseCover", { params: { id }, body: {} });
  expect((await app("readOptions", { params: { id } })).cover).toMatchObject({ choice: "rendered" });
});

test("a hashtag set holds one to five hashtags and nothing else; a snippet is any text", async () => {
  const at = await workspace();
  const app = await at.app();
  const params = { id: (await at.project()).id };
  const save = (kind: "hashtags" | "snippet", text: string) =>
    app("saveCaptionPiece", { params, body: { kind, name: "Padaria", text } });
  for (const text of ["#a #b #c #d #e #f", "pão quente", "#pao e mais"])
    await expect(save("hashtags", text)).rejects.toMatchObject({ code: "invalid_input" });
  const { id } = await save("hashtags", "#pao #padaria");
  await save("snippet", "Abrimos às 7 h.");
  expect((await app("listCaptionPieces", { params })).pieces).toHaveLength(2);
  await app("deleteCaptionPiece", { params: { id } });
  expect((await app("listCaptionPieces", { params })).pieces).toMatchObject([{ kind: "snippet" }]);
});
