import { describe, expect, test } from "vitest";
import { type OperationName, operations } from "#lib/contract/index.ts";
import type { Operation } from "#lib/contract/operation.ts";
import type { ErrorCode } from "#lib/domain/refusal.ts";
import { SAMPLES } from "#lib/testing/samples.ts";
import { snapshot } from "#lib/testing/snapshot.ts";
import { requestOf, workspace } from "#lib/testing/workspace.ts";

const VERBS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
const ALWAYS: ErrorCode[] = ["unauthenticated", "forbidden", "invalid_input", "rate_limited", "upstream_failure"];

type Workspace = Awaited<ReturnType<typeof workspace>>;

/** A call by whichever door serves the operation. */
async function doorTo(at: Workspace, { audience }: Operation) {
  return audience === "app"
    ? { prefix: "/api/app", headers: await at.sessionOf(at.ownerId) }
    : { prefix: "/v1", headers: at.withKey };
}

/** Any operation's arguments: what `requestOf` needs to know of them, whichever the row. */
interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const sampleOf = async (name: OperationName, at: Workspace) => (await SAMPLES[name](at)) as Sample;

const allFormats = ["animated_audio", "narrated_photos", "premium_carousel", "infographic"];
const prepare = () => workspace({ previewFormats: allFormats });

describe.each(Object.entries(operations) as [OperationName, Operation][])("%s", (name, operation) => {
  test("answers its sample with a status and a body that it declares", async () => {
    const at = await prepare();
    const { headers, prefix } = await doorTo(at, operation);
    const answer = await at.send(...requestOf(prefix, name, await sampleOf(name, at), headers));
    expect(answer.status).toBe(operation.status ?? 200);
    expect(operation.response.safeParse(answer.body).success).toBe(true);
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("without a key or a session answers 401 and changes nothing", async () => {
    const at = await prepare();
    const { prefix } = await doorTo(at, operation);
    const sent = await sampleOf(name, at);
    const before = await snapshot(at.db);
    const answer = await at.send(...requestOf(prefix, name, sent, { Origin: "http://pauta.test" }));
    expect(answer).toMatchObject({ status: 401, body: { error: { code: "unauthenticated" } } });
    expect(await snapshot(at.db)).toBe(before);
  });

  test("its path with another verb answers 405 and says which verbs it has", async () => {
    const at = await prepare();
    const { headers, prefix } = await doorTo(at, operation);
    const [path] = requestOf(prefix, name, await sampleOf(name, at), headers);
    const allowed = Object.values(operations as Record<string, Operation>)
      .filter((other) => other.path === operation.path && (prefix === "/api/app" || other.audience !== "app"))
      .map(({ method }) => method);
    for (const method of VERBS.filter((verb) => !allowed.some((known) => known === verb))) {
      const answer = await at.send(path, { method, headers });
      expect(answer).toMatchObject({ status: 405, body: { error: { code: "invalid_input" } } });
      expect(answer.headers.get("allow")?.split(", ").toSorted()).toEqual(allowed.toSorted());
    }
  });

  if (operation.method !== "GET") {
    test("refuses a body with an unknown field, names it and changes nothing", async () => {
      const at = await prepare();
      const { headers, prefix } = await doorTo(at, operation);
      const sent = await sampleOf(name, at);
      const before = await snapshot(at.db);
      const body = { ...sent.body, surplus: 1 };
      const [path, init] = requestOf(prefix, name, { ...sent, body }, headers);
      const answer = await at.send(path, init);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid_input" } } });
      expect(JSON.stringify(answer.body)).toContain("surplus");
      expect(await snapshot(at.db)).toBe(before);
    });

    test.each([
      ["text", "{oops", "application/json"],
      ["an array", "[]", "application/json"],
      ["null", "null", "application/json"],
      ["a form", "a=1", "application/x-www-form-urlencoded"],
      ["over 1 MiB", `{"a":"${"x".repeat(1024 * 1024)}"}`, "application/json"],
    ])("refuses a body that is %s", async (_, body, type) => {
      const at = await prepare();
      const { headers, prefix } = await doorTo(at, operation);
      const [path, init] = requestOf(prefix, name, await sampleOf(name, at), headers);
      const answer = await at.send(path, { ...init, body, headers: { ...headers, "Content-Type": type } });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid_input" } } });
    });
  }

  if (operation.path.includes("{id}")) {
    test("answers unknown, malformed, deleted and foreign ids alike, and changes nothing", async () => {
      const at = await prepare();
      const other = await prepare();
      const { headers, prefix } = await doorTo(at, operation);
      const sent = await sampleOf(name, at);
      const { id: foreign = "" } = (await sampleOf(name, other)).params ?? {};
      const { id: own = "" } = sent.params ?? {};
      const ids = [foreign, `${own.slice(0, -1)}${own.endsWith("0") ? "1" : "0"}`, "x", "%00", "a'b", "🍀"];
      const before = await snapshot(at.db);
      const bodies = new Set<string>();
      for (const id of ids) {
        const answer = await at.send(...requestOf(prefix, name, { ...sent, params: { ...sent.params, id } }, headers));
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
      expect(bodies.size).toBe(1);
      expect(await snapshot(at.db)).toBe(before);
      expect([...ALWAYS, ...(operation.errors ?? [])]).toContain("not_found");
    });
  }

  if (operation.audience === "app") {
    test("is not there for a key", async () => {
      const at = await prepare();
      const [path, init] = requestOf("/v1", name, await sampleOf(name, at), at.withKey);
      expect([404, 405]).toContain((await at.send(path, init)).status);
    });
  }

  if (operation.audience === "app" && operation.method !== "GET") {
    test("refuses a write from another origin, and one from none", async () => {
      const at = await prepare();
      const headers = await at.sessionOf(at.ownerId);
      const [path, init] = requestOf("/api/app", name, await sampleOf(name, at), headers);
      for (const Origin of ["https://evil.example", "null", ""]) {
        const answer = await at.send(path, { ...init, headers: { ...init.headers, Origin } });
        expect(answer).toMatchObject({ status: 403, body: { error: { reason: "origin_not_allowed" } } });
      }
    });
  }

  if (operation.permission === "changePlan" || operation.permission === "readStatus") {
    test("is for the owner alone, and changes nothing for others", async () => {
      const at = await prepare();
      const sent = await sampleOf(name, at);
      for (const role of ["member", "admin"] as const) {
        const headers = await at.sessionOf(await at.join(role));
        const before = await snapshot(at.db);
        expect((await at.send(...requestOf("/api/app", name, sent, headers))).status).toBe(403);
        expect(await snapshot(at.db)).toBe(before);
      }
    });
  }

  if (operation.permission === "manageKeys") {
    test("is for the owner and admins alone", async () => {
      const at = await prepare();
      const sent = await sampleOf(name, at);
      for (const [role, status] of [
        ["member", 403],
        ["admin", operation.status ?? 200],
      ] as const) {
        const headers = await at.sessionOf(await at.join(role));
        expect((await at.send(...requestOf("/api/app", name, sent, headers))).status).toBe(status);
      }
    });
  }
});
