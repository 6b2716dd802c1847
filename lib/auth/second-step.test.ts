import type { NextAuthOptions } from "next-auth";
import { expect, test } from "vitest";
import { secondStep } from "#lib/tools/testing/second-step.ts";
import { browser } from "#lib/tools/testing/sign-in.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { authOptions } from "./options.ts";

type Workspace = Awaited<ReturnType<typeof workspace>>;
type Browser = ReturnType<typeof browser>;

const STEP_MS = 30_000;

async function guarded() {
  const at = await workspace();
  return { at, ...(await secondStep(at)), here: browser(at) };
}

const byPassword = ({ owner: { email, password } }: Workspace, { post }: Browser) =>
  post("callback/credentials", { email, password, callbackUrl: "/plan?year=1" });
const byCode = ({ post }: Browser, code: string) => post("callback/code", { code, callbackUrl: "/plan" });
const errorOf = (url: string) => /error=(\w+)/.exec(url)?.[1];

async function linkTo({ db, owner }: Workspace) {
  const rows = await db.$queryRaw<{ text: string }[]>`
    SELECT data->'payload'->>'text' AS text FROM pgboss.job WHERE data->'payload'->>'to' = ${owner.email}`;
  return /https?:\S+/.exec(rows[0]?.text ?? "")?.[0] ?? "";
}

test("a password leads to the code, and the code to a session", async () => {
  const { at, code, here } = await guarded();
  expect(await byPassword(at, here)).toBe("/login/code?to=%2Fplan%3Fyear%3D1");
  expect(await here.whoIsIn()).toBeNull();
  expect(await byCode(here, code())).toBe("/plan");
  expect(await here.whoIsIn()).toBe(at.ownerId);
});

test("a magic link leads to the code too, and begins no session", async () => {
  const { at, code, here } = await guarded();
  await here.post("signin/email", { email: at.owner.email, callbackUrl: "/team" });
  const link = await linkTo(at);
  expect(await here.open(link)).toBe("/login/code?to=%2Fteam");
  expect(await here.whoIsIn()).toBeNull();
  expect(await byCode(here, code())).toBe("/plan");
  expect(await here.whoIsIn()).toBe(at.ownerId);
});

test.each([["linked"], ["known by the address alone"]])("Google, %s, leads to the code too", async (how) => {
  const { at } = await guarded();
  const { email } = at.owner;
  const kept: string[] = [];
  const steps = { held: "", codePage: "/login/code", keep: (pass: string) => void kept.push(pass) };
  const { callbacks } = authOptions(at.runtime, null, steps);
  const user = how === "linked" ? { id: at.ownerId, email } : { id: "1234567890", email: email.toUpperCase() };
  const account = { provider: "google", type: "oauth", providerAccountId: "1234567890" } as const;
  const asked = { user, account, profile: { email, email_verified: true } };
  expect(await callbacks?.signIn?.(asked)).toBe("/login/code");
  expect(kept).toHaveLength(1);
});

test.each(["google", "email", "credentials", "another"])(
  "no session begins by %s alone, however it got there",
  async (provider) => {
    const { at } = await guarded();
    const { callbacks } = authOptions(at.runtime, null, { held: "", codePage: "", keep: () => undefined });
    type Beginning = Parameters<NonNullable<NonNullable<NextAuthOptions["callbacks"]>["jwt"]>>[0];
    const begin = (by: string) =>
      callbacks?.jwt?.({ token: {}, user: { id: at.ownerId }, account: { provider: by } } as Beginning);
    await expect(begin(provider)).rejects.toMatchObject({ reason: "session_missing" });
    expect(await begin("code")).toMatchObject({ sub: at.ownerId });
  },
);

test("a code is nothing without the first step, or ten minutes after it", async () => {
  const { at, code, here } = await guarded();
  expect(errorOf(await byCode(here, code()))).toBe("CodeLate");
  await byPassword(at, here);
  at.clock.advance(10 * 60_000);
  expect(errorOf(await byCode(here, code()))).toBe("CodeLate");
  expect(await here.whoIsIn()).toBeNull();
});

test("what the first step left is over once the person's sessions are", async () => {
  const { at, code, here } = await guarded();
  await byPassword(at, here);
  await (
    await at.app()
  )("endSessions", {});
  expect(errorOf(await byCode(here, code()))).toBe("CodeLate");
});

test("a code serves once, and an earlier one not after it", async () => {
  const { at, code, here } = await guarded();
  const earlier = code();
  at.clock.advance(STEP_MS);
  const now = code();
  await byPassword(at, here);
  expect(await byCode(here, now)).toBe("/plan");
  const elsewhere = browser(at);
  await byPassword(at, elsewhere);
  for (const used of [now, earlier]) expect(errorOf(await byCode(elsewhere, used))).toBe("CodeWrong");
  at.clock.advance(STEP_MS);
  expect(await byCode(elsewhere, code())).toBe("/plan");
});

test("of two that send the same code at once, one comes in", async () => {
  const { at, code, here } = await guarded();
  const there = browser(at);
  for (const one of [here, there]) await byPassword(at, one);
  const ends = await Promise.all([here, there].map((one) => byCode(one, code())));
  expect(ends.filter((end) => end === "/plan")).toHaveLength(1);
});

test("a code of the step before or after serves, one of two steps away does not", async () => {
  const { at, code, here } = await guarded();
  await byPassword(at, here);
  const early = code();
  at.clock.advance(2 * STEP_MS);
  expect(errorOf(await byCode(here, early))).toBe("CodeWrong");
  const late = code();
  at.clock.advance(STEP_MS);
  expect(await byCode(here, late)).toBe("/plan");
});

test("a recovery code comes in once, however it is typed", async () => {
  const { at, here, recoveryCode } = await guarded();
  await byPassword(at, here);
  expect(await byCode(here, recoveryCode.toLowerCase().replaceAll("-", " "))).toBe("/plan");
  expect(await here.whoIsIn()).toBe(at.ownerId);
  const again = browser(at);
  await byPassword(at, again);
  expect(errorOf(await byCode(again, recoveryCode))).toBe("CodeWrong");
});

test("wrong codes are held after eight, and the password that is known forgets none of them", async () => {
  const { at, code, recoveryCode } = await guarded();
  for (let time = 0; time < 8; time++) {
    const guessing = browser(at, `198.51.100.${time}`);
    await byPassword(at, guessing);
    expect(errorOf(await byCode(guessing, "000000"))).toBe("CodeWrong");
  }
  const here = browser(at);
  await byPassword(at, here);
  for (const right of [code(), recoveryCode]) expect(errorOf(await byCode(here, right))).toBe("CodeThrottled");
  at.clock.advance(15 * 60_000 + 1);
  await byPassword(at, here);
  expect(await byCode(here, code())).toBe("/plan");
});

test("guesses in many calls at once are held as early", async () => {
  const { at, here } = await guarded();
  await byPassword(at, here);
  const ends = await Promise.all(Array.from({ length: 20 }, () => byCode(here, "000000")));
  expect(ends.filter((end) => errorOf(end) === "CodeWrong")).toHaveLength(8);
});

test("a secret that another key hid takes no code, and the recovery codes still serve", async () => {
  const { at, code, here, recoveryCode } = await guarded();
  const moved = { ...at, runtime: { ...at.runtime, settings: { ...at.runtime.settings, tokenKey: "another key" } } };
  const there = browser(moved);
  await byPassword(moved, there);
  expect(errorOf(await byCode(there, code()))).toBe("CodeWrong");
  expect(await byCode(there, recoveryCode)).toBe("/plan");
  expect(await here.whoIsIn()).toBeNull();
});

test("who has no second step comes in by the password alone, and no session of before says who", async () => {
  const [at, other] = [await workspace(), await workspace()];
  const here = browser(at);
  expect(await byPassword(at, here)).toBe("/plan?year=1");
  expect(await byPassword(other, here)).toBe("/plan?year=1");
  expect(await here.whoIsIn()).toBe(other.ownerId);
});
