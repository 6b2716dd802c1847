import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Picture } from "#lib/ports/image.ts";
import { modelImage, promptOf } from "./model-image.ts";

const picture: Picture = {
  subject: "coffee grinder",
  mood: "warm",
  style: "watercolor",
  width: 1080,
  height: 1350,
  colors: { background: "#ffffff", brand: "#b4531f" },
  seed: 1,
  calm: "top",
  scene: null,
  wishes: ["mais quente"],
};

let server: Server;
let address = "";
const asked: { path: string | undefined; key: string | undefined; body: Record<string, unknown> }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      if (request.url?.startsWith("/files/")) {
        if (request.url === "/files/away") response.writeHead(302, { location: "http://127.0.0.1:1/image" }).end();
        else response.writeHead(200, { "content-type": "image/png" }).end("file");
        return;
      }
      asked.push({ path: request.url, key: request.headers.authorization, body: JSON.parse(text || "{}") });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const place = server.address();
  address = typeof place === "object" && place ? `http://127.0.0.1:${place.port}/v1/` : "";
});
afterAll(() => new Promise<void>((done) => server.close(() => done())));

test("asks any address in OpenAI's way and gives the bytes back", async () => {
  answer = { status: 200, body: { data: [{ b64_json: Buffer.from("image").toString("base64") }] } };
  const bytes = await modelImage({ address, model: "painter", key: "secret" }).draw(
    picture,
    new AbortController().signal,
  );
  expect(bytes.toString()).toBe("image");
  expect(asked.at(-1)).toMatchObject({
    path: "/v1/images/generations",
    key: "Bearer secret",
    body: { model: "painter", size: "1024x1536", n: 1 },
  });
});

test("the prompt says subject, mood, palette, the calm side and every wish", () => {
  const prompt = promptOf(picture);
  for (const part of ["coffee grinder", "warm mood", "watercolour", "#b4531f", "upper two fifths", "mais quente"])
    expect(prompt).toContain(part);
});

test("a refusal, an empty answer and an abort are failures", async () => {
  const port = modelImage({ address, model: "painter", key: null });
  answer = { status: 429, body: {} };
  await expect(port.draw(picture, new AbortController().signal)).rejects.toThrow("429");
  answer = { status: 200, body: { data: [{}] } };
  await expect(port.draw(picture, new AbortController().signal)).rejects.toThrow("no image");
  await expect(port.draw(picture, AbortSignal.abort())).rejects.toThrow();
});

test("a file that it points to is fetched from its own address, and from no other inside", async () => {
  const port = modelImage({ address, model: "painter", key: null });
  const draw = (url: string) => {
    answer = { status: 200, body: { data: [{ url }] } };
    return port.draw(picture, new AbortController().signal);
  };
  const own = new URL("/files/", address).href;
  expect((await draw(`${own}image.png`)).toString()).toBe("file");
  await expect(draw("http://169.254.169.254/latest/meta-data")).rejects.toThrow("not a public one");
  await expect(draw(`${own}away`)).rejects.toThrow("not a public one");
  await expect(draw("http://localhost:5432/")).rejects.toThrow("not a public one");
  await expect(draw("file:///etc/passwd")).rejects.toThrow("not a public one");
});
