import { randomUUID } from "node:crypto";
import { type Door, isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";
import { type Call, type Context, openContext, type Runtime } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type Permission, roleAllows } from "#lib/domain/role.ts";
import { type Answer, answerRefusal, toResponse, withEtag } from "./answer.ts";
import { addressOf, authenticate } from "./authenticate.ts";
import { runHandler } from "#lib/http/handlers/index.ts";
import { readEditing } from "./editing.ts";
import { readIdempotencyKey, runOnce } from "./idempotency.ts";
import { parseBody, parseQuery, readBody, readHeaders } from "./input.ts";
import { match, type Match, MethodNotAllowed } from "./match.ts";
import { OPENAPI_PATH, openApiText } from "./openapi.ts";
import { present, redirectTo } from "./present.ts";
import type { RateLimits } from "./rate-limit.ts";

/** What becomes known of a call on its way, for its headers and its log line; never a key, a token or a body. */
interface Trace {
  readonly requestId: string;
  readonly headers: Record<string, string>;
  operation?: string;
  workspaceId?: string;
  actorId?: string;
}

/** A request on its way, and what it meets. */
interface Way {
  readonly runtime: Runtime;
  readonly limits: RateLimits;
  readonly door: Door;
  readonly request: Request;
  readonly url: URL;
  readonly path: string;
  readonly trace: Trace;
}

/** One call, from a request to its response, the same in a Next route, a plain server or a test. */
export async function dispatch(runtime: Runtime, limits: RateLimits, door: Door, request: Request): Promise<Response> {
  const startedMs = performance.now();
  const requestId = randomUUID();
  const trace: Trace = { requestId, headers: { "X-Request-Id": requestId } };
  const url = new URL(request.url);
  const path = url.pathname.slice(PREFIX[door].length);
  const way: Way = { runtime, limits, door, request, url, path, trace };
  const answer = await answerCall(way).catch((error: unknown) => {
    if (error instanceof Refusal) return answerRefusal(error, door);
    runtime.log.error({ err: error, requestId, operation: trace.operation }, "call failed");
    return answerRefusal(new Refusal("unexpected"), door);
  });
  const { headers, ...known } = trace;
  const ms = Math.round(performance.now() - startedMs);
  runtime.log.info({ ...known, door, method: request.method, status: answer.status, ms }, "call");
  return toResponse(answer, headers);
}

async function answerCall(way: Way): Promise<Answer> {
  const { door, path, request, trace } = way;
  if (door === "api" && path === OPENAPI_PATH) {
    if (request.method !== "GET") throw new MethodNotAllowed(["GET"]);
    return { status: 200, body: JSON.parse(openApiText()) };
  }
  const found = match(door, request.method, path);
  trace.operation = found.name;
  return answerMatched(way, found).catch((error: unknown) => answerOtherwise(way, found.operation, error));
}

/** The steps of a call, in the order in which the contract says that errors win. */
async function answerMatched(way: Way, { name, operation, params }: Match): Promise<Answer> {
  const { door, limits, path, request, runtime, trace, url } = way;
  const { caller, headers, refusal, userId } = await authenticate(door, operation, runtime, limits, request);
  Object.assign(trace.headers, headers);
  Object.assign(trace, { workspaceId: caller?.workspaceId, actorId: caller?.actor.id ?? userId });
  if (refusal) throw refusal;

  const editing = door === "app" ? readEditing(request.headers) : null;
  const call: Call = { requestId: trace.requestId, address: addressOf(request), editing };
  const context = caller && openContext(runtime, caller, call);
  if (operation.permission) requirePermission(context, operation.permission);

  const sent = await readBody(operation, request);
  const input = {
    params,
    query: parseQuery(operation, url.searchParams),
    body: parseBody(operation, sent.value),
    headers: readHeaders(operation, request.headers),
  };
  const run = async (within: object) => present(runtime, operation, await runHandler(name, within, input));
  if (!context) return run({ ...runtime, ...call, ...(userId !== undefined && { userId }) });
  if (isSite(operation)) return run({ ...context, log: runtime.log });

  const idempotencyKey = readIdempotencyKey(request, context);
  if (idempotencyKey) return runOnce(context, idempotencyKey, `${path}\n${sent.text}`, run);
  const answer = await run(context);
  return operation.etag ? withEtag(answer, request.headers.get("if-none-match")) : answer;
}

/** A refusal, where it is not simply said. */
async function answerOtherwise(way: Way, operation: Operation, error: unknown): Promise<Answer> {
  if (!(error instanceof Refusal) || !isSite(operation)) throw error;
  // Who sends what is not signed is a stranger, whose guesses are counted; who signs is never held up by theirs.
  if (operation.caller === "signed") await way.limits.forStranger(addressOf(way.request));
  const path = operation.transport === "redirect" && operation.otherwise[error.code];
  if (!path) throw error;
  return redirectTo(way.runtime, path);
}

function requirePermission(context: Context | undefined, permission: Permission): void {
  const actor = context?.actor;
  if (!actor || (actor.kind === "user" && !roleAllows(actor.role, permission))) throw new Refusal("role_not_allowed");
}
