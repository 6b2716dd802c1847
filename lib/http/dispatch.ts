import { randomUUID } from "node:crypto";
import { type Context, openContext, type Runtime } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type Permission, roleAllows } from "#lib/domain/role.ts";
import { type Answer, answerRefusal, toResponse, withEtag } from "./answer.ts";
import { addressOf, AUTHENTICATE } from "./authenticate.ts";
import { runHandler } from "./handlers/index.ts";
import { readEditing } from "./editing.ts";
import { readIdempotencyKey, runOnce } from "./idempotency.ts";
import { parseBody, parseQuery, readBody } from "./input.ts";
import { type Door, match, MethodNotAllowed } from "./match.ts";
import { OPENAPI_PATH, openApiText } from "./openapi.ts";
import type { RateLimits } from "./rate-limit.ts";

const PREFIX: Record<Door, string> = { api: "/v1", app: "/api/app" };

/** What becomes known of a call on its way, for its headers and its log line; never a key, a token or a body. */
interface Trace {
  readonly requestId: string;
  readonly headers: Record<string, string>;
  operation?: string;
  workspaceId?: string;
  actorId?: string;
}

/** One call, from a request to its response, the same in a Next route, a plain server or a test. */
export async function dispatch(runtime: Runtime, limits: RateLimits, door: Door, request: Request): Promise<Response> {
  const startedMs = performance.now();
  const requestId = randomUUID();
  const trace: Trace = { requestId, headers: { "X-Request-Id": requestId } };
  const answer = await answerCall(runtime, limits, door, request, trace).catch((error: unknown) => {
    if (error instanceof Refusal) return answerRefusal(error, door);
    runtime.log.error({ err: error, requestId, operation: trace.operation }, "call failed");
    return answerRefusal(new Refusal("unexpected"), door);
  });
  const { headers, ...known } = trace;
  const ms = Math.round(performance.now() - startedMs);
  runtime.log.info({ ...known, door, method: request.method, status: answer.status, ms }, "call");
  return toResponse(answer, headers);
}

/** The steps of a call, in the order in which the contract says that errors win. */
async function answerCall(
  runtime: Runtime,
  limits: RateLimits,
  door: Door,
  request: Request,
  trace: Trace,
): Promise<Answer> {
  const url = new URL(request.url);
  const path = url.pathname.slice(PREFIX[door].length);
  if (door === "api" && path === OPENAPI_PATH) {
    if (request.method !== "GET") throw new MethodNotAllowed(["GET"]);
    return { status: 200, body: JSON.parse(openApiText()) };
  }

  const { name, operation, params } = match(door, request.method, path);
  trace.operation = name;

  const { caller, headers, refusal } = await AUTHENTICATE[door](runtime, limits, request);
  Object.assign(trace.headers, headers);
  Object.assign(trace, { workspaceId: caller.workspaceId, actorId: caller.actor.id });
  if (refusal) throw refusal;

  const editing = door === "app" ? readEditing(request.headers) : null;
  const call = { requestId: trace.requestId, address: addressOf(request), editing };
  const context = openContext(runtime, caller, call);
  if (operation.permission) requirePermission(context, operation.permission);

  const sent = await readBody(request);
  const input = { params, query: parseQuery(operation, url.searchParams), body: parseBody(operation, sent.value) };
  const run = async (within: Context): Promise<Answer> => ({
    status: operation.status ?? 200,
    body: await runHandler(name, within, input),
  });

  const idempotencyKey = readIdempotencyKey(request, context);
  if (idempotencyKey) return runOnce(runtime, context, idempotencyKey, `${path}\n${sent.text}`, run);
  const answer = await run(context);
  return operation.etag ? withEtag(answer, request.headers.get("if-none-match")) : answer;
}

function requirePermission({ actor }: Context, permission: Permission): void {
  if (actor.kind === "user" && !roleAllows(actor.role, permission)) throw new Refusal("role_not_allowed");
}
