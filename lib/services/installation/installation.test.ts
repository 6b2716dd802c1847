import { describe, expect, test } from "vitest";
import { type OperationName, operations } from "#lib/contract/index.ts";
import type { Settings } from "#lib/runtime/context.ts";
import { askToSignUp } from "#lib/services/sign-up/sign-up.ts";
import { SAMPLES } from "#lib/tools/testing/samples.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

/** A workspace whose owner owns the installation too. */
async function installed(settings: Partial<Settings> = {}) {
  const at = await workspace({ settings });
  await at.db.user.update({ where: { id: at.ownerId }, data: { ownsInstallation: true } });
  return at;
}

let made = 0;
const signUp = ({ runtime }: Workspace) =>
  askToSignUp(
    runtime,
    { name: "Rosa", email: `rosa.${++made}@example.org`, password: "a good password", language: "pt" },
    `203.0.113.${made}`,
  );

const names = (Object.keys(operations) as OperationName[]).filter((name) =>
  operations[name].path.startsWith("/installation"),
);

test.each(names)("%s is not there for a workspace's owner, nor for others of it", async (name) => {
  const at = await workspace();
  const sent = await SAMPLES[name](at);
  await at.db.user.update({ where: { id: at.ownerId }, data: { ownsInstallation: false } });
  for (const id of [at.ownerId, await at.join("admin"), await at.join("member")]) {
    const answer = await at.send(...requestOf("/api/app", name, sent, await at.sessionOf(id)));
    expect(answer).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
  }
});

describe("sign-up", () => {
  test("is open, until the owner of the installation closes it, and again after", async () => {
    const at = await installed();
    const app = await at.app();
    expect(await app("readInstallation", {})).toMatchObject({ signUp: { isOpen: true, isFixed: false } });
    await app("openSignUp", { body: { isOpen: false } });
    await expect(signUp(at)).rejects.toMatchObject({ reason: "sign_up_closed" });
    expect(await app("openSignUp", { body: { isOpen: true } })).toMatchObject({ signUp: { isOpen: true } });
    await signUp(at);
  });

  test.each([true, false])("is as the environment says, whatever was said here: open %s", async (isOpen) => {
    const before = await installed();
    await (
      await before.app()
    )("openSignUp", { body: { isOpen: !isOpen } });
    const at = await installed({ signUpIsOpen: isOpen });
    const app = await at.app();
    expect(await app("readInstallation", {})).toMatchObject({ signUp: { isOpen, isFixed: true } });
    await expect(app("openSignUp", { body: { isOpen: !isOpen } })).rejects.toMatchObject({ code: "invalid_state" });
    if (isOpen) await signUp(at);
    else await expect(signUp(at)).rejects.toMatchObject({ reason: "sign_up_closed" });
    await (
      await before.app()
    )("openSignUp", { body: { isOpen: true } });
  });
});
