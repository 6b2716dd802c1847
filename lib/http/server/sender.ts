import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import type { Logger } from "pino";
import type { Sender } from "#lib/http/doors/asked.ts";
import { familyOf } from "#lib/runtime/networks.ts";

/** What a socket for both kinds of address puts before one of the old kind. */
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
/** Some proxies write the port too. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

interface Near {
  readonly remoteAddress?: string | undefined;
}
type Sent = Pick<IncomingMessage, "headers"> & { readonly socket: Near };

/** Who calls: whom the socket leads to, and further only as far as proxies that are trusted say so. */
export function openSenders(trusted: BlockList, log: Pick<Logger, "warn">): (sent: Sent) => Sender {
  let isTold = false;
  return ({ headers, socket }) => {
    const near = addressOf(socket);
    const host = headers.host ?? null;
    const forwardedFor = headers["x-forwarded-for"];
    if (isTrusted(trusted, near)) {
      const address = furthest(trusted, near, forwardedFor);
      return { address, host: partsOf(headers["x-forwarded-host"]).at(-1) || host };
    }
    if (forwardedFor !== undefined && !isTold) {
      isTold = true;
      log.warn({ address: near }, "X-Forwarded-For is not believed: if a proxy of yours wrote it, set TRUSTED_PROXIES");
    }
    return { address: near, host };
  };
}

/** Where a connection comes from, be it the caller or a proxy. */
const addressOf = ({ remoteAddress }: Near): string | null => remoteAddress?.replace(MAPPED, "") ?? null;

/** The same of a caller alone: a proxy that is trusted speaks for many. */
export function strangerOf(trusted: BlockList, near: Near): string | null {
  const address = addressOf(near);
  return isTrusted(trusted, address) ? null : address;
}

/** Each proxy adds at the end whom it saw: the first stranger from there is the caller, whatever they wrote before. */
function furthest(trusted: BlockList, near: string | null, forwardedFor: string | string[] | undefined) {
  let known = near;
  for (const named of partsOf(forwardedFor).toReversed()) {
    const address = addressIn(named);
    if (!address) return known;
    known = address;
    if (!isTrusted(trusted, address)) return known;
  }
  return known;
}

function isTrusted(trusted: BlockList, address: string | null): boolean {
  const family = familyOf(address ?? "");
  return address !== null && family !== null && trusted.check(address, family);
}

function addressIn(named: string): string | null {
  const { four, six } = WITH_PORT.exec(named)?.groups ?? {};
  const address = (six ?? four ?? named).replace(MAPPED, "");
  return familyOf(address) && address;
}

const partsOf = (header: string | string[] | undefined): string[] =>
  String(header ?? "")
    .split(",")
    .map((part) => part.trim());
