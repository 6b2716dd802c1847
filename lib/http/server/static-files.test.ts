import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { send } from "./send.ts";
import { openFiles, packScripts } from "./static-files.ts";

const SCRIPT = "export const said = 'again';\n".repeat(200);
const FILM = "0123456789".repeat(100);

/** What is asked of a folder that was packed, and of one that was not; what they do not send is answered with 418. */
async function shelves() {
  const [built, open] = [temporaryDirectory("built"), temporaryDirectory("open")];
  mkdirSync(join(built, "chunks"));
  writeFileSync(join(built, "chunks/a.js"), SCRIPT);
  writeFileSync(join(built, "chunks/a.css"), "a { color: red }");
  writeFileSync(join(built, "chunks/a.map"), "no type");
  writeFileSync(join(open, "a film.mp4"), FILM);
  await packScripts(built);
  const read = openFiles([
    { folder: built, prefix: "/_next/static/", cache: "public, max-age=31536000, immutable" },
    { folder: open, prefix: "/", cache: "public, max-age=0" },
  ]);
  const answer = (request: IncomingMessage) => read(request) ?? { status: 418, headers: {}, body: null };
  const server = createServer((request, response) => void send(answer(request), request, response)).listen(0);
  onTestFinished(() => {
    server.close();
    for (const folder of [built, open]) rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return (path: string, { method = "GET", ...headers }: Record<string, string> = {}) =>
    fetch(`http://localhost:${port}${path}`, { method, headers: { "Accept-Encoding": "gzip, br", ...headers } });
}

test("a script and a style are sent compressed, and may be cached for good", async () => {
  const ask = await shelves();
  const script = await ask("/_next/static/chunks/a.js");
  expect(await script.text()).toBe(SCRIPT);
  expect(Number(script.headers.get("content-length"))).toBeLessThan(SCRIPT.length / 10);
  expect(Object.fromEntries(script.headers)).toMatchObject({
    "content-type": "application/javascript; charset=UTF-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect((await ask("/_next/static/chunks/a.css")).headers.get("content-type")).toBe("text/css; charset=UTF-8");
});

test("who cannot unpack it gets it as it is", async () => {
  const ask = await shelves();
  const script = await ask("/_next/static/chunks/a.js", { "Accept-Encoding": "gzip" });
  expect([await script.text(), script.headers.get("content-encoding")]).toEqual([SCRIPT, null]);
});

test("a player gets the part that it asks for, and nobody twice what they have", async () => {
  const ask = await shelves();
  const part = await ask("/a%20film.mp4?v=1", { Range: "bytes=10-14" });
  expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
    206,
    "bytes 10-14/1000",
    "01234",
  ]);
  const etag = part.headers.get("etag") ?? "";
  expect((await ask("/a%20film.mp4", { "If-None-Match": etag })).status).toBe(304);
  expect((await ask("/a%20film.mp4", { Range: "bytes=0-1", "If-Range": '"older"' })).status).toBe(200);
  expect((await ask("/a%20film.mp4", { Range: "bytes=1000-" })).status).toBe(416);
  const measured = await ask("/a%20film.mp4", { method: "HEAD" });
  expect([measured.headers.get("content-length"), await measured.text()]).toEqual(["1000", ""]);
});

test.each<[string, string, Record<string, string>?]>([
  ["a file of no known type", "/_next/static/chunks/a.map"],
  ["what was packed, by its own name", "/_next/static/chunks/a.js.br"],
  ["a file that is not there", "/_next/static/chunks/b.js"],
  ["a folder", "/_next/static/chunks"],
  ["a file outside", "/_next/static/..%2f..%2fpackage.json"],
  ["another verb", "/_next/static/chunks/a.js", { method: "POST" }],
])("%s is none of them", async (_, path, init) => {
  const ask = await shelves();
  expect((await ask(path, init)).status).toBe(418);
});
