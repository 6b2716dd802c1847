import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { webArticle } from "./article.ts";
import { fetchPage } from "./fetch-page.ts";
import { type Guard, PUBLIC_ONLY } from "./ask-public.ts";

const PARAGRAPH = "A moagem decide o sabor: grossa demais, o café fica ralo; fina demais, ele amarga e pesa na boca. ";
const PAGE = `<!doctype html><html><head><title>Como moer café | Blog</title><meta property="og:site_name" content="Blog do Café"></head>
<body><nav>Início Loja Contato</nav><article><h1>Como moer café</h1>${`<p>${PARAGRAPH.repeat(3)}</p>`.repeat(4)}</article>
<script>window.tracker = "nada disso";</script></body></html>`;

const open: Guard = () => "anywhere";
const signal = new AbortController().signal;
let close = () => {};
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  close = () => void server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const html = { "content-type": "text/html; charset=utf-8" };

test("an article's own text is read, without menus and scripts", async () => {
  const url = await serve((_, response) => response.writeHead(200, html).end(PAGE));
  const article = await webArticle(open).read(`${url}/post`, signal);
  expect(article).toMatchObject({ url: `${url}/post`, siteName: "Blog do Café" });
  expect(article?.title).toContain("Como moer café");
  expect(article?.text).toContain("A moagem decide o sabor");
  expect(article?.text).not.toMatch(/tracker|Contato/);
});

test("a page without text is none", async () => {
  const url = await serve((_, response) => response.writeHead(200, html).end("<html><body><p>Oi</p></body></html>"));
  expect(await webArticle(open).read(url, signal)).toBeNull();
});

test("three redirects are followed, each checked again; a fourth is not", async () => {
  const seen: string[] = [];
  const url = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.writeHead(200, html).end(PAGE);
  });
  const counting: Guard = (link) => (seen.push(link) ? "anywhere" : "nowhere");
  await fetchPage(`${url}/3`, signal, counting);
  expect(seen.map((link) => link.slice(url.length))).toEqual(["/3", "/2", "/1", "/0"]);
  await expect(fetchPage(`${url}/4`, signal, open)).rejects.toThrow("redirects");
});

test("a redirect to an address inside is refused", async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end());
  const guard: Guard = (link) => (link.startsWith(url) ? "anywhere" : PUBLIC_ONLY(link));
  await expect(fetchPage(url, signal, guard)).rejects.toThrow("not a public one");
});

test("a name that leads inside is refused before anything is sent", async () => {
  let calls = 0;
  const url = await serve((_, response) => response.end(String(++calls)));
  await expect(fetchPage(url.replace("127.0.0.1", "localhost"), signal, () => "outside")).rejects.toThrow(
    "leads inside",
  );
  expect(calls).toBe(0);
});

test.each([
  [
    "too large",
    (_: unknown, response: ServerResponse) => response.writeHead(200, html).end("x".repeat(2 * 1024 * 1024 + 1)),
  ],
  [
    "not a page",
    (_: unknown, response: ServerResponse) => response.writeHead(200, { "content-type": "image/png" }).end("x"),
  ],
  ["an error", (_: unknown, response: ServerResponse) => response.writeHead(500, html).end("x")],
])("what is %s is refused", async (_, listener) => {
  const url = await serve(listener);
  await expect(fetchPage(url, signal, open)).rejects.toThrow();
});
