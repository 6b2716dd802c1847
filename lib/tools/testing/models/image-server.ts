import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { IMAGE_BEHAVIOURS, type ImageAsked, type ImageBehaviour, standInPicture } from "./image-behaviours.ts";
import { startStandIn } from "./stand-in.ts";

/** A server that draws as it is told to, each picture `afterMs` late. */
export async function imageServer({ afterMs = 0 } = {}) {
  const asked: ImageAsked[] = [];
  let behaviour: ImageBehaviour = "good";
  const { close, url: origin } = await startStandIn(serve, { afterMs });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, url = "" } = request;
    const body = await buffer(request);
    if (url.startsWith("/files/")) return serveFile(url, response);
    const one = await readAsked(url, headers, body);
    asked.push(one);
    await IMAGE_BEHAVIOURS[behaviour].answer(one, response, origin);
  }
  return {
    asked,
    baseUrl: `${origin}/v1`,
    behave: (as: ImageBehaviour) => void (behaviour = as),
    close,
  };
}

async function serveFile(url: string, response: ServerResponse): Promise<void> {
  if (url.endsWith("/away")) response.writeHead(302, { location: "http://127.0.0.1:1/image" }).end();
  else if (url.endsWith("/gone")) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": "image/png" }).end(await standInPicture("file"));
}

async function readAsked(path: string, headers: IncomingMessage["headers"], body: Buffer): Promise<ImageAsked> {
  const type = headers["content-type"] ?? "";
  const shared = { path, key: headers.authorization };
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  if (type.startsWith("application/json")) {
    const sent = JSON.parse(body.toString()) as Record<string, unknown>;
    return {
      ...shared,
      model: textOf(sent["model"]),
      prompt: textOf(sent["prompt"]),
      size: textOf(sent["size"]),
      reference: null,
    };
  }
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  const image = form.get("image") ?? form.get("image[]");
  const reference = image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : null;
  const read = (name: string) => textOf(form.get(name));
  return { ...shared, model: read("model"), prompt: read("prompt"), size: read("size"), reference };
}
