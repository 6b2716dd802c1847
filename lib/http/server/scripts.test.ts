import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "#lib/tools/launch/temporary-directory.ts";
import { openScripts, packScripts } from "./scripts.ts";

const SCRIPT = "export const said = 'again';\n".repeat(200);

/** What is asked of a folder that was packed; what it does not send is answered with 418. */
async function packed() {
  const folder = temporaryDirectory("scripts");
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks/a.js"), SCRIPT);
  writeFileSync(join(folder, "chunks/a.css"), "a { color: red }");
  writeFileSync(join(folder, "chunks/a.woff2"), "no text");
  await packScripts(folder);
  const send = openScripts(folder);
  const server = createServer((request, response) => {
    if (!send(request, response)) response.writeHead(418).end();
  }).listen(0);
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return (path: string, { unpacks = "gzip, br", method = "GET" } = {}) =>
    fetch(`http://localhost:${port}/_next/static/${path}`, { method, headers: { "Accept-Encoding": unpacks } });
}

test("a script and a style are sent compressed, and may be cached for good", async () => {
  const ask = await packed();
  const script = await ask("chunks/a.js");
  expect(await script.text()).toBe(SCRIPT);
  expect(Number(script.headers.get("content-length"))).toBeLessThan(SCRIPT.length / 10);
  expect(Object.fromEntries(script.headers)).toMatchObject({
    "content-type": "application/javascript; charset=UTF-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect((await ask("chunks/a.css")).headers.get("content-type")).toBe("text/css; charset=UTF-8");
});

test.each<[string, string, { unpacks?: string; method?: string }]>([
  ["a file that is not packed", "chunks/a.woff2", {}],
  ["a file that is not there", "chunks/b.js", {}],
  ["a file outside", "../secret.js", {}],
  ["a browser that cannot unpack", "chunks/a.js", { unpacks: "gzip" }],
  ["another method", "chunks/a.js", { method: "HEAD" }],
])("%s is left to Next", async (_, path, init) => {
  const ask = await packed();
  expect((await ask(path, init)).status).toBe(418);
});
