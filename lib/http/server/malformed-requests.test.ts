import fc from "fast-check";
import { expect, test } from "vitest";
import { serverBefore, type Told } from "#lib/tools/testing/server-before.ts";
import { workspace } from "#lib/tools/testing/workspace.ts";

const RUNS = 5000;
const AT_ONCE = 64;
const SEED = 20_261_123;

const pick = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const verb = pick(
  "GET",
  "GET",
  "GET",
  "GET",
  "POST",
  "POST",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "BREW",
  "get",
  "",
);
const word = pick(
  "v1",
  "v1",
  "V1",
  "%761",
  "api",
  "API",
  "api/app",
  "media",
  "healthz",
  "readyz",
  "v1;a",
  "%2576%31",
  "ｖ1",
);
const between = pick(
  "",
  "",
  "",
  "/",
  "/",
  "/",
  "//",
  "/./",
  "/../",
  "\\",
  "/%2e%2e/",
  "/%2E/",
  "%2f",
  "%5c",
  "?",
  "#",
  "%00",
  "%",
  "%zz",
  "%c0%af",
  " ",
);
const tail = pick(
  "",
  "",
  "plan",
  "projects",
  "posts/post_1",
  "auth/csrf",
  "auth/signin",
  "app/account",
  "openapi.json",
  "..",
  "~",
);
const target = fc
  .tuple(
    pick("/", "/", "/", "/", "", "//", "/./", "/x/../", "http://a", "http://evil.example", "*", "\\"),
    word,
    between,
    tail,
    between,
    tail,
  )
  .map((parts) => parts.join(""));
const field = pick(
  "Accept: */*",
  "Host: evil.example",
  "Host:",
  "Content-Length: 5",
  "Content-Length: -1",
  "Content-Length: 99999999999999999999",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding : chunked",
  "Content-Type: application/json",
  "Expect: 100-continue",
  "Expect: x",
  "Upgrade: websocket",
  "Connection: keep-alive",
  "Connection: upgrade",
  "X-Forwarded-Host: evil.example",
  "X-Forwarded-Proto: https",
  "Rsc: 1",
  "Next-Action: x",
  "X-Middleware-Subrequest: proxy",
  "Range: bytes=9-1",
  " folded",
  ": nameless",
  "A\u0000: b",
  `X: ${"x".repeat(17_000)}`,
);
const body = pick(
  "",
  "",
  "",
  "{}",
  "{",
  "[1]",
  "\u0000",
  "5\r\nhello\r\n0\r\n\r\n",
  "zz\r\n",
  "-1\r\nx\r\n",
  "GET /v1 HTTP/1.1\r\n\r\n",
);
const version = pick(
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/2.0",
  "http/1.1",
  "",
);
const end = pick("\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r");
const request = fc
  .record({ verb, target, version, fields: fc.array(field, { maxLength: 2 }), body, end })
  .map(({ body, end, fields, target, verb, version }) =>
    [`${verb} ${target} ${version}`, "Host: a", ...fields, "", body].join(end),
  );
/** Of every other some bytes are lost, or others. */
const damaged = fc
  .tuple(request, fc.oneof(fc.constant([]), fc.array(fc.tuple(fc.nat(400), fc.nat(3), fc.nat(255)), { maxLength: 3 })))
  .map(([text, wounds]) => {
    const bytes = [...Buffer.from(text, "utf8")];
    for (const [at, cut, byte] of wounds) bytes.splice(at % (bytes.length + 1), cut, byte);
    return Buffer.from(bytes);
  });

const looksLikeData = (path: string) =>
  /^[/\\.]*(v1|api|media|healthz|readyz)(?![\w-])/i.test(unescaped(unescaped(path)).normalize("NFKC"));
const unescaped = (text: string) =>
  text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** One of the contract's, or that it lives. */
const isOurs = ({ body, headers, status }: Told) =>
  status < 500 &&
  status >= 200 &&
  (status < 300 || status >= 400) &&
  (status < 400 || body.includes('{"error":{"code":"') || headers["content-length"] !== undefined);

test(
  "whatever is said, it ends with an answer of ours or with none, and Next hears of no data",
  { timeout: 120_000 },
  async () => {
    const at = await workspace();
    const limits = { headersMs: 1500, idleMs: 1500, keepAliveMs: 100, requestMs: 5000 };
    const { asked, say } = await serverBefore(at.runtime, { limits });
    const waiting = fc.sample(damaged, { seed: SEED, numRuns: RUNS });
    const wrong: { said: string; told: string }[] = [];
    const statuses = new Map<number, number>();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const told = await say(next, "end");
          statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1);
          const isFine = told.text === "" || (isOurs(told) && told.headers["location"] === undefined);
          if (!isFine) wrong.push({ said: String(next), told: told.text });
        }
      }),
    );
    expect(wrong).toEqual([]);
    expect(asked.filter(looksLikeData)).toEqual([]);
    // It is worth something only where requests come through to every kind of answer.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
  },
);
