import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { webReach } from "./reach.ts";

const LOCAL = "http://localhost:3100";
const REAL = "https://graph.instagram.com";
let close = () => {};
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const jpeg = { "content-type": "image/jpeg" };

test.each<[is: string, answers: RequestListener, canBeFetched: boolean]>([
  ["whole", (_, response) => response.writeHead(200, jpeg).end("x".repeat(3_000_000)), true],
  ["in part", (_, response) => response.writeHead(206, jpeg).end("x"), true],
  ["missing", (_, response) => response.writeHead(404, jpeg).end(), false],
  ["away", (_, response) => response.writeHead(502, { "content-type": "text/html" }).end("Bad gateway"), false],
  ["behind a page", (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("Hi"), false],
  ["cut off", (_, response) => response.socket?.destroy(), false],
])("a file that is %s", async (_, answers, canBeFetched) => {
  const url = await serve(answers);
  expect(await webReach(LOCAL, url).canFetch(`${url}/media/a.jpg`)).toBe(canBeFetched);
});

test("it is asked for as the network's crawler asks, and no more of it than needs be", async () => {
  let asked = {};
  const url = await serve(({ headers }, response) => {
    asked = headers;
    response.writeHead(206, jpeg).end("x");
  });
  await webReach(LOCAL, url).canFetch(`${url}/media/a.jpg`);
  expect(asked).toMatchObject({ "user-agent": expect.stringContaining("facebookexternalhit"), range: "bytes=0-0" });
});

test("a network outside fetches nothing from inside, whatever answers there", async () => {
  const url = await serve((_, response) => response.writeHead(200, jpeg).end("x"));
  expect(await webReach(REAL, url).canFetch(`${url}/media/a.jpg`)).toBe(false);
});
