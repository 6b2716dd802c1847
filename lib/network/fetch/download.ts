import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Agent, type Dispatcher, request } from "undici";
import type { Context } from "#lib/network/context.ts";
import { GraphError } from "#lib/network/graph/errors.ts";
import { addressesOf } from "./address.ts";
import { allowsCrawler, CRAWLER } from "./robots.ts";

const MAX_REDIRECTS = 3;
const ROBOTS_MS = 60_000;
const ROBOTS_BYTES = 512 * 1024;
const robotsSeen = new Map<string, { at: number; text: string }>();

export interface Download {
  path: string;
  bytes: number;
  sha256: string;
  contentType: string;
  /** The address gave more than the limit; what follows it was not read. */
  tooLarge: boolean;
}

interface Limits {
  bytes: number;
  timeoutMs: number;
}

class Unreachable extends GraphError {
  constructor() {
    super(9004, 2207052);
  }
}

/** Copies what an address gives into the data directory, as the network's crawler would. */
export async function download(context: Context, address: string, limits: Limits): Promise<Download> {
  const signal = AbortSignal.any([AbortSignal.timeout(limits.timeoutMs), context.stopping]);
  try {
    const response = await ask(context, address, signal);
    if (response.statusCode !== 200) {
      response.body.on("error", () => {}).destroy();
      throw new Unreachable();
    }
    return await keep(context, response, limits.bytes);
  } catch (error) {
    if (error instanceof GraphError) throw error;
    throw signal.aborted ? new GraphError(-2, 2207003) : new Unreachable();
  }
}

export const discard = (file: Download): Promise<void> => rm(file.path, { force: true });

/** Gives the copy its name for good; the same bytes are kept once. */
export async function settle(context: Context, file: Download, extension: string): Promise<string> {
  await rename(file.path, path.join(context.store.filesDirectory, `${file.sha256}.${extension}`));
  return file.sha256;
}

type Response = Dispatcher.ResponseData;

async function ask(context: Context, address: string, signal: AbortSignal): Promise<Response> {
  return follow(context, address, signal, async (url) => {
    if (await mayRead(context, url, signal)) return;
    throw new GraphError(9004, 2207052, { message: "The media URI is restricted by robots.txt" });
  });
}

/** Follows some redirects, each looked at as the first address was. */
async function follow(
  context: Context,
  address: string,
  signal: AbortSignal,
  look: (url: URL) => Promise<void> = () => Promise.resolve(),
): Promise<Response> {
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const addresses = await addressesOf(next, context.settings);
    if (!addresses) throw new Unreachable();
    await look(new URL(next));
    const dispatcher = new Agent({
      pipelining: 0,
      connect: { lookup: (_name, _options, answer) => answer(null, addresses) },
    });
    const response = await request(next, { dispatcher, signal, headers: { "user-agent": `${CRAWLER}/1.1` } });
    const { location } = response.headers;
    if (response.statusCode < 300 || response.statusCode >= 400 || typeof location !== "string") return response;
    response.body.on("error", () => {}).destroy();
    next = new URL(location, next).href;
  }
  throw new Unreachable();
}

async function mayRead(context: Context, url: URL, signal: AbortSignal): Promise<boolean> {
  if (!context.settings.respectRobots) return true;
  const known = robotsSeen.get(url.origin);
  if (known && Date.now() - known.at < ROBOTS_MS) return allowsCrawler(known.text, url.pathname + url.search);
  const { body, statusCode } = await follow(context, new URL("/robots.txt", url).href, signal);
  const text = statusCode === 200 ? await readRobots(body) : "";
  body.on("error", () => {}).destroy();
  robotsSeen.set(url.origin, { at: Date.now(), text });
  return allowsCrawler(text, url.pathname + url.search);
}

/** As much of it as counts. */
async function readRobots(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > ROBOTS_BYTES) break;
  }
  return Buffer.concat(chunks).toString("utf8");
}

async function keep(context: Context, response: Response, limit: number): Promise<Download> {
  const directory = path.join(context.store.directory, "incoming");
  await mkdir(directory, { recursive: true });
  const target = path.join(directory, randomUUID());
  const file = await open(target, "w");
  const digest = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > limit) break;
      digest.update(chunk);
      await file.write(chunk);
    }
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return {
    path: target,
    bytes,
    sha256: digest.digest("hex"),
    contentType: String(response.headers["content-type"] ?? ""),
    tooLarge: bytes > limit,
  };
}
