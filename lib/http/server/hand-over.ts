import type { IncomingMessage } from "node:http";
import type { Sender } from "#lib/http/doors/asked.ts";

/** Next reads who calls, and where, from headers: they say what we know, whatever was sent. */
export function handOver(request: IncomingMessage, target: string, { address }: Sender, origin: string): void {
  const { host, protocol } = new URL(origin);
  const { headers } = request;
  for (const name of ["forwarded", "x-forwarded-port", "x-real-ip"]) delete headers[name];
  request.url = target;
  headers.host = host;
  headers["x-forwarded-host"] = host;
  headers["x-forwarded-proto"] = protocol.slice(0, -1);
  headers["x-forwarded-for"] = address ?? "";
}
