import { lookup } from "node:dns/promises";
import { Agent, request } from "undici";
import { isPublicIpv4, isPublicIpv6, isPublicLink } from "#lib/domain/link.ts";

const REDIRECTS_MAX = 3;

interface Address {
  address: string;
  family: number;
}

/** What may be fetched; a test lets its own server through. */
export interface Guard {
  isLinkAllowed(url: string): boolean;
  isAddressAllowed(address: Address): boolean;
}

export const PUBLIC_ONLY: Guard = {
  isLinkAllowed: isPublicLink,
  isAddressAllowed: ({ address, family }) => (family === 4 ? isPublicIpv4(address) : isPublicIpv6(address)),
};

/** What is wanted of an address, and how much of it. */
interface Wanted {
  readonly accept: string;
  readonly type: RegExp;
  readonly bytesMax: number;
  readonly timeoutMs: number;
  readonly guard: Guard;
}

export interface Fetched {
  /** where it was found in the end */
  readonly url: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Fetches from the open web: nothing inside, nothing endless. Every hop is checked as the first was. */
export async function fetchPublic(link: string, wanted: Wanted, signal: AbortSignal): Promise<Fetched> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(wanted.timeoutMs)]);
  let url = link;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const answer = await fetchOnce(url, wanted, ends);
    if ("bytes" in answer) return { url, ...answer };
    url = new URL(answer.location, url).href;
  }
  throw new Error("Too many redirects");
}

async function fetchOnce(
  url: string,
  { accept, bytesMax, guard, type: wanted }: Wanted,
  signal: AbortSignal,
): Promise<Omit<Fetched, "url"> | { location: string }> {
  if (!guard.isLinkAllowed(url)) throw new Error("The address is not a public one");
  const { hostname } = new URL(url);
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ""), { all: true });
  if (addresses.length === 0 || !addresses.every(guard.isAddressAllowed)) throw new Error("The address leads inside");
  // Connects to what was checked, whatever the name says a moment later.
  const dispatcher = new Agent({ connect: { lookup: (_name, _options, answer) => answer(null, addresses) } });
  try {
    const { body, headers, statusCode } = await request(url, {
      dispatcher,
      signal,
      headers: { accept, "user-agent": "Mozilla/5.0 (compatible; Pauta/1.0)" },
    });
    const { location } = headers;
    if (statusCode >= 300 && statusCode < 400 && typeof location === "string") {
      await body.dump();
      return { location };
    }
    if (statusCode !== 200) throw new Error(`The page answered ${statusCode}`);
    const type = String(headers["content-type"] ?? "");
    if (!wanted.test(type)) throw new Error(`The page is ${type || "of no type"}`);
    return { type, bytes: await readLimited(body, bytesMax) };
  } finally {
    await dispatcher.destroy();
  }
}

async function readLimited(body: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new Error("The page is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
