import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { makeReadable } from "#lib/http/raw-request.ts";

/** Next calls it once, before the first request. The channel tells of a request before any listener has it. */
export function register(): void {
  subscribe("http.server.request.start", (message) => makeReadable((message as { request: IncomingMessage }).request));
}
