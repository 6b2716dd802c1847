import { writeUses } from "#lib/auth/last-use.ts";
import { describe, expect, test } from "vitest";
import { workspace } from "#lib/tools/testing/workspace.ts";

describe("a key", () => {
  test.each([
    ["no header", {}],
    ["another scheme", { Authorization: "Basic abc" }],
    ["a malformed key", { Authorization: "Bearer sk_nope" }],
    ["an unknown key", { Authorization: "Bearer sk_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0fnkgm" }],
  ])("with %s is refused with 401", async (_, headers) => {
    const { send } = await workspace();
    expect(await send("/v1/projects", { headers })).toMatchObject({
      status: 401,
      body: { error: { code: "unauthenticated" } },
    });
  });

  test("that is revoked stops at the next call", async () => {
    const at = await workspace();
    await at.api("listProjects", {});
    await (
      await at.app()
    )("revokeKey", { params: { id: at.key.id } });
    expect((await at.send("/v1/projects", { headers: at.withKey })).status).toBe(401);
  });

  test("stops when its maker leaves the workspace", async () => {
    const at = await workspace();
    await at.db.member.deleteMany({ where: { userId: at.ownerId, workspaceId: at.workspaceId } });
    expect((await at.send("/v1/projects", { headers: at.withKey })).status).toBe(401);
  });

  test("is stored as a hash alone, and remembers when it was used", async () => {
    const at = await workspace();
    await at.api("listProjects", {});
    await writeUses(at.runtime);
    const stored = await at.db.apiKey.findUniqueOrThrow({ where: { id: at.key.id } });
    expect(stored.lastUsedAt).toEqual(at.clock.now());
    expect(JSON.stringify(stored)).not.toContain(at.key.secret.slice(9));
  });

  test.each([
    ["a plan under the 12-post tier", { posts: 4 }, 403],
    ["the 12-post tier", { posts: 12 }, 200],
    ["no plan", null, 403],
  ])("with %s answers %s → %i", async (_, plan, status) => {
    const at = await workspace({ plan });
    expect((await at.send("/v1/projects", { headers: at.withKey })).status).toBe(status);
  });

  test("never stands in for a session, nor a session's cookie for a key", async () => {
    const at = await workspace();
    const session = await at.sessionOf(at.ownerId);
    expect((await at.send("/v1/projects", { headers: session })).status).toBe(401);
    expect((await at.send("/api/app/projects", { headers: at.withKey })).status).toBe(401);
  });
});

describe("the path", () => {
  test.each(["/v1", "/v1/", "/v1/nothing", "/v1/projects/", "/v1//projects", "/v1/PROJECTS", "/v1/projects/a/b"])(
    "%s does not exist, key or no key",
    async (path) => {
      const { send, withKey } = await workspace();
      for (const headers of [withKey, {}]) {
        expect(await send(path, { headers })).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
      }
    },
  );
});

describe("the rate", () => {
  test("of a key is counted, said on every answer and ends in 429 with Retry-After", async () => {
    const at = await workspace({ settings: { requestsPerMinute: 3 } });
    const first = await at.send("/v1/projects", { headers: at.withKey });
    expect(first.headers.get("ratelimit-limit")).toBe("3");
    expect(first.headers.get("ratelimit-remaining")).toBe("2");
    expect(Number(first.headers.get("ratelimit-reset"))).toBeLessThanOrEqual(60);
    const bad = await at.send("/v1/plan?posts=0", { headers: at.withKey });
    expect(bad.status).toBe(400);
    expect(bad.headers.get("ratelimit-remaining")).toBe("1");
    await at.send("/v1/projects", { headers: at.withKey });
    const over = await at.send("/v1/projects", { headers: at.withKey });
    expect(over).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
    expect(over.headers.get("retry-after")).toBe("60");
  });

  test("of an address without a key is guarded apart", async () => {
    const at = await workspace();
    const stranger = { address: "203.0.113.9" };
    for (let call = 0; call < 600; call++) await at.send("/v1/projects", stranger);
    expect((await at.send("/v1/projects", stranger)).status).toBe(429);
    expect((await at.send("/v1/projects", { address: "203.0.113.10" })).status).toBe(401);
    expect((await at.send("/v1/projects", { headers: at.withKey })).status).toBe(200);
  });
});

describe("the order in which errors win", () => {
  test("path, verb, key, plan, rate, shape, resource", async () => {
    const at = await workspace({ plan: { posts: 4 }, settings: { requestsPerMinute: 1 } });
    const bad = { method: "PATCH", body: "{", headers: { ...at.withKey } };
    expect((await at.send("/v1/projekts", bad)).status).toBe(404);
    expect((await at.send("/v1/projects", bad)).status).toBe(405);
    expect((await at.send("/v1/projects/x", { ...bad, headers: {} })).status).toBe(401);
    expect((await at.send("/v1/projects/x", bad)).status).toBe(403);
    await at.db.subscription.update({ where: { workspaceId: at.workspaceId }, data: { posts: 30 } });
    expect((await at.send("/v1/projects/x", bad)).status).toBe(429);
  });

  test("shape before resource", async () => {
    const at = await workspace();
    const headers = { ...at.withKey, "Content-Type": "application/json" };
    const rename = (body: unknown) =>
      at.send("/v1/projects/x", { method: "PATCH", headers, body: JSON.stringify(body) });
    expect((await rename({})).status).toBe(400);
    expect((await rename({ name: "A" })).status).toBe(404);
  });
});

describe("a query", () => {
  test("may carry what we do not know, but nothing that we know twice", async () => {
    const { send, withKey } = await workspace();
    expect((await send("/v1/plan?utm=1&utm=2", { headers: withKey })).status).toBe(200);
    const twice = await send("/v1/plan?posts=4&posts=12", { headers: withKey });
    expect(twice).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining("posts") } } });
  });
});

describe("an unexpected failure", () => {
  test("is a 500 that tells nothing", async () => {
    const at = await workspace();
    const broken = {
      ...at.runtime,
      settings: { ...at.runtime.settings, prices: { ...at.runtime.settings.prices, tiers: [] } },
    };
    const { dispatch } = await import("./dispatch.ts");
    const { createRateLimits } = await import("./rate-limit.ts");
    const request = new Request("http://pauta.test/v1/plan", { headers: at.withKey });
    const response = await dispatch(broken, createRateLimits(60), "api", request);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: { code: "upstream_failure", message: "Algo falhou do nosso lado. Tente de novo." },
    });
  });
});
