import fc from "fast-check";
import type { Told } from "./server-before.ts";

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
const targetOf = (words: readonly string[]) =>
  fc
    .tuple(
      pick("/", "/", "/", "/", "", "//", "/./", "/x/../", "http://a", "http://evil.example", "*", "\\"),
      pick(...words),
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
const requestOf = (words: readonly string[]) =>
  fc
    .record({ verb, target: targetOf(words), version, fields: fc.array(field, { maxLength: 2 }), body, end })
    .map(({ body, end, fields, target, verb, version }) =>
      [`${verb} ${target} ${version}`, "Host: a", ...fields, "", body].join(end),
    );
/** Requests to what stands under those words, or nearly; of every other some bytes are lost, or others. */
export const malformed = (words: readonly string[]): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      requestOf(words),
      fc.oneof(fc.constant([]), fc.array(fc.tuple(fc.nat(400), fc.nat(3), fc.nat(255)), { maxLength: 3 })),
    )
    .map(([text, wounds]) => {
      const bytes = [...Buffer.from(text, "utf8")];
      for (const [at, cut, byte] of wounds) bytes.splice(at % (bytes.length + 1), cut, byte);
      return Buffer.from(bytes);
    });

/** One of the contract's, or that it lives. */
export const isOurs = ({ body, headers, status }: Told) =>
  status < 500 &&
  status >= 200 &&
  (status < 300 || status >= 400) &&
  (status < 400 || body.includes('{"error":{"code":"') || headers["content-length"] !== undefined);
