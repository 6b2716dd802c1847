import { lookup } from "node:dns/promises";
import { Agent, request } from "undici";
import { isPublicIpv4, isPublicIpv6, isPublicLink } from "#lib/domain/link.ts";

const REDIRECTS_MAX = 3;
const TIMEOUT_MS = 10_000;
const BYTES_MAX = 2 * 1024 * 1024;

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

export interface Page {
  url: string;
  html: string;
}

/** Fetches a page of the open web: nothing inside, nothing endless. Every hop is checked as the first was. */
export async function fetchPage(link: string, signal: AbortSignal, guard: Guard = PUBLIC_ONLY): Promise<Page> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  let url = link;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const answer = await fetchOnce(url, ends, guard);
    if ("html" in answer) return { url, html: answer.html };
    url = new URL(answer.location, url).href;
  }
  throw new Error("Too many redirects");
}

async function fetchOnce(
  url: string,
  signal: AbortSignal,
  guard: Guard,
): Promise<{ html: string } | { location: string }> {
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
      headers: { accept: "text/html,application/xhtml+xml", "user-agent": "Mozilla/5.0 (compatible; Pauta/1.0)" },
    });
    const { location } = headers;
    if (statusCode >= 300 && statusCode < 400 && typeof location === "string") {
      await body.dump();
      return { location };
    }
    if (statusCode !== 200) throw new Error(`The page answered ${statusCode}`);
    const type = String(headers["content-type"] ?? "");
    if (!/^(text\/html|application\/xhtml\+xml)/i.test(type)) throw new Error(`The page is ${type || "of no type"}`);
    return { html: decode(await readLimited(body), type) };
  } finally {
    await dispatcher.destroy();
  }
}

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > BYTES_MAX) throw new Error("The page is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** By the header's charset, else the page's own, else UTF-8. */
function decode(bytes: Buffer, type: string): string {
  const declared =
    /charset=["']?([\w-]+)/i.exec(type) ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(bytes.subarray(0, 2048).toString("latin1"));
  try {
    return new TextDecoder(declared?.[1] ?? "utf-8").decode(bytes);
  } catch {
    return bytes.toString("utf8");
  }
}
