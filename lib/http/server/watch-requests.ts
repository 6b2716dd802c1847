import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "#lib/runtime/env.ts";
import { keepToApi, makeReadable } from "./raw-request.ts";

/** The channel tells of a request before any listener, Next's own too, has it. */
export function watchRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    keepToApi(request, env.API_HOST);
    makeReadable(request);
  });
}
