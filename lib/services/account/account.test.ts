import { expect, test } from "vitest";
import { workspace } from "#lib/tools/testing/workspace.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

/** The mail that waits to be sent to an address, as its job holds it. */
async function mailTo(at: Workspace, email: string): Promise<string | undefined> {
  const rows = await at.db.$queryRaw<{ text: string }[]>`
    SELECT data->'payload'->>'text' AS text FROM pgboss.job WHERE data->'payload'->>'to' = ${email}`;
  return rows[0]?.text;
}

const tokenIn = (text = "") => /token=([\w.-]+)/.exec(text)?.[1] ?? "";

async function ask(at: Workspace, email: string) {
  const app = await at.app();
  await app("changeEmail", { body: { email, password: at.owner.password } });
  return { app, token: tokenIn(await mailTo(at, email)) };
}

test("an e-mail changes once its link is opened, and the link serves once", async () => {
  const at = await workspace();
  const { app, token } = await ask(at, `new.${at.owner.email}`);
  expect(await app("readAccount", {})).toMatchObject({ email: at.owner.email });
  expect(await app("confirmEmail", { body: { token } })).toMatchObject({ email: `new.${at.owner.email}` });
  const again = app("confirmEmail", { body: { token } });
  await expect(again).rejects.toMatchObject({ code: "invalid_input" });
});

test("a link to another e-mail serves an hour, its own person alone, and not altered", async () => {
  const at = await workspace();
  const { app, token } = await ask(at, `late.${at.owner.email}`);
  const confirm = (body: { token: string }) => app("confirmEmail", { body });
  await expect(confirm({ token: `x${token}` })).rejects.toMatchObject({ code: "invalid_input" });
  const other = await workspace();
  const byOther = (await other.app())("confirmEmail", { body: { token } });
  await expect(byOther).rejects.toMatchObject({ code: "invalid_input" });
  at.clock.advance(60 * 60_000 + 1);
  await expect(confirm({ token })).rejects.toMatchObject({ code: "invalid_input" });
  expect(await app("readAccount", {})).toMatchObject({ email: at.owner.email });
});

test("an e-mail that another account has is mailed to nobody, and a wrong password asks nothing", async () => {
  const [at, other] = [await workspace(), await workspace()];
  const { app } = await ask(at, other.owner.email);
  expect(await mailTo(at, other.owner.email)).toBeUndefined();
  const wrong = app("changeEmail", { body: { email: "x@example.com", password: "wrong" } });
  await expect(wrong).rejects.toMatchObject({ status: 400 });
  expect(await mailTo(at, "x@example.com")).toBeUndefined();
});

test("ending the sessions ends them all", async () => {
  const at = await workspace();
  const [here, there] = [await at.app(), await at.app()];
  await here("endSessions", {});
  for (const app of [here, there]) await expect(app("readAccount", {})).rejects.toMatchObject({ status: 401 });
});
