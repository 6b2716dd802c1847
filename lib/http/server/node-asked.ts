import type { IncomingMessage } from "node:http";
import type { Asked, Sender } from "#lib/http/doors/asked.ts";

interface Written {
  readonly path: string;
  readonly search: string;
}

/** A request of Node's server as the doors read it. */
export function askedOfNode(request: IncomingMessage, sender: Sender, { path, search }: Written): Asked {
  const { headers, method = "" } = request;
  return {
    method,
    path,
    query: new URLSearchParams(search),
    headers: { get: (name) => textOf(headers[name.toLowerCase()]) },
    allHeaders: () => new Headers(Object.entries(headers).map(([name, value]) => [name, textOf(value) ?? ""])),
    body: sendsBody(request) ? request : null,
    ...sender,
  };
}

const textOf = (value: string | string[] | undefined): string | null =>
  typeof value === "string" ? value : (value?.join(", ") ?? null);

export const sendsBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
