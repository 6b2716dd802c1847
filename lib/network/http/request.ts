import type { IncomingMessage } from "node:http";

const BODY_LIMIT = 1024 * 1024;

export type Params = Record<string, string>;

export class BadRequest extends Error {}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new BadRequest("The body is larger than 1 MiB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A call's parameters from wherever it put them: address, form, multipart or JSON. */
export async function readParams(request: IncomingMessage, url: URL): Promise<Params> {
  const params: Params = Object.fromEntries(url.searchParams);
  if (request.method === "GET" || request.method === "HEAD") return params;
  const body = await readBody(request);
  if (body.length === 0) return params;
  const type = request.headers["content-type"] ?? "application/x-www-form-urlencoded";
  if (type.includes("json")) return { ...params, ...fromJson(body.toString("utf8")) };
  if (type.startsWith("multipart/form-data")) return { ...params, ...(await fromMultipart(body, type)) };
  return { ...params, ...Object.fromEntries(new URLSearchParams(body.toString("utf8"))) };
}

export function readJson(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw new BadRequest("The body is not JSON.");
  }
  throw new BadRequest("The body must be a JSON object.");
}

function fromJson(text: string): Params {
  const entries = Object.entries(readJson(text)).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  );
}

async function fromMultipart(body: Buffer, type: string): Promise<Params> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    return Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
  } catch {
    throw new BadRequest("The multipart body cannot be read.");
  }
}

export function bearerOf(request: IncomingMessage): string | null {
  const match = /^(?:Bearer|OAuth)\s+(\S+)$/i.exec(request.headers.authorization ?? "");
  return match?.[1] ?? null;
}

export function cookieOf(request: IncomingMessage, name: string): string | null {
  for (const part of (request.headers.cookie ?? "").split(/;\s*/)) {
    const [key, ...value] = part.split("=");
    if (key === name) return decodeURIComponent(value.join("="));
  }
  return null;
}
