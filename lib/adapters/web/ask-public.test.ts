import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { askPublic, type Guard, PUBLIC_ONLY } from "./ask-public.ts";
import { fetchPublic } from "./fetch-public.ts";

const signal = new AbortController().signal;
const anywhere: Guard = () => "anywhere";
const html = { "content-type": "text/html" };
let closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings) close();
  closings = [];
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const wanted = { accept: "text/html", type: /html/, bytesMax: 100_000, timeoutMs: 5000, guard: anywhere };
const asking = { headers: {}, timeoutMs: 5000 };
const read = () => Promise.resolve("asked");

test.each([
  "127.0.0.1",
  "169.254.169.254",
  "::1",
  "::ffff:127.0.0.1",
  "fe80::1%eth0",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "8.8.8.8 10.0.0.1",
])("a name that means %s is not asked", async (addresses) => {
  const resolved = addresses.split(" ").map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const resolve = () => Promise.resolve(resolved);
  const asked = askPublic("http://example.com/", { ...asking, guard: PUBLIC_ONLY, resolve }, signal, read);
  await expect(asked).rejects.toThrow("leads inside");
});

test("the address that was checked is the one connected to, whatever the name means a moment later", async () => {
  const { port } = await serve((_, response) => response.writeHead(200, html).end("checked"));
  const meanings = ["127.0.0.1", "192.0.2.1"];
  const resolve = () => Promise.resolve([{ address: meanings.shift() ?? "", family: 4 }]);
  const guard = anywhere;
  const url = `http://changing.example:${port}/`;
  const text = await askPublic(url, { ...asking, guard, resolve }, signal, async ({ body }) => {
    let all = "";
    for await (const chunk of body) all += String(chunk);
    return all;
  });
  expect(text).toBe("checked");
  expect(meanings).toEqual(["192.0.2.1"]);
});

test.each([
  "http://169.254.169.254/latest/meta-data/",
  "http://2130706433/",
  "http://[::ffff:127.0.0.1]/",
  "http://localhost/",
  "http://user:pass@example.com/",
  "http://example.com:22/",
  "file:///etc/passwd",
  "http://",
])("a redirect to %s is not followed", async (location) => {
  const { href } = await serve((_, response) => response.writeHead(302, { location }).end());
  const guard: Guard = (link) => (link === href ? "anywhere" : PUBLIC_ONLY(link));
  await expect(askPublic(href, { ...asking, guard }, signal, read)).rejects.toThrow();
});

test("a packed page is read, and one that unpacks to more than is wanted is let go", async () => {
  const packed = { ...html, "content-encoding": "gzip" };
  const pages: Record<string, Buffer> = { "/page": gzipSync("<p>Olá"), "/bomb": gzipSync(Buffer.alloc(50_000_000)) };
  const { href } = await serve(({ url = "" }, response) => response.writeHead(200, packed).end(pages[url]));
  expect((await fetchPublic(`${href}page`, wanted, signal)).bytes.toString()).toBe("<p>Olá");
  await expect(fetchPublic(`${href}bomb`, wanted, signal)).rejects.toThrow("too large");
});

test.each(["gzip, gzip", "compress", "zstd, br"])("a page that is packed as %s is refused", async (encoding) => {
  const { href } = await serve((_, response) =>
    response.writeHead(200, { ...html, "content-encoding": encoding }).end("x"),
  );
  await expect(fetchPublic(href, wanted, signal)).rejects.toThrow("packed");
});

test("a broken package is an error like any other", async () => {
  const packed = { ...html, "content-encoding": "gzip" };
  const { href } = await serve((_, response) => response.writeHead(200, packed).end("no gzip"));
  await expect(fetchPublic(href, wanted, signal)).rejects.toThrow();
});

test.each<[is: string, listener: RequestListener]>([
  ["its answer", () => {}],
  [
    "its page",
    (_, response) => {
      response.writeHead(200, html);
      setInterval(() => response.write("x"), 20).unref();
    },
  ],
  [
    "the page of a redirect",
    ({ url }, response) => {
      response.writeHead(302, { location: `/${Number(url?.slice(1)) + 1}` });
      setInterval(() => response.write("x"), 20).unref();
    },
  ],
])("a server that trickles %s ends with the time for it", async (_, listener) => {
  const { href } = await serve(listener);
  await expect(fetchPublic(`${href}0`, { ...wanted, timeoutMs: 300 }, signal)).rejects.toThrow();
});

test("a resolver that does not answer ends with the time for it", async () => {
  const resolve = () => new Promise<never>(() => {});
  const asked = askPublic(
    "http://example.com/",
    { ...asking, timeoutMs: 50, guard: PUBLIC_ONLY, resolve },
    signal,
    read,
  );
  await expect(asked).rejects.toThrow("timeout");
});
