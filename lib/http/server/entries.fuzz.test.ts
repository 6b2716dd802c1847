import fc from "fast-check";
import pino from "pino";
import { expect, test } from "vitest";
import { toResponse } from "#lib/http/doors/answer.ts";
import { askedOf } from "#lib/http/doors/asked.ts";
import { createRateLimits } from "#lib/http/doors/rate-limit.ts";
import { FORMATS } from "#lib/domain/format.ts";
import { fromSchema, nasty, spoiled, textOf } from "#lib/tools/testing/arbitraries.ts";
import type { Schema } from "#lib/tools/testing/json-schema.ts";
import { makePost } from "#lib/tools/testing/make-post.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";
import { openDoors } from "./doors.ts";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 8);
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);
const PLENTY = 1_000_000;
const WITHIN_MS = 10_000;
const ORIGIN = "http://pauta.test";

interface Tool {
  readonly name: string;
  readonly inputSchema: Schema;
}

const timeout = 120_000 + RUNS * 1000;
const text = nasty().map((value) =>
  (typeof value === "string" ? value : (textOf(value) ?? "")).toWellFormed().slice(0, 3000),
);

/** The doors that are no table of operations, and what was told to the log as nobody's intention. */
async function openEntries() {
  const failures: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void failures.push(line) });
  const at = await workspace({ previewFormats: [...FORMATS], log });
  const doors = openDoors(at.runtime, createRateLimits(PLENTY, { signIns: PLENTY, strangerCalls: PLENTY }));
  const ask = async (place: "agents" | "signIn" | "health" | "ready", path: string, init: RequestInit) => {
    const asked = askedOf(new Request(`${ORIGIN}${path}`, init), "127.0.0.1");
    const response = toResponse(await doors[place](asked, () => ORIGIN));
    const body = await Promise.race([
      response.text(),
      new Promise<string>((_, reject) => setTimeout(() => reject(new Error(`${path} hangs`)), WITHIN_MS).unref()),
    ]);
    const said = `${path} ${JSON.stringify(init)?.slice(0, 600)}: ${response.status} ${body.slice(0, 400)}`;
    expect(failures, said).toEqual([]);
    expect(response.status, said).toBeLessThan(500);
    return { status: response.status, headers: response.headers, body, said };
  };
  return { at, ask };
}

test("an agent is answered by a result or an error of its protocol, whatever it calls", { timeout }, async () => {
  const { ask, at } = await openEntries();
  const headers = { ...at.withKey, "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const call = (body: string) => ask("agents", "/mcp", { method: "POST", headers, body });
  const listed = await call(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }));
  const { tools } = (JSON.parse(/\{.*\}/s.exec(listed.body)?.[0] ?? "") as { result: { tools: Tool[] } }).result;
  expect(tools.length).toBeGreaterThan(20);
  const post = await makePost(at);
  const ids = fc.constantFrom(post.id, post.projectId, post.slides[0]?.id ?? "", "x", "post_1");
  const hints = {
    ...Object.fromEntries(
      ["id", "postId", "projectId", "slideId", "clipId", "trackId", "slotId"].map((name) => [name, ids]),
    ),
    ...Object.fromEntries(["url", "link"].map((name) => [name, fc.constantFrom("https://a.invalid/", "ftp://a", "")])),
    timeoutSeconds: fc.constantFrom<unknown>(0, 1, -1, "1"),
  };
  const asMessage = (method: unknown, params: unknown) => ({ jsonrpc: "2.0", id: 1, method, params });
  for (const tool of tools) {
    const input = fromSchema(tool.inputSchema, hints);
    const calls = fc
      .oneof(input, spoiled(input))
      .map((made) => asMessage("tools/call", { name: tool.name, arguments: made }));
    for (const message of fc.sample(fc.oneof(calls, spoiled(calls)), { numRuns: RUNS, seed: SEED })) {
      const { body, said, status } = await call(textOf(message) ?? "");
      expect(status >= 400 || body === "" || /"(result|error)":/.test(body), said).toBe(true);
      expect(body, said).not.toMatch(/Internal error|-32603/);
    }
  }
  const methods = fc.constantFrom(
    "initialize",
    "ping",
    "resources/read",
    "resources/list",
    "prompts/get",
    "tools/list",
    "x",
    "",
  );
  const messages = fc
    .tuple(methods, fc.option(nasty(), { nil: undefined }))
    .map(([method, params]) => textOf(asMessage(method, params)) ?? "");
  for (const body of fc.sample(fc.oneof(messages, text), { numRuns: RUNS * 5, seed: SEED })) await call(body);
});

const CALLBACKS = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/plan",
  `${ORIGIN}/plan`,
  "javascript:alert(1)",
];

test("whoever signs in with nonsense stays here, and is told no secret", { timeout }, async () => {
  const { ask } = await openEntries();
  const steps = fc.constantFrom(
    "csrf",
    "session",
    "providers",
    "signin",
    "signin/credentials",
    "signin/google",
    "signout",
    "callback/credentials",
    "callback/google",
    "callback",
    "error",
    "verify-request",
    "_log",
    "x",
    "..",
    "%00",
    "callback/credentials/x",
  );
  const field = fc.constantFrom(
    "csrfToken",
    "email",
    "password",
    "json",
    "callbackUrl",
    "code",
    "state",
    "error",
    "redirect",
    "__proto__",
  );
  const value = fc.oneof({ weight: 1, arbitrary: fc.constantFrom(...CALLBACKS) }, { weight: 1, arbitrary: text });
  const fields = fc.dictionary(field, value, { maxKeys: 4 });
  const cookie = fc.constantFrom(
    "",
    "next-auth.csrf-token=x%7Cy",
    "next-auth.callback-url=https%3A%2F%2Fevil.example",
    "next-auth.session-token=x.y.z",
    "next-auth.state=x; next-auth.pkce.code_verifier=y",
    "=;;",
  );
  const type = fc.constantFrom("application/x-www-form-urlencoded", "application/json", "text/plain");
  const calls = fc.record({
    steps,
    verb: fc.constantFrom("GET", "POST", "POST", "DELETE"),
    query: fields,
    form: fields,
    cookie,
    type,
    sent: text,
    asIs: fc.nat(4),
  });
  for (const one of fc.sample(calls, { numRuns: RUNS * 10, seed: SEED })) {
    const { asIs, cookie: Cookie, form, query, sent, verb } = one;
    const body =
      asIs === 0 ? sent : one.type === "application/json" ? JSON.stringify(form) : String(new URLSearchParams(form));
    const path = `/api/auth/${one.steps}?${String(new URLSearchParams(query))}`;
    const headers = { Cookie, "Content-Type": one.type, Origin: ORIGIN };
    const answer = await ask("signIn", path, { method: verb, headers, ...(verb === "POST" && { body }) });
    const to = answer.headers.get("location");
    if (to !== null) expect(new URL(to, ORIGIN).origin, answer.said).toBe(ORIGIN);
    expect(answer.body, answer.said).not.toContain("a secret that only tests know");
  }
});

test("whether it lives is told to whoever asks, however", { timeout }, async () => {
  const { ask } = await openEntries();
  const calls = fc.record({ verb: fc.constantFrom("GET", "HEAD", "POST", "DELETE", "OPTIONS"), tail: text });
  for (const [place, path] of [
    ["health", "/healthz"],
    ["ready", "/readyz"],
  ] as const) {
    for (const { tail, verb } of fc.sample(calls, { numRuns: RUNS, seed: SEED })) {
      for (const where of [`${path}?${encodeURIComponent(tail)}`, `${path}/${encodeURIComponent(tail)}`]) {
        await ask(place, where, { method: verb });
      }
    }
  }
});
