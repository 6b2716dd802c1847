import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Context } from "#lib/network/context.ts";
import { GraphError } from "#lib/network/graph/errors.ts";
import { mayAsk } from "./address.ts";
import { allowsCrawler, CRAWLER } from "./robots.ts";

const MAX_REDIRECTS = 3;
const ROBOTS_MS = 60_000;
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

async function ask(context: Context, address: string, signal: AbortSignal): Promise<Response> {
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    if (!(await mayAsk(next, context.settings))) throw new Unreachable();
    if (!(await mayRead(context, new URL(next), signal))) {
      throw new GraphError(9004, 2207052, { message: "The media URI is restricted by robots.txt" });
    }
    const response = await fetch(next, { redirect: "manual", signal, headers: { "user-agent": `${CRAWLER}/1.1` } });
    const location = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      next = new URL(location, next).href;
      continue;
    }
    if (response.status !== 200) throw new Unreachable();
    return response;
  }
  throw new Unreachable();
}

async function mayRead(context: Context, url: URL, signal: AbortSignal): Promise<boolean> {
  if (!context.settings.respectRobots) return true;
  const known = robotsSeen.get(url.origin);
  if (known && Date.now() - known.at < ROBOTS_MS) return allowsCrawler(known.text, url.pathname + url.search);
  const response = await fetch(new URL("/robots.txt", url), { signal, headers: { "user-agent": `${CRAWLER}/1.1` } });
  const text = response.ok ? await response.text() : "";
  if (!response.ok) await response.body?.cancel();
  robotsSeen.set(url.origin, { at: Date.now(), text });
  return allowsCrawler(text, url.pathname + url.search);
}

async function keep(context: Context, response: Response, limit: number): Promise<Download> {
  const directory = path.join(context.store.directory, "incoming");
  await mkdir(directory, { recursive: true });
  const target = path.join(directory, randomUUID());
  const file = await open(target, "w");
  const digest = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
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
    contentType: response.headers.get("content-type") ?? "",
    tooLarge: bytes > limit,
  };
}
