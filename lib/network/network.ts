import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Clock } from "./clock.ts";
import type { Configuration } from "./configuration.ts";
import type { Context } from "./context.ts";
import { FaultBook } from "#lib/network/control/faults.ts";
import { isRecord } from "#lib/network/control/faults.ts";
import { resumeFetching } from "#lib/network/graph/containers.ts";
import { sendUnknownPath, serveGraph } from "#lib/network/graph/serve.ts";
import { Usage } from "#lib/network/graph/usage.ts";
import { BadRequest } from "#lib/network/http/request.ts";
import { matchPath } from "#lib/network/http/router.ts";
import { sendJson } from "#lib/network/http/respond.ts";
import { notFound } from "#lib/network/pages/not-found.ts";
import { Store } from "#lib/network/store/store.ts";
import { ROUTES } from "./routes.ts";
import { changeSettings, DEFAULTS, type Settings } from "./settings.ts";

export interface Network {
  url: string;
  context: Context;
  close: () => Promise<void>;
}

/** Opens the store, takes up what was left open and listens. */
export async function startNetwork(configuration: Configuration): Promise<Network> {
  const store = new Store(configuration.directory);
  const stopping = new AbortController();
  const context: Context = {
    store,
    clock: new Clock(Number(store.recall("clock") ?? 0)),
    settings: keptSettings(store),
    faults: new FaultBook(),
    usage: new Usage(),
    configuration,
    url: configuration.publicUrl ?? "",
    stopping: stopping.signal,
  };
  registerApp(context);
  const server = createServer({ keepAliveTimeout: 15_000 }, (request, response) => {
    void serve(context, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(configuration.port, configuration.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  if (context.url === "") context.url = url;
  void resumeFetching(context);
  const close = async () => {
    stopping.abort();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    store.close();
  };
  return { url, context, close };
}

function keptSettings(store: Store): Settings {
  const kept = store.recall("settings");
  const settings = isRecord(kept) ? changeSettings(DEFAULTS, kept) : DEFAULTS;
  return typeof settings === "string" ? { ...DEFAULTS } : { ...settings };
}

function registerApp({ store, configuration }: Context): void {
  const { id, secret, redirectUris } = configuration.app;
  store.run(
    "insert into apps (id, secret, redirect_uris) values (?, ?, ?) on conflict (id) do update set secret = excluded.secret, redirect_uris = excluded.redirect_uris",
    id,
    secret,
    JSON.stringify(redirectUris),
  );
}

async function serve(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? "/", context.url);
    if (await answerRoute(context, request, response, url)) return;
    if (await serveGraph(context, request, response, url)) return;
    if (request.headers.accept?.includes("text/html")) notFound({ response });
    else sendUnknownPath(response, request.method ?? "GET", url.pathname.slice(1));
  } catch (error) {
    if (context.stopping.aborted) return;
    if (error instanceof BadRequest) return sendJson(response, 400, { error: error.message });
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    sendJson(response, 500, { error: "internal error" });
  }
}

async function answerRoute(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const method = request.method === "HEAD" ? "GET" : request.method;
  for (const route of ROUTES) {
    if (route.method !== method) continue;
    const path = matchPath(route.path, url.pathname);
    if (!path) continue;
    await route.handle({ context, request, response, url, path });
    return true;
  }
  return false;
}
