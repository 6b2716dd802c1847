import { PREFIX } from "#lib/contract/operation.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { answerCall } from "#lib/http/doors/answer-call.ts";
import { answerRefusal, type Reply, toReply } from "#lib/http/doors/answer.ts";
import { openAgents } from "#lib/http/doors/answer-agent.ts";
import { answerSignIn } from "#lib/http/doors/answer-sign-in.ts";
import type { Asked } from "#lib/http/doors/asked.ts";
import { MethodNotAllowed } from "#lib/http/doors/match.ts";
import type { RateLimits } from "#lib/http/doors/rate-limit.ts";
import type { Runtime } from "#lib/runtime/context.ts";
import { answerHealth, answerReady } from "./health.ts";
import type { Place } from "./place.ts";

/** Our origin, as the caller may be told it. */
type Origin = () => string;
type Answering = (asked: Asked, origin: Origin) => Promise<Reply>;
export type Doors = Readonly<Record<Exclude<Place, "page">, Answering>>;

/** Who answers what is not a page, for Next's routes and our server alike. */
export function openDoors(runtime: Runtime, limits: RateLimits): Doors {
  const call = (door: keyof typeof PREFIX) => (asked: Asked) => answerCall(runtime, limits, door, asked);
  const site = call("site");
  const agents = openAgents(runtime, limits);
  return {
    api: call("api"),
    app: call("app"),
    site,
    // By an address without /api: the social network and players ask for it.
    media: (asked) => site({ ...asked, path: `${PREFIX.site}${asked.path}` }),
    agents: async (asked) => (asked.path === "/mcp" ? agents(asked) : refuse(new Refusal("path_not_found"))),
    signIn: (asked, origin) => answerSignIn(runtime, limits, asked, origin()),
    health: (asked) => alone("/healthz", asked, answerHealth),
    ready: (asked) => alone("/readyz", asked, () => answerReady(runtime)),
  };
}

const READS = ["GET", "HEAD"];

/** One address and nothing below it, that is only read. */
async function alone(path: string, asked: Asked, answer: () => Reply | Promise<Reply>): Promise<Reply> {
  if (asked.path !== path) return refuse(new Refusal("path_not_found"));
  return READS.includes(asked.method) ? answer() : refuse(new MethodNotAllowed(READS));
}

export const refuse = (refusal: Refusal): Reply => toReply(answerRefusal(refusal, "api"));

/** What Next built are files, of which there are no others; to draw its page for one that is missing costs more than any call. */
const BUILT = "/_next/";

/** A page is read; nothing is sent to one. */
export function refusePage({ method, path }: Pick<Asked, "method" | "path">): Reply | null {
  if (!READS.includes(method)) return refuse(new MethodNotAllowed(READS));
  return path.startsWith(BUILT) ? refuse(new Refusal("path_not_found")) : null;
}
