import { expect, test } from "vitest";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { COMMANDS } from "./admin-commands.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const run = ({ runtime }: Workspace, name: string, options: object) => {
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) throw new Error(`There is no command ${name}`);
  return command.run(runtime, options);
};

test("a person is added to a workspace once; the second time is said in one line", async () => {
  const at = await workspace();
  const email = `bia.${at.workspaceId}@pauta.test`;
  const add = () => run(at, "member add", { workspace: at.workspaceId, email, password: "password", role: "member" });
  expect(await add()).toMatchObject({ workspaceId: at.workspaceId, role: "member" });
  await expect(add()).rejects.toMatchObject({ reason: "already_member", field: "email" });
});

test("a project speaks with a voice of its language, and with no other", async () => {
  const at = await workspace();
  const { id } = await at.project();
  const voices = (language: "pt" | "en") => at.runtime.ports.voice.voices(language).map((voice) => voice.id);
  const set = (options: object) => run(at, "project set", { id, ...options });
  await expect(set({ voice: "nobody" })).rejects.toMatchObject({ reason: "field_invalid", field: "voice" });
  expect(await set({})).toMatchObject({ language: "pt", voice: null });
  expect(await set({ voice: "default" })).toMatchObject({ voice: voices("pt")[0] });
  expect(await set({ language: "en", "requires-approval": "on" })).toMatchObject({
    language: "en",
    voice: voices("en")[0],
    requiresApproval: true,
  });
  expect(await set({ voice: "none" })).toMatchObject({ language: "en", voice: null });
  await expect(run(at, "project set", { id: "proj_x" })).rejects.toMatchObject({ reason: "resource_not_found" });
});

test("a person is made an owner of the installation, and no more one", async () => {
  const at = await workspace();
  const { email } = at.owner;
  const owns = async () => (await at.db.user.findUniqueOrThrow({ where: { email } })).ownsInstallation;
  expect(await run(at, "installation owner", { email: email.toUpperCase() })).toEqual({
    email,
    ownsInstallation: true,
  });
  expect(await owns()).toBe(true);
  await run(at, "installation owner", { email, remove: true });
  expect(await owns()).toBe(false);
  const nobody = run(at, "installation owner", { email: "nobody@example.org" });
  await expect(nobody).rejects.toMatchObject({ reason: "resource_not_found", field: "email" });
});
