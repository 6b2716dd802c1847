import { expect, test } from "vitest";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { deleteOrphans } from "./delete-orphans.ts";
import { mediaUrl } from "./find-by-url.ts";
import { replacePostFiles, saveFile } from "./save-file.ts";

/** A post with a picture of its own, and what is left of it when all sweeps are done. */
async function picture() {
  const at = await workspace({ previewFormats: ["infographic"] });
  const { workspaceId } = at;
  const { id: postId, projectId } = await makePost(at, { format: "infographic" });
  const owner = { workspaceId, projectId, postId, purpose: "slide" } as const;
  const content = Buffer.from("a picture");
  const file = await saveFile(at.runtime, { ...owner, ownerId: postId, extension: "jpg", content });
  const give = (files: (typeof file)[]) => at.db.$transaction((tx) => replacePostFiles({ db: tx }, owner, files));
  await give([file]);
  return {
    at,
    file,
    give,
    postId,
    projectId,
    url: mediaUrl(at.runtime, file.key),
    async answer(): Promise<number> {
      await at.db.orphanFile.updateMany({ where: { key: file.key }, data: { createdAt: new Date(0) } });
      await deleteOrphans({ ...at.runtime, signal: new AbortController().signal });
      return (await at.send(`/api/media/${file.key}`)).status;
    },
  };
}

test("a picture of a post goes with it", async () => {
  const { answer, at, postId } = await picture();
  await at.api("deletePost", { params: { id: postId } });
  expect(await answer()).toBe(404);
});

test("a brand's photo outlives the post that it was made for, and the post's change", async () => {
  const { answer, at, give, postId, projectId, url } = await picture();
  await at.api("setBrandPhoto", { params: { id: projectId }, body: { url } });
  await give([]);
  expect(await answer()).toBe(200);
  await at.api("deletePost", { params: { id: postId } });
  expect(await answer()).toBe(200);
});

test("what another post shows as well stays with it", async () => {
  const { answer, at, postId, projectId, url } = await picture();
  const other = await makePost(at, { projectId, format: "infographic" });
  await at.api("replaceMedia", { params: { id: other.id }, body: { media: [{ url }] } });
  await at.api("deletePost", { params: { id: postId } });
  expect(await answer()).toBe(200);
});

test("a post that is given its own picture again takes it along", async () => {
  const { answer, at, postId, url } = await picture();
  await at.api("replaceMedia", { params: { id: postId }, body: { media: [{ url }] } });
  await at.api("deletePost", { params: { id: postId } });
  expect(await answer()).toBe(404);
});
