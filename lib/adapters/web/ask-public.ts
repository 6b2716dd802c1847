import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import type { Readable } from "node:stream";
import { Agent, request } from "undici";
import { isPublicAddress } from "#lib/domain/addresses.ts";
import { isPublicLink } from "#lib/domain/link.ts";
import { decoded } from "./decoded.ts";

const REDIRECTS_MAX = 3;
const BROWSER = "Mozilla/5.0 (compatible; Pauta/1.0)";

/** Where it leads is not for who gave the address to reach. */
export class AddressRefused extends Error {}

/** Where a link may lead: to an address outside, to any, or it is not asked at all. A test lets its own server through. */
export type Guard = (link: string) => "outside" | "anywhere" | "nowhere";

export const PUBLIC_ONLY: Guard = (link) => (isPublicLink(link) ? "outside" : "nowhere");

/** How a name becomes addresses; a test has its own. */
type Resolve = (name: string) => Promise<LookupAddress[]>;

export interface Asking {
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly guard: Guard;
  readonly resolve?: Resolve;
}

export interface Answered {
  /** where it was found in the end */
  readonly url: string;
  readonly status: number;
  readonly type: string;
  /** without the encoding that it was sent in */
  readonly body: Readable;
}

/** Asks the open web, and no address inside: every hop is checked as the first was. The answer is open while it is read. */
export async function askPublic<T>(
  link: string,
  asking: Asking,
  signal: AbortSignal,
  read: (answered: Answered) => Promise<T>,
): Promise<T> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(asking.timeoutMs)]);
  let url = link;
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const went = await askOnce(url, asking, ends, read);
    if ("is" in went) return went.is;
    url = new URL(went.location, url).href;
  }
  throw new Error("Too many redirects");
}

async function askOnce<T>(
  url: string,
  { guard, headers: sent, resolve = resolveAll }: Asking,
  signal: AbortSignal,
  read: (answered: Answered) => Promise<T>,
): Promise<{ is: T } | { location: string }> {
  const may = guard(url);
  if (may === "nowhere") throw new AddressRefused("The address is not a public one");
  const { hostname } = new URL(url);
  const addresses = await orAbort(resolve(hostname.replace(/^\[|\]$/g, "")), signal);
  if (may === "outside" && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefused("The address leads inside");
  // Connects to what was checked, whatever the name says a moment later.
  const dispatcher = new Agent({ connect: { lookup: (_name, _options, answer) => answer(null, addresses) } });
  try {
    const asked = await request(url, { dispatcher, signal, headers: { "user-agent": BROWSER, ...sent } });
    const { body, headers, statusCode: status } = asked;
    // What is not read of it goes with its connection.
    body.on("error", () => {});
    const { location } = headers;
    if (status >= 300 && status < 400 && typeof location === "string") return { location };
    const type = String(headers["content-type"] ?? "");
    return { is: await read({ url, status, type, body: decoded(body, headers["content-encoding"]) }) };
  } finally {
    await dispatcher.destroy();
  }
}

const resolveAll: Resolve = (name) => lookup(name, { all: true });

/** A resolver knows no signal. */
async function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
