import { expect, test } from "vitest";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

test("what a program changes of a project's posts is noticed, and nothing else is", async () => {
  const at = await workspace();
  const app = await at.app();
  const { id, projectId } = await makePost(at);
  const mark = async () => (await app("readMark", { params: { id: projectId } })).mark;
  const seen = [await mark()];
  const changes = async (act: () => Promise<unknown>) => {
    await act();
    seen.push(await mark());
  };
  await changes(() => at.api("schedulePost", { params: { id }, body: { when: "2099-01-01T12:00:00Z" } }));
  await changes(() => app("addComment", { params: { id }, body: { text: "Trocar a capa" } }));
  await changes(() => at.api("deletePost", { params: { id } }));
  expect(new Set(seen).size).toBe(seen.length);
  const other = await at.project();
  expect(other.id).not.toBe(projectId);
  await makePost(at, { projectId: other.id });
  expect(await mark()).toBe(seen.at(-1));
});
