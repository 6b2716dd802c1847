import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Access } from "#lib/sdk/request.ts";
import { pautaBy } from "./call.ts";
import { openMcp } from "./server.ts";

/** For agents that start their tools as programs: the same tools, over the network, until the agent is gone. */
export function serveAgent(access: Access): void {
  const pauta = pautaBy((request) => fetch(request), access);
  serveStdio(() => openMcp(pauta));
}
