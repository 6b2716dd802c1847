import { beforeAll, describe, expect, test } from "vitest";
import { type OperationName, operations } from "#lib/contract/index.ts";
import { type Door, isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";
import { newId } from "#lib/db/id.ts";
import type { Format } from "#lib/domain/format.ts";
import type { ErrorCode } from "#lib/domain/refusal.ts";
import { roleAllows, ROLES } from "#lib/domain/role.ts";
import { SAMPLES } from "#lib/tools/testing/samples.ts";
import { snapshot } from "#lib/tools/testing/snapshot.ts";
import { requestOf, workspace } from "#lib/tools/testing/workspace.ts";
import { isServedBy } from "./match.ts";
import { createRateLimits } from "./rate-limit.ts";

const VERBS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
const ALWAYS: ErrorCode[] = ["unauthenticated", "forbidden", "invalid_input", "rate_limited", "upstream_failure"];
const ORIGIN = "http://pauta.test";

type Workspace = Awaited<ReturnType<typeof workspace>>;

const doorOf = ({ audience }: Operation): Door => audience ?? "api";
const callerOf = (operation: Operation) => (isSite(operation) ? operation.caller : undefined) ?? "member";
const takesJson = (operation: Operation) =>
  !["GET", "HEAD"].includes(operation.method) && !(isSite(operation) && operation.bodyKind);

/** A call by whichever door serves the operation, as who may call it. */
async function doorTo(at: Workspace, operation: Operation) {
  const door = doorOf(operation);
  const isKnown = ["member", "person"].includes(callerOf(operation));
  const session = isKnown ? await at.sessionOf(at.ownerId) : { Origin: ORIGIN };
  return { prefix: PREFIX[door], headers: door === "api" ? at.withKey : session };
}

/** Any operation's arguments: what `requestOf` needs to know of them, whichever the row. */
interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

const sampleOf = async (name: OperationName, at: Workspace) => (await SAMPLES[name](at)) as Sample;

/** Of a body's fields those that name a row. A layout is no row: it is one of a list. */
const isIdOfRow = (field: string) => field.endsWith("Id") && field !== "layoutId";

/** The same message as somebody sends it who cannot sign. */
const unsigned = ({ body, headers: _, ...sent }: Sample): Sample => ({
  ...sent,
  body: typeof body === "string" ? body : { signed_request: "forged" },
});

/** Whatever is answered, it can be asked about. */
async function ask(at: Workspace, ...call: Parameters<Workspace["send"]>) {
  const answer = await at.send(...call);
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  return answer;
}

const allFormats: Format[] = ["animated_audio", "narrated_photos", "premium_carousel", "infographic"];
const prepare = () => workspace({ previewFormats: allFormats });

describe.each(Object.entries(operations) as [OperationName, Operation][])("%s", (name, operation) => {
  test("answers its sample with a status and a body that it declares", async () => {
    const at = await prepare();
    const { headers, prefix } = await doorTo(at, operation);
    const answer = await ask(at, ...requestOf(prefix, name, await sampleOf(name, at), headers));
    if (operation.transport === "redirect") {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toMatch(/^http:\/\/pauta\.test\/proj_/);
    } else if (operation.transport === "file") {
      expect([200, 206]).toContain(answer.status);
      expect(operation.types).toContain(answer.headers.get("content-type"));
    } else if (operation.transport === "lines") {
      expect(answer.headers.get("content-type")).toContain("application/x-ndjson");
      const lines = String(answer.body).trim().split("\n");
      for (const line of lines) expect(operation.line.safeParse(JSON.parse(line)).success).toBe(true);
    } else {
      expect(answer.status).toBe(operation.status ?? 200);
      expect(operation.response.safeParse(answer.body).success).toBe(true);
    }
  });

  // What is refused changes nothing: one workspace and its sample are for all that is.
  let at: Workspace;
  let sent: Sample;
  let headers: Record<string, string>;
  let prefix: string;
  beforeAll(async () => {
    at = await prepare();
    sent = await sampleOf(name, at);
    ({ headers, prefix } = await doorTo(at, operation));
  });

  if (["member", "person"].includes(callerOf(operation))) {
    test("without a key or a session answers 401 and changes nothing", async () => {
      const before = await snapshot(at.db);
      for (const headers of prefix === PREFIX.api ? [{}] : [{}, at.withKey]) {
        const answer = await ask(at, ...requestOf(prefix, name, sent, { Origin: ORIGIN, ...headers }));
        if (operation.transport === "redirect") {
          expect(answer.status).toBe(303);
          expect(answer.headers.get("location")).toBe(`${ORIGIN}${operation.otherwise.unauthenticated}`);
        } else expect(answer).toMatchObject({ status: 401, body: { error: { code: "unauthenticated" } } });
      }
      expect(await snapshot(at.db)).toBe(before);
    });
  }

  if (callerOf(operation) === "signed") {
    test("without its signature answers 400 and changes nothing", async () => {
      const before = await snapshot(at.db);
      const answer = await ask(at, ...requestOf(prefix, name, unsigned(sent), headers));
      expect(answer).toMatchObject({ status: 400, body: { error: { reason: "message_unsigned" } } });
      expect(await snapshot(at.db)).toBe(before);
    });
  }

  test("beyond the rate of who calls answers 429 and changes nothing", async () => {
    const limits = createRateLimits(0, { sessionCalls: 0, strangerCalls: 0 });
    const before = await snapshot(at.db);
    const isSigned = callerOf(operation) === "signed";
    const call = requestOf(prefix, name, isSigned ? unsigned(sent) : sent, headers);
    const answer = await ask(at, ...call, limits);
    if (callerOf(operation) === "public") {
      expect(answer.status).toBeLessThan(300);
      return;
    }
    expect(answer).toMatchObject({ status: 429, body: { error: { code: "rate_limited" } } });
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(await snapshot(at.db)).toBe(before);
    // Strangers' guesses hold nobody up who signs.
    if (isSigned) expect((await ask(at, ...requestOf(prefix, name, sent, headers), limits)).status).toBe(200);
  });

  test("its path with another verb answers 405 and says which verbs it has", async () => {
    const [path] = requestOf(prefix, name, sent, headers);
    const allowed = Object.values(operations as Record<string, Operation>)
      .filter((other) => other.path === operation.path && isServedBy(doorOf(operation), other))
      .map(({ method }) => method);
    for (const method of VERBS.filter((verb) => !allowed.some((known) => known === verb))) {
      const answer = await ask(at, path, { method, headers });
      expect(answer).toMatchObject({ status: 405, body: { error: { code: "invalid_input" } } });
      expect(answer.headers.get("allow")?.split(", ").toSorted()).toEqual(allowed.toSorted());
    }
  });

  if (takesJson(operation)) {
    test("refuses a body with an unknown field, names it and changes nothing", async () => {
      const before = await snapshot(at.db);
      const body = { ...sent.body, surplus: 1 };
      const [path, init] = requestOf(prefix, name, { ...sent, body }, headers);
      const answer = await ask(at, path, init);
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
      const [path, init] = requestOf(prefix, name, sent, headers);
      const answer = await ask(at, path, { ...init, body, headers: { ...headers, "Content-Type": type } });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: "invalid_input" } } });
    });
  }

  if (isSite(operation) && ["form", "text"].includes(operation.bodyKind ?? "")) {
    test("refuses a body over 1 MiB", async () => {
      const [path, init] = requestOf(prefix, name, sent, headers);
      const body = `a=${"x".repeat(1024 * 1024)}`;
      expect(await ask(at, path, { ...init, body })).toMatchObject({
        status: 400,
        body: { error: { reason: "body_too_large" } },
      });
    });
  }

  if (operation.query && "projectId" in operation.query.shape) {
    test("answers an unknown, a malformed and a foreign project alike, and changes nothing", async () => {
      const other = await prepare();
      const strangers = [(await other.project()).id, newId("proj"), newId("post"), "x", ""];
      const before = await snapshot(at.db);
      for (const projectId of strangers) {
        const query = { ...sent.query, projectId };
        const answer = await ask(at, ...requestOf(prefix, name, { ...sent, query }, headers));
        expect(answer).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
      }
      expect([...ALWAYS, ...(operation.errors ?? [])]).toContain("not_found");
      expect(await snapshot(at.db)).toBe(before);
    });
  }

  const named = Object.keys(operation.body?.shape ?? {}).filter((field) => isIdOfRow(field));
  for (const field of named) {
    test(`answers an unknown and a malformed ${field} alike; what is no text is a fault of shape`, async () => {
      const answers = new Set<string>();
      const before = await snapshot(at.db);
      const withId = (id: unknown) =>
        ask(at, ...requestOf(prefix, name, { ...sent, body: { ...sent.body, [field]: id } }, headers));
      const { [field]: own } = sent.body as Record<string, string>;
      for (const id of [`${own?.slice(0, -1)}${own?.endsWith("0") ? "1" : "0"}`, newId("user"), "x", ""]) {
        const { body, status } = await withId(id);
        // A slide that was not removed cannot come back, whichever it is.
        expect(status).toBe(name === "restoreSlide" ? 409 : 404);
        answers.add(JSON.stringify(body));
      }
      expect(answers.size).toBe(1);
      for (const id of [7, {}, []]) expect(await withId(id)).toMatchObject({ status: 400 });
      expect(await snapshot(at.db)).toBe(before);
    });
  }

  if (operation.path.includes("{id}")) {
    test("answers unknown, malformed, deleted and foreign ids alike, and changes nothing", async () => {
      const other = await prepare();
      const { id: foreign = "" } = (await sampleOf(name, other)).params ?? {};
      const { id: own = "" } = sent.params ?? {};
      const ids = [foreign, `${own.slice(0, -1)}${own.endsWith("0") ? "1" : "0"}`, "x", "%00", "a'b", "🍀"];
      const before = await snapshot(at.db);
      const bodies = new Set<string>();
      for (const id of ids) {
        const answer = await ask(at, ...requestOf(prefix, name, { ...sent, params: { ...sent.params, id } }, headers));
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
      expect(bodies.size).toBe(1);
      expect(await snapshot(at.db)).toBe(before);
      expect([...ALWAYS, ...(operation.errors ?? [])]).toContain("not_found");
    });
  }

  if (operation.audience !== undefined) {
    test("is not there for a key", async () => {
      const [path, init] = requestOf("/v1", name, sent, at.withKey);
      expect([404, 405]).toContain((await ask(at, path, init)).status);
    });
  }

  const isForBrowsers =
    operation.audience !== undefined && ["member", "person", "anyone"].includes(callerOf(operation));
  if (isForBrowsers && operation.method !== "GET") {
    test("refuses a write from another origin, and one from none", async () => {
      const [path, init] = requestOf(prefix, name, sent, headers);
      for (const Origin of ["https://evil.example", "null", ""]) {
        const answer = await ask(at, path, { ...init, headers: { ...init.headers, Origin } });
        expect(answer).toMatchObject({ status: 403, body: { error: { reason: "origin_not_allowed" } } });
      }
    });
  }

  const { permission } = operation;
  const refused = permission ? ROLES.filter((role) => !roleAllows(role, permission)) : [];
  if (refused.length > 0) {
    test("is for those alone whose role allows it, and changes nothing for others", async () => {
      for (const role of refused) {
        const headers = await at.sessionOf(await at.join(role, `other-${role}`));
        const before = await snapshot(at.db);
        expect((await ask(at, ...requestOf(prefix, name, sent, headers))).status).toBe(403);
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
        ["admin", ("status" in operation && operation.status) || 200],
      ] as const) {
        const headers = await at.sessionOf(await at.join(role));
        expect((await ask(at, ...requestOf("/api/app", name, sent, headers))).status).toBe(status);
      }
    });
  }
});
