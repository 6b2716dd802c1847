import { beforeAll, describe, expect, test } from "vitest";
import { requestText, serverBefore } from "#lib/tools/testing/server-before.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

let at: Awaited<ReturnType<typeof workspace>>;
beforeAll(async () => {
  at = await workspace();
});

const errorOf = (body: string) => (JSON.parse(body) as { error: { code: string } }).error.code;

describe("what names nothing is not found, in the contract's words, and Next does not hear of it", () => {
  test.each([
    "//v1/plan",
    "/V1/plan",
    "/v1/./plan",
    "/v1/../v1/plan",
    "/v1/../login",
    "/v1/%2e%2e/login",
    "/login/../v1/plan",
    "/login/%2e%2e/v1/plan",
    "/./v1/plan",
    "/%76%31/plan",
    "/%2576%2531/plan",
    "/%EF%BD%96%EF%BC%91/plan",
    "/v1;x/plan",
    "/v1.json",
    "/v1%20/plan",
    "/v1%2fplan",
    "/v1\\plan",
    "/v1/plan/",
    "/v1//plan",
    "/v1",
    "/v1/",
    "/v1/plan#x",
    "/v1/%zz",
    "/v1/%c0%80",
    "/%",
    "/%E0%A4%A",
    "//evil.example/login",
    "///evil.example",
    "/\\evil.example",
    "/%5Cevil.example",
    "/%2F%2Fevil.example",
    "/login//",
    "/login%00",
    "/API/app/account",
    "/api//app/account",
    "/Api",
    "/api/",
    "/api/auth",
    "/api/auth/",
    "/api/auth/unknown",
    "/api/auth/csrf/x/y",
    "/api/auth/__proto__",
    "/MEDIA/a.jpg",
    "/media",
    "/media/",
    "/mcp/",
    "/MCP",
    "/healthz/",
    "/healthz/x",
    "/HEALTHZ",
    "/readyz%2f",
    "*",
    "http://evil.example/v1/plan",
    "http://evil.example/login",
    "https://127.0.0.1/login",
    "http:///v1/plan",
    "ftp://127.0.0.1/login",
  ])("%s", async (target) => {
    const { asked, say } = await serverBefore(at.runtime);
    const answer = await say(Buffer.from(requestText(`GET ${target}`), "utf8"));
    expect([answer.status, errorOf(answer.body), answer.headers["location"]]).toEqual([404, "not_found", undefined]);
    expect(asked).toEqual([]);
  });
});

describe("a page is Next's", () => {
  test.each(["/", "/?x=//y", "/login", "/proj_1/plan/", "/caf%C3%A9", "/v10", "/v1-docs", "/mediation"])(
    "%s",
    async (target) => {
      const { asked, say } = await serverBefore(at.runtime);
      expect((await say(requestText(`GET ${target}`))).status).toBe(200);
      expect(asked).toEqual([target]);
    },
  );

  test.each(["/_next/image?url=a", "/_next/static/gone.js"])(
    "but not %s, which is no file that was built",
    async (target) => {
      const { asked, say } = await serverBefore(at.runtime);
      expect((await say(requestText(`GET ${target}`))).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  test("by a whole address too, where it names the host that is asked", async () => {
    const { asked, say } = await serverBefore(at.runtime);
    expect((await say(requestText("GET http://127.0.0.1/login?a=1"))).status).toBe(200);
    expect(asked).toEqual(["/login?a=1"]);
    expect((await say(requestText("GET http://127.0.0.1/v1/plan"))).status).toBe(401);
  });
});

describe("a verb that nothing there has is not allowed", () => {
  test.each([
    ["TRACE /v1/plan", "GET"],
    ["PROPFIND /v1/plan", "GET"],
    ["HEAD /v1/plan", "GET"],
    ["OPTIONS /v1/plan", "GET"],
    ["POST /v1/openapi.json", "GET"],
    ["BREW /v1/plan", "GET, HEAD, POST, PATCH, DELETE"],
    ["CONNECT 127.0.0.1:80", "GET, HEAD, POST, PATCH, DELETE"],
    ["POST /healthz", "GET, HEAD"],
    ["POST /login", "GET, HEAD"],
    ["TRACE /login", "GET, HEAD"],
    ["DELETE /api/auth/csrf", "GET"],
  ])("%s: only %s", async (line, allow) => {
    const { asked, say } = await serverBefore(at.runtime);
    const answer = await say(requestText(line));
    expect([answer.status, answer.headers["allow"]]).toEqual([405, allow]);
    if (!line.startsWith("HEAD")) expect(errorOf(answer.body)).toBe("invalid_input");
    expect(asked).toEqual([]);
  });
});

describe("what is no HTTP is invalid, in the contract's words", () => {
  const get = (headers: string) => `GET /v1/plan HTTP/1.1\r\n${headers}\r\n\r\n`;
  test.each([
    ["noise", "hello\r\n\r\n"],
    ["another version", "GET /v1/plan HTTP/3.7\r\nHost: a\r\n\r\n"],
    ["HTTP/2 without a word before", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["a handshake of TLS", "\u0016\u0003\u0001\u0000\u00a5\u0001\u0000"],
    ["no path", "GET v1/plan HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a path backwards", "GET \\v1\\plan HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["another scheme", "GET javascript:alert(1) HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["no host", get("Accept: */*")],
    ["two hosts", get("Host: a\r\nHost: b")],
    ["a header without a name", get("Host: a\r\n: x")],
    ["a header with a space in its name", get("Host: a\r\nX Y: z")],
    ["a folded header", get("Host: a\r\n folded")],
    ["two lengths", get("Host: a\r\nContent-Length: 1\r\nContent-Length: 2")],
    ["a length and chunks", get("Host: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked")],
    ["a length below zero", get("Host: a\r\nContent-Length: -1")],
    ["a header over the limit", get(`Host: a\r\nX: ${"x".repeat(20_000)}`)],
    ["a path over the limit", `GET /v1/${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])("%s", async (_, text) => {
    const { asked, say } = await serverBefore(at.runtime);
    const answer = await say(Buffer.from(text, "latin1"));
    expect([answer.status, errorOf(answer.body)]).toEqual([400, "invalid_input"]);
    expect(answer.headers).toMatchObject({ "content-type": "application/json; charset=utf-8", connection: "close" });
    expect(asked).toEqual([]);
  });

  test("chunks that are none, of a body that is waited for", async () => {
    const { say } = await serverBefore(at.runtime);
    const headers = { ...at.withKey, "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
    const answer = await say(requestText("POST /v1/projects", headers, "zz\r\nno chunk\r\n"));
    expect([answer.status, errorOf(answer.body)]).toEqual([400, "invalid_input"]);
  });

  test("an expectation that is none of HTTP's is overlooked", async () => {
    const { say } = await serverBefore(at.runtime);
    expect((await say(requestText("GET /healthz", { Expect: "wonders" }))).status).toBe(200);
  });

  test("an upgrade that nobody offers is overlooked", async () => {
    const { asked, say } = await serverBefore(at.runtime);
    const upgrade = { Connection: "Upgrade, close", Upgrade: "websocket" };
    expect((await say(requestText("GET /v1/plan", upgrade))).status).toBe(401);
    expect((await say(requestText("GET /login", upgrade))).status).toBe(200);
    expect(asked).toEqual(["/login"]);
  });
});

describe("on the API's own host", () => {
  const parts = { apiHost: "api.example" };
  test.each(["/", "/plan", "/v1x", "/api/app/posts", "/api/import", "/_next/static/x.js", "/media/a.jpg", "/healthz"])(
    "%s names nothing",
    async (target) => {
      const { asked, say } = await serverBefore(at.runtime, parts);
      const answer = await say(requestText(`GET ${target}`, { Host: "API.example:8080" }));
      expect([answer.status, errorOf(answer.body)]).toEqual([404, "not_found"]);
      expect(asked).toEqual([]);
    },
  );

  test("what is under /v1 is there, and on another host everything is", async () => {
    const { asked, say } = await serverBefore(at.runtime, parts);
    expect((await say(requestText("GET /v1/openapi.json", { Host: "api.example" }))).status).toBe(200);
    expect((await say(requestText("GET /plan", { Host: "pauta.example" }))).status).toBe(200);
    expect(asked).toEqual(["/plan"]);
  });
});
