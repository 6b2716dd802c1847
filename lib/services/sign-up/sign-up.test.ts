import { expect, test } from "vitest";
import { findSessionUser } from "#lib/auth/session.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { askToSignUp, signUpByLink, takeSignUp } from "./sign-up.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;

let made = 0;
const asked = () => ({
  name: "Rosa",
  email: `rosa${++made}@example.org`,
  password: "a good password",
  language: "es" as const,
});

async function linkTo({ db }: Workspace, email: string) {
  const rows = await db.$queryRaw<{ text: string }[]>`
    SELECT data->'payload'->>'text' AS text FROM pgboss.job WHERE data->'payload'->>'to' = ${email}`;
  return /token=([\w-]+)/.exec(rows.at(-1)?.text ?? "")?.[1];
}

test("an account is made once its link is opened, with a workspace on trial and its first credits", async () => {
  const at = await workspace();
  const person = asked();
  await askToSignUp(at.runtime, person, "203.0.113.1");
  expect(await at.db.user.count({ where: { email: person.email } })).toBe(0);
  const token = (await linkTo(at, person.email)) ?? "";
  const user = await takeSignUp(at.runtime, token);
  const session = await at.sessionOf(user.id);
  expect(await findSessionUser(at.runtime, new Headers(session))).toMatchObject({ email: person.email });
  const plan = await at.send("/api/app/plan", { headers: session });
  expect(plan.body).toMatchObject({ plan: { status: "trialing" }, availableCredits: 4 });
  await expect(takeSignUp(at.runtime, token)).rejects.toMatchObject({ reason: "link_expired" });
});

test("its link serves for an hour, and not altered", async () => {
  const at = await workspace();
  const person = asked();
  await askToSignUp(at.runtime, person, "203.0.113.2");
  const token = (await linkTo(at, person.email)) ?? "";
  await expect(takeSignUp(at.runtime, `A${token}`)).rejects.toMatchObject({ reason: "link_expired" });
  at.clock.advance(60 * 60_000 + 1);
  await expect(takeSignUp(at.runtime, token)).rejects.toMatchObject({ reason: "link_expired" });
});

test("an address that has an account gets a mail that says so, and no link to another", async () => {
  const at = await workspace();
  await askToSignUp(at.runtime, { ...asked(), email: at.owner.email }, "203.0.113.3");
  expect(await linkTo(at, at.owner.email)).toBeUndefined();
});

test("many tries from one address are held", async () => {
  const at = await workspace();
  const person = asked();
  for (let time = 0; time < 8; time++) await askToSignUp(at.runtime, person, "203.0.113.4");
  const again = askToSignUp(at.runtime, person, "203.0.113.4");
  await expect(again).rejects.toMatchObject({ reason: "too_many_requests" });
});

test("where sign-up is closed nobody comes in by form or by link", async () => {
  const at = await workspace({ settings: { signUpIsOpen: false } });
  const person = asked();
  await expect(askToSignUp(at.runtime, person, "203.0.113.5")).rejects.toMatchObject({ reason: "sign_up_closed" });
  await expect(signUpByLink(at.runtime, person.email)).rejects.toMatchObject({ reason: "sign_up_closed" });
  expect(await at.db.user.count({ where: { email: person.email } })).toBe(0);
});
