import { expect, test } from "vitest";
import { decryptToken } from "#lib/crypto/token-cipher.ts";
import { totpAt } from "#lib/crypto/totp.ts";
import { COMMANDS } from "#lib/tools/launch/admin-commands.ts";
import { secondStep, setUp } from "#lib/tools/testing/second-step.ts";
import { browser } from "#lib/tools/testing/sign-in.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const mailsTo = async ({ db, owner }: Workspace) => {
  const rows = await db.$queryRaw<{ subject: string }[]>`
    SELECT data->'payload'->>'subject' AS subject FROM pgboss.job WHERE data->'payload'->>'to' = ${owner.email}`;
  return rows.map(({ subject }) => subject);
};
const auditOf = async ({ db, workspaceId }: Workspace) =>
  (await db.auditEntry.findMany({ where: { workspaceId }, orderBy: { id: "asc" } })).map(
    ({ action, actorKind }) => `${actorKind} ${action}`,
  );

test("a second step is on from its first right code, told, and leaves this browser alone signed in", async () => {
  const at = await workspace();
  const [app, elsewhere] = [await at.app(), await at.app()];
  const body = await setUp(at);
  await expect(app("turnOnSecondStep", { body: { ...body, code: "000000" } })).rejects.toMatchObject({ status: 400 });
  expect(await app("readAccount", {})).toMatchObject({ secondStep: null });

  const { recoveryCodes, resume } = await app("turnOnSecondStep", { body });
  expect(new Set(recoveryCodes).size).toBe(10);
  await expect(elsewhere("readAccount", {})).rejects.toMatchObject({ status: 401 });
  const here = browser(at);
  await here.post("callback/resume", { pass: resume, callbackUrl: "/account" });
  expect(await here.whoIsIn()).toBe(at.ownerId);
  expect(await (await at.app())("readAccount", {})).toMatchObject({ secondStep: { recoveryCodesLeft: 10 } });
  expect(await auditOf(at)).toEqual(["user member.second_step_on"]);
  expect(await mailsTo(at)).toEqual(["A verificação em duas etapas está ligada"]);
});

test("what begins the session anew serves a minute, and is no pass for the code", async () => {
  const at = await workspace();
  const { resume } = await (await at.app())("turnOnSecondStep", { body: await setUp(at) });
  const here = browser(at);
  here.jar.set("pauta.code", resume);
  expect(await here.post("callback/code", { code: "000000" })).toContain("CodeLate");
  at.clock.advance(60_000);
  await here.post("callback/resume", { pass: resume });
  expect(await here.whoIsIn()).toBeNull();
});

test("neither the secret nor a recovery code can be read from the database, and the first code is used up", async () => {
  const at = await workspace();
  const app = await at.app();
  const { secret, setup, uri } = await app("beginSecondStep", { body: { password: at.owner.password } });
  expect(uri).toBe(
    `otpauth://totp/Pauta%3A${encodeURIComponent(at.owner.email)}?secret=${secret}&issuer=Pauta&algorithm=SHA1&digits=6&period=30`,
  );
  const code = totpAt(secret, at.clock.now());
  const { recoveryCodes } = await app("turnOnSecondStep", { body: { setup, code } });
  const kept = await at.db.secondStep.findUniqueOrThrow({
    where: { userId: at.ownerId },
    include: { recoveryCodes: true },
  });
  expect(decryptToken(kept.secret, at.runtime.settings.tokenKey)).toBe(secret);
  expect(Buffer.from(kept.secret).toString("latin1")).not.toContain(secret);
  for (const { hash } of kept.recoveryCodes) expect(recoveryCodes.join()).not.toContain(Buffer.from(hash).toString());
  const off = (await at.app())("turnOffSecondStep", { body: { code } });
  await expect(off).rejects.toMatchObject({ status: 400 });
});

test("it begins with the person's own password, and its secret serves them alone, a quarter of an hour", async () => {
  const [at, other] = [await workspace(), await workspace()];
  const app = await at.app();
  await expect(app("beginSecondStep", { body: { password: "wrong" } })).rejects.toMatchObject({ status: 400 });
  const body = await setUp(at);
  const byOther = (await other.app())("turnOnSecondStep", { body });
  await expect(byOther).rejects.toMatchObject({ status: 400 });
  at.clock.advance(15 * 60_000);
  await expect(app("turnOnSecondStep", { body })).rejects.toMatchObject({ status: 400 });
  await at.db.user.update({ where: { id: at.ownerId }, data: { passwordHash: null } });
  expect(await app("beginSecondStep", { body: { password: "" } })).toHaveProperty("secret");
});

test("one that is on is not turned on over it, also by two at once", async () => {
  const at = await workspace();
  const body = await setUp(at);
  const apps = [await at.app(), await at.app()];
  const ends = await Promise.allSettled(apps.map((app) => app("turnOnSecondStep", { body })));
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const again = (await at.app())("beginSecondStep", { body: { password: at.owner.password } });
  await expect(again).rejects.toMatchObject({ status: 409 });
});

test("it goes off by a code alone, ends the other sessions and is told", async () => {
  const at = await workspace();
  const { code } = await secondStep(at);
  const [app, elsewhere] = [await at.app(), await at.app()];
  await expect(app("turnOffSecondStep", { body: { code: "000000" } })).rejects.toMatchObject({ status: 400 });
  const { resume } = await app("turnOffSecondStep", { body: { code: code() } });
  await expect(elsewhere("readAccount", {})).rejects.toMatchObject({ status: 401 });
  const here = browser(at);
  await here.post("callback/resume", { pass: resume });
  expect(await here.whoIsIn()).toBe(at.ownerId);
  expect(await at.db.recoveryCode.count({ where: { userId: at.ownerId } })).toBe(0);
  expect(await auditOf(at)).toEqual(["user member.second_step_off"]);
  expect(await mailsTo(at)).toEqual(["A verificação em duas etapas está desligada"]);
  await expect((await at.app())("turnOffSecondStep", { body: { code: code() } })).rejects.toMatchObject({
    status: 409,
  });
});

test("wrong codes of who is signed in are held too", async () => {
  const at = await workspace();
  const { code } = await secondStep(at);
  const app = await at.app();
  const off = (typed: string) => app("turnOffSecondStep", { body: { code: typed } });
  for (let time = 0; time < 8; time++) await expect(off("000000")).rejects.toMatchObject({ status: 400 });
  await expect(off(code())).rejects.toMatchObject({ status: 429 });
});

test("new recovery codes take the place of those of before, and the session goes on", async () => {
  const at = await workspace();
  const { recoveryCode } = await secondStep(at);
  const app = await at.app();
  const renew = () => app("renewRecoveryCodes", { body: { code: recoveryCode } });
  const { recoveryCodes } = await renew();
  expect(recoveryCodes).toHaveLength(10);
  await expect(renew()).rejects.toMatchObject({ status: 400 });
  expect(await app("readAccount", {})).toMatchObject({ secondStep: { recoveryCodesLeft: 10 } });
  expect(await auditOf(at)).toEqual(["user member.recovery_codes_renewed"]);
});

test("the operator turns it off for whoever is locked out: once, in the audit, by mail, and every session ends", async () => {
  const at = await workspace();
  await secondStep(at);
  const app = await at.app();
  const remove = async (email: string) =>
    COMMANDS.find(({ name }) => name === "second-step remove")?.run(at.runtime, { email });
  expect(await remove(at.owner.email.toUpperCase())).toEqual({ userId: at.ownerId, secondStep: false });
  await expect(app("readAccount", {})).rejects.toMatchObject({ status: 401 });
  expect(await auditOf(at)).toEqual(["system member.second_step_removed"]);
  expect(await mailsTo(at)).toEqual(["A verificação em duas etapas foi desligada"]);
  await expect(remove(at.owner.email)).rejects.toMatchObject({ reason: "second_step_off" });
  await expect(remove("nobody@example.com")).rejects.toMatchObject({ reason: "resource_not_found" });
});
