import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { WITHIN_MS } from "#lib/domain/entries.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { gateOf } from "#lib/runtime/gate.ts";
import { answerRefusal, type Reply, replyTo, toReply } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { type McpDoor, openMcpDoor } from "./mcp.ts";
import type { RateLimits } from "./rate-limit.ts";
import { readBytes } from "./read-bytes.ts";
import { whenOver } from "./when-over.ts";

/** Agents speak by the web's requests and answers, some of which go on for a while. */
export function openAgents(runtime: Runtime, limits: RateLimits): (asked: Asked) => Promise<Reply> {
  const door = openMcpDoor(runtime, limits);
  return (asked) =>
    answer(door, runtime, asked).catch((error: unknown) => {
      if (!(error instanceof Refusal)) return replyTo(error, "api", runtime.log);
      return toReply(answerRefusal(error, "api"), { "WWW-Authenticate": "Bearer" });
    });
}

/** Who it is comes before what they send: a stranger's body is not read. */
async function answer(door: McpDoor, { settings }: Runtime, asked: Asked): Promise<Reply> {
  const { address, allHeaders, body, method, path } = asked;
  const { workspaceId } = await door.admit(asked);
  const leave = await gateOf("agent").enter({ workspaceId, address });
  try {
    const sent = body && new Uint8Array(await readBytes(body, asked));
    const init = { method, headers: allHeaders(), body: ["GET", "HEAD"].includes(method) ? null : sent };
    const reply = replyOf(await door.fetch(new Request(`${settings.appUrl}${path}`, init), address));
    whenOver(reply.body, WITHIN_MS.agent, leave);
    return reply;
  } catch (error) {
    leave();
    throw error;
  }
}

const replyOf = ({ body, headers, status }: Response): Reply => ({
  status,
  headers: Object.fromEntries(headers),
  // The web's streams and Node's describe the same object apart.
  body: body && Readable.fromWeb(body as ReadableStream),
});
