import { AsyncLocalStorage } from "node:async_hooks";
import { createMcpHandler, type McpHttpHandler } from "@modelcontextprotocol/server";
import { PREFIX } from "#lib/contract/operation.ts";
import { ENTRIES } from "#lib/domain/entries.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { pautaBy } from "#lib/mcp/call.ts";
import { openMcp } from "#lib/mcp/server.ts";
import type { Caller, Runtime } from "#lib/runtime/context.ts";
import type { Asked } from "./asked.ts";
import { keyOf, requireKeyCaller } from "./authenticate.ts";
import { dispatch } from "./dispatch.ts";
import type { RateLimits } from "./rate-limit.ts";

const MEDIA = "/media/";

export interface McpDoor {
  /** Whoever may call nothing is told so at once, and not tool by tool. */
  admit(sent: Pick<Asked, "address" | "headers">): Promise<Caller>;
  fetch(request: Request, address: string | null): Promise<Response>;
}

/** The agents' door. Each tool is a call of `/v1` by the same key: counted, logged and refused as one. */
export function openMcpDoor(runtime: Runtime, limits: RateLimits): McpDoor {
  const { appUrl } = runtime.settings;
  // The protocol's own code stands between an agent's call and ours, and hands nothing through.
  const addresses = new AsyncLocalStorage<string | null>();
  const send = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const address = addresses.getStore() ?? null;
    if (!pathname.startsWith(MEDIA)) return dispatch(runtime, limits, "api", request, address);
    return dispatch(runtime, limits, "site", new Request(`${appUrl}${PREFIX.site}${pathname}${search}`), address);
  };
  const handler: McpHttpHandler = createMcpHandler(
    ({ requestInfo }) =>
      openMcp(pautaBy(send, { address: appUrl, key: (requestInfo && keyOf(requestInfo.headers)) ?? "" })),
    { onerror: (error) => runtime.log.warn({ err: error }, "mcp"), maxSubscriptions: ENTRIES.agent.atOnce },
  );
  return {
    admit: async (sent) => {
      const caller = await requireKeyCaller(runtime, limits, sent);
      if (!caller.planIncludesApi) throw new Refusal("plan_without_api");
      return caller;
    },
    fetch: (request, address) => addresses.run(address, () => handler.fetch(request)),
  };
}
