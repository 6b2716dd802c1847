import { randomUUID } from "node:crypto";
import { type Door, isSite, type Operation, PREFIX } from "#lib/contract/operation.ts";
import { type Call, type Context, openContext, type Runtime } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { type Permission, roleAllows } from "#lib/domain/role.ts";
import { runHandler } from "#lib/http/handlers/index.ts";
import { type Answer, answerRefusal, type Reply, toReply, withEtag } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { authenticate } from "./authenticate.ts";
import { readEditing } from "./editing.ts";
import { readIdempotencyKey, runOnce } from "./idempotency.ts";
import { parseBody, parseQuery, readBody, readHeaders } from "./input.ts";
import { match, type Match, MethodNotAllowed } from "./match.ts";
import { OPENAPI_PATH, openApiAnswer } from "./openapi.ts";
import { present, redirectTo } from "./present.ts";
import { measureCall } from "#lib/metrics/measures.ts";
import type { Note } from "#lib/traces/span.ts";
import { inSpan } from "#lib/traces/spans.ts";
import type { RateLimits } from "./rate-limit.ts";

/** What becomes known of a call on its way, for its headers and its log line; never a key, a token or a body. */
interface Trace {
  readonly requestId: string;
  readonly headers: Record<string, string>;
  operation?: string;
  workspaceId?: string;
  actorId?: string;
}

interface Arrived {
  readonly runtime: Runtime;
  readonly limits: RateLimits;
  readonly door: Door;
  readonly asked: Asked;
}

/** A call on its way, and what it meets. */
interface Way extends Arrived {
  readonly path: string;
  readonly trace: Trace;
}

/** One call, from what was asked to what is sent. */
export const answerCall = (runtime: Runtime, limits: RateLimits, door: Door, asked: Asked): Promise<Reply> =>
  inSpan({ name: asked.method, kind: "server", parent: asked.headers.get("traceparent") }, (note) =>
    answerNoted({ runtime, limits, door, asked }, note),
  );

async function answerNoted({ asked, door, limits, runtime }: Arrived, note: Note): Promise<Reply> {
  const startedMs = performance.now();
  const requestId = randomUUID();
  const trace: Trace = { requestId, headers: { "X-Request-Id": requestId } };
  const way: Way = { runtime, limits, door, asked, path: asked.path.slice(PREFIX[door].length), trace };
  const answer = await answerFound(way).catch((error: unknown) => {
    if (error instanceof Refusal) return answerRefusal(error, door);
    runtime.log.error({ err: error, requestId, operation: trace.operation }, "call failed");
    return answerRefusal(new Refusal("unexpected"), door);
  });
  const { headers, ...known } = trace;
  const tookMs = performance.now() - startedMs;
  measureCall(tookMs / 1000, door, trace.operation ?? "none", String(answer.status));
  const ms = Math.round(tookMs);
  const attributes = { "http.request.method": asked.method, "http.response.status_code": answer.status };
  const failed = answer.status >= 500 ? { failed: String(answer.status) } : {};
  note({ name: trace.operation ?? "none", attributes: { ...attributes, "pauta.door": door, requestId }, ...failed });
  runtime.log.info({ ...known, door, method: asked.method, status: answer.status, ms }, "call");
  return toReply(answer, headers);
}

async function answerFound(way: Way): Promise<Answer> {
  const { asked, door, path, trace } = way;
  if (door === "api" && path === OPENAPI_PATH) {
    if (asked.method !== "GET") throw new MethodNotAllowed(["GET"]);
    return openApiAnswer(asked.headers.get("if-none-match"));
  }
  const found = match(door, asked.method, path);
  trace.operation = found.name;
  return answerMatched(way, found).catch((error: unknown) => answerOtherwise(way, found.operation, error));
}

/** The steps of a call, in the order in which the contract says that errors win. */
async function answerMatched(way: Way, { name, operation, params }: Match): Promise<Answer> {
  const { asked, door, limits, path, runtime, trace } = way;
  const { caller, headers, refusal, userId } = await authenticate(door, operation, runtime, limits, asked);
  Object.assign(trace.headers, headers);
  Object.assign(trace, { workspaceId: caller?.workspaceId, actorId: caller?.actor.id ?? userId });
  if (refusal) throw refusal;

  const editing = door === "app" ? readEditing(asked.headers) : null;
  const call: Call = { requestId: trace.requestId, address: asked.address, editing };
  const context = caller && openContext(runtime, caller, call);
  if (operation.permission) requirePermission(context, operation.permission);

  const sent = await readBody(operation, asked);
  const input = {
    params,
    query: parseQuery(operation, asked.query),
    body: parseBody(operation, sent.value),
    headers: readHeaders(operation, asked.headers),
  };
  const run = async (within: object) => present(runtime, operation, await runHandler(name, within, input));
  if (!context) return run({ ...runtime, ...call, ...(userId !== undefined && { userId }) });
  if (isSite(operation)) return run({ ...context, log: runtime.log });
  if (operation.transport === "lines") return run({ ...context, runtime });

  const idempotencyKey = readIdempotencyKey(asked, context);
  if (idempotencyKey) return runOnce(context, idempotencyKey, `${path}\n${sent.text}`, run);
  const answer = await run(context);
  return operation.etag ? withEtag(answer, asked.headers.get("if-none-match")) : answer;
}

/** A refusal, where it is not simply said. */
async function answerOtherwise(way: Way, operation: Operation, error: unknown): Promise<Answer> {
  if (!(error instanceof Refusal) || !isSite(operation)) throw error;
  // Who sends what is not signed is a stranger, whose guesses are counted; who signs is never held up by theirs.
  if (operation.caller === "signed") await way.limits.forStranger(way.asked.address);
  const path = operation.transport === "redirect" && operation.otherwise[error.code];
  if (!path) throw error;
  return redirectTo(way.runtime, path);
}

function requirePermission(context: Context | undefined, permission: Permission): void {
  const actor = context?.actor;
  if (!actor || (actor.kind === "user" && !roleAllows(actor.role, permission))) throw new Refusal("role_not_allowed");
}
