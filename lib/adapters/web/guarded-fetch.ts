import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, fetch as send, type RequestInit as Sent } from "undici";
import { isPublicAddress } from "#lib/domain/addresses.ts";
import { isPublicAt } from "#lib/domain/link.ts";
import { AddressRefused } from "./ask-public.ts";

type Resolve = (
  name: string,
  options: { all: true },
  answer: (error: Error | null, all: LookupAddress[]) => void,
) => void;

/** Connects to what was checked, and to nothing inside. */
export const outside =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, _options, answer) =>
    resolve(hostname, { all: true }, (error, addresses) => {
      const isRefused = error === null && !addresses.every(({ address }) => isPublicAddress(address));
      answer(isRefused ? new AddressRefused("The address leads inside") : error, addresses);
    });

/** The platform's fetch for servers that a stranger named, at whatever port: it follows nobody elsewhere. */
export function guardedFetch(resolve?: Resolve): typeof fetch {
  const dispatcher = new Agent({ connect: { lookup: outside(resolve) } });
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!isPublicAt(url)) throw new AddressRefused("The address is not a public one");
    return asResponse(await send(url, { ...(init as Sent), redirect: "error", dispatcher }));
  };
}

/** The platform's own fetch is made of the same classes, of another version. */
const asResponse = (response: Awaited<ReturnType<typeof send>>) => response as unknown as Response;
