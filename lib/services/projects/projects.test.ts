import { expect, test } from "vitest";
import { newId } from "#lib/db/id.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

test("a new project has a name, no social account and the default zone", async () => {
  const { api, db } = await workspace();
  const project = await api("createProject", { body: { name: "Café Aurora" } });
  expect(project).toMatchObject({ name: "Café Aurora", social: null, createdAt: "2026-11-20T12:00:00.000Z" });
  expect(await db.project.findUnique({ where: { id: project.id } })).toMatchObject({ timezone: "America/Sao_Paulo" });
  expect(await api("listProjects", {})).toEqual({ projects: [project], limit: 3, canCreateMore: true });
});

test("the plan's accounts are the limit, however many ask at once", async () => {
  const { api } = await workspace({ plan: { accounts: 3 } });
  const asked = Array.from({ length: 12 }, (_, n) => api("createProject", { body: { name: `Marca ${n}` } }));
  const settled = await Promise.allSettled(asked);
  const refused = settled.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ reason: { code: "invalid_state", status: 409 } });
  expect(await api("listProjects", {})).toMatchObject({ limit: 3, canCreateMore: false });
});

test("renaming changes the display name, not the profile name in the brand", async () => {
  const { api, db } = await workspace();
  const { id } = await api("createProject", { body: { name: "Antes" } });
  await db.brand.update({ where: { projectId: id }, data: { profileName: "Perfil" } });
  expect(await api("renameProject", { params: { id }, body: { name: "Depois" } })).toMatchObject({
    id,
    name: "Depois",
  });
  expect(await db.brand.findUnique({ where: { projectId: id } })).toMatchObject({ profileName: "Perfil" });
});

test.each([
  ["blank", { name: "   " }, "name"],
  ["too long by one code point", { name: "🍀".repeat(81) }, "name"],
  ["no text", { name: 7 }, "name"],
  ["half an emoji", { name: "\ud83c" }, "name"],
  ["a zone that is none", { name: "A", timezone: "Marte/Olimpo" }, "timezone"],
  ["an offset for a zone", { name: "A", timezone: "-03:00" }, "timezone"],
])("a project that is %s is refused by field", async (_, body, field) => {
  const { send, withKey } = await workspace();
  const answer = await send("/v1/projects", {
    method: "POST",
    headers: { ...withKey, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_input", message: expect.stringContaining(field) } },
  });
});

test("80 code points are a name, whatever they weigh", async () => {
  const { api } = await workspace();
  const name = "🍀".repeat(80);
  expect(await api("createProject", { body: { name } })).toMatchObject({ name });
});

test("deleting a project takes its posts and gives its files up; the audit keeps its name", async () => {
  const at = await workspace();
  const { id, projectId } = await makePost(at);
  const key = `${at.workspaceId}/render/a.jpg`;
  const file = { id: newId("media"), key, type: "image/jpeg", bytes: 1, sha256: "0".repeat(64) };
  await at.db.media.create({
    data: { ...file, purpose: "render", workspaceId: at.workspaceId, projectId, postId: id },
  });
  const app = await at.app();
  expect(await app("deleteProject", { params: { id: projectId } })).toEqual({ id: projectId, deleted: true });
  expect(await at.api("listProjects", {})).toMatchObject({ projects: [], canCreateMore: true });
  await expect(at.api("readPost", { params: { id } })).rejects.toMatchObject({ code: "not_found" });
  expect(await at.db.orphanFile.findUnique({ where: { key } })).not.toBeNull();
  const entry = await at.db.auditEntry.findFirst({ where: { action: "project.deleted" } });
  expect(entry).toMatchObject({ targetId: projectId, actorId: at.ownerId, detail: { name: "Marca" } });
});

test("a project is not deleted while a post of it goes out, nor by a member", async () => {
  const at = await workspace();
  const { id, projectId } = await makePost(at, { status: "publishing" });
  const remove = (await at.app())("deleteProject", { params: { id: projectId } });
  await expect(remove).rejects.toMatchObject({ code: "invalid_state" });
  const headers = await at.sessionOf(await at.join("member"));
  const byMember = await at.send(`/api/app/projects/${projectId}`, { method: "DELETE", headers });
  expect(byMember.status).toBe(403);
  expect(await at.api("readPost", { params: { id } })).toMatchObject({ status: "publishing" });
});
