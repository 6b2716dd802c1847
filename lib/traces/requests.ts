import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Note, Span } from "./span.ts";

interface Begun {
  note: Note;
  end: () => void;
}

interface Message {
  request: { origin?: unknown; method: string };
  response?: { statusCode: number };
  error?: { name?: string };
}

/**
 * Tells of each request that the process sends by the platform's fetch, the social network's and the models' alike.
 * Never a path or a query: some carry tokens.
 */
export function watchRequests(begin: (span: Span) => Begun | null): () => void {
  const open = new WeakMap<object, Begun>();
  const take = (request: object) => {
    const begun = open.get(request);
    open.delete(request);
    return begun;
  };
  const heard: Record<string, (message: Message) => void> = {
    "undici:request:create": ({ request }) => {
      const { host, hostname } = new URL(String(request.origin));
      const attributes = { "http.request.method": request.method, "server.address": hostname };
      const begun = begin({ name: `${request.method} ${host}`, kind: "client", attributes });
      if (begun) open.set(request, begun);
    },
    "undici:request:headers": ({ request, response }) => {
      const status = response?.statusCode ?? 0;
      const failed = status >= 400 ? { failed: String(status) } : {};
      open.get(request)?.note({ attributes: { "http.response.status_code": status }, ...failed });
    },
    "undici:request:trailers": ({ request }) => take(request)?.end(),
    "undici:request:error": ({ error, request }) => {
      const begun = take(request);
      begun?.note({ failed: error?.name ?? "error" });
      begun?.end();
    },
  };
  const listeners = Object.entries(heard).map(([name, hear]) => {
    const listener = (message: unknown) => hear(message as Message);
    subscribe(name, listener);
    return { name, listener };
  });
  return () => {
    for (const { listener, name } of listeners) unsubscribe(name, listener);
  };
}
