import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { webPictures } from "./pictures.ts";

const signal = new AbortController().signal;
const server = createServer(({ url }, response) => {
  if (url === "/inside") response.writeHead(302, { location: "/picture" }).end();
  else response.writeHead(200, { "content-type": "image/jpeg" }).end("a picture");
});
await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
afterAll(() => void server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test("a picture of the local network is fetched from inside", async () => {
  const picture = await webPictures("http://localhost:3100").fetch(`${url}/inside`, signal);
  expect(Buffer.from(picture).toString()).toBe("a picture");
});

test("of a network outside no picture comes from inside", async () => {
  await expect(webPictures("https://graph.instagram.com").fetch(`${url}/picture`, signal)).rejects.toThrow("public");
});
