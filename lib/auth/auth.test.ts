import { beforeAll, describe, expect, test } from "vitest";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { apiKeyPrefix, hashApiKey, isApiKey, makeApiKey } from "#lib/crypto/api-key.ts";
import { checkPassword } from "#lib/services/sign-up/check-password.ts";
import { hashPassword, verifyPassword } from "#lib/crypto/password.ts";
import { createAuthAdapter } from "./adapter.ts";

describe("an API key", () => {
  test("is told from a mistyped one by its checksum", () => {
    const key = makeApiKey();
    expect(isApiKey(key)).toBe(true);
    expect(key).toMatch(/^sk_/);
    const swapped = key.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect([swapped, key.slice(0, -1), `${key}0`, key.toUpperCase(), ""].map(isApiKey)).not.toContain(true);
  });

  test("is never made twice, and its prefix and hash do not tell it", () => {
    const keys = Array.from({ length: 1000 }, makeApiKey);
    expect(new Set(keys).size).toBe(1000);
    const [key = ""] = keys;
    expect(hashApiKey(key)).toHaveLength(32);
    expect(key.length - apiKeyPrefix(key).length).toBeGreaterThan(25);
  });
});

describe("a password", () => {
  let hash = "";
  beforeAll(async () => {
    hash = await hashPassword("café com leite");
  });

  test("is verified, however its accents were typed", async () => {
    expect(await verifyPassword("café com leite".normalize("NFD"), hash)).toBe(true);
    expect(await verifyPassword("cafe com leite", hash)).toBe(false);
  });

  test("hashes differently each time, and a broken hash verifies nothing", async () => {
    expect(await hashPassword("café com leite")).not.toBe(hash);
    for (const broken of ["", "scrypt$", "plain$1$a$b", hash.slice(0, 20)]) {
      expect(await verifyPassword("café com leite", broken)).toBe(false);
    }
  });
});

describe("signing in", () => {
  const from = (address: string) => ({ address, password: "correct horse" });

  test("takes an e-mail in any case, and its own password alone", async () => {
    const { owner, ownerId, runtime } = await workspace();
    const right = await checkPassword(runtime, { ...from("a1"), email: ` ${owner.email.toUpperCase()} ` });
    expect(right).toMatchObject({ user: { id: ownerId } });
    const wrong = { address: "a1", email: owner.email, password: "correct horsf" };
    expect(await checkPassword(runtime, wrong)).toEqual({ refused: "wrong" });
    expect(await checkPassword(runtime, { ...wrong, email: "nobody@example.com" })).toEqual({ refused: "wrong" });
  });

  test("is held after eight failures for an e-mail, until the window is over", async () => {
    const { clock, owner, runtime } = await workspace();
    const wrong = { address: "a2", email: owner.email, password: "nope" };
    for (let failure = 0; failure < 8; failure++)
      expect(await checkPassword(runtime, wrong)).toEqual({ refused: "wrong" });
    const right = { ...from("a3"), email: owner.email };
    expect(await checkPassword(runtime, right)).toEqual({ refused: "throttled" });
    clock.advance(15 * 60_000 + 1);
    expect(await checkPassword(runtime, right)).toHaveProperty("user");
  });

  test("is held as early for who guesses in many calls at once", async () => {
    const { owner, runtime } = await workspace();
    const guess = () => checkPassword(runtime, { address: "a6", email: owner.email, password: "nope" });
    const checked = await Promise.all(Array.from({ length: 40 }, guess));
    // Those that were under way already when the eighth failed.
    expect(checked.filter((one) => "refused" in one && one.refused === "wrong").length).toBeLessThanOrEqual(9);
  });

  test("is held for an address that tries many e-mails", async () => {
    const { owner, runtime } = await workspace();
    for (let n = 0; n < 40; n++) {
      await checkPassword(runtime, { address: "a4", email: `guess${n}@example.com`, password: "nope" });
    }
    expect(await checkPassword(runtime, { ...from("a4"), email: owner.email })).toEqual({ refused: "throttled" });
    expect(await checkPassword(runtime, { ...from("a5"), email: owner.email })).toHaveProperty("user");
  });
});

describe("a session", () => {
  const statusOf = async (at: Awaited<ReturnType<typeof workspace>>, headers: Record<string, string>) =>
    (await at.send("/api/app/account", { headers })).status;

  test("ends when the password changes", async () => {
    const at = await workspace();
    const headers = await at.sessionOf(at.ownerId);
    expect(await statusOf(at, headers)).toBe(200);
    await (
      await at.app()
    )("changePassword", { body: { current: at.owner.password, next: "another horse" } });
    expect(await statusOf(at, headers)).toBe(401);
  });

  test("ends when the member is removed", async () => {
    const at = await workspace();
    const userId = await at.join("member");
    const headers = await at.sessionOf(userId);
    expect(await statusOf(at, headers)).toBe(200);
    await at.db.member.deleteMany({ where: { userId } });
    expect(await statusOf(at, headers)).toBe(401);
  });

  test("that is tampered with, or signed by another secret, is none", async () => {
    const at = await workspace();
    const other = await workspace({ settings: { authSecret: "another secret altogether" } });
    const mine = await at.sessionOf(at.ownerId);
    expect(await statusOf(at, { ...mine, Cookie: `${mine.Cookie}x` })).toBe(401);
    expect(await statusOf(at, await other.sessionOf(other.ownerId))).toBe(401);
  });

  test("shows the workspace that its cookie names, if the person belongs to it", async () => {
    const at = await workspace();
    const other = await workspace();
    const session = await at.sessionOf(at.ownerId);
    const inOther = { ...session, Cookie: `${session.Cookie}; pauta.workspace=${other.workspaceId}` };
    const seen = async () => (await at.send("/api/app/account", { headers: inOther })).body;
    expect(await seen()).toMatchObject({ workspace: { id: at.workspaceId } });
    const joined = {
      id: "mem_0000000000000000000000000x",
      workspaceId: other.workspaceId,
      userId: at.ownerId,
      role: "member",
    } as const;
    await at.db.member.create({ data: joined });
    expect(await seen()).toMatchObject({ workspace: { id: other.workspaceId, role: "member" } });
  });

  test("does not change its password without the current one", async () => {
    const at = await workspace();
    const change = (await at.app())("changePassword", { body: { current: "wrong", next: "another horse" } });
    await expect(change).rejects.toMatchObject({ status: 400, code: "invalid_input" });
  });
});

describe("a magic link's token", () => {
  test("works once, even when two clicks race", async () => {
    const { db } = await workspace();
    const adapter = createAuthAdapter(db, () => Promise.reject(new Error("Nobody signs up here.")));
    const token = { identifier: "x@example.com", token: "hash", expires: new Date("2026-11-20T12:15:00Z") };
    await adapter.createVerificationToken?.(token);
    const used = await Promise.all([1, 2].map(async () => adapter.useVerificationToken?.(token)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await adapter.useVerificationToken?.({ ...token, token: "other" })).toBeNull();
  });
});
