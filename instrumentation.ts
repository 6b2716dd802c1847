import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "#lib/env.ts";
import { keepToApi, makeReadable } from "#lib/http/raw-request.ts";

/** Next calls it once, before the first request. The channel tells of a request before any listener has it. */
export function register(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    keepToApi(request, env.API_HOST);
    makeReadable(request);
  });
}
