import { randomBytes } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "#lib/network/context.ts";
import type { Action } from "#lib/network/control/faults.ts";
import { logRequest } from "#lib/network/control/log.ts";
import { BadRequest, bearerOf, type Params, readParams } from "#lib/network/http/request.ts";
import { send, sendJson } from "#lib/network/http/respond.ts";
import type { Call, Handler } from "./call.ts";
import { HANDLERS, type Op, resolve } from "./endpoints.ts";
import { badParameter, ExchangeError, GraphError, noSuchObject } from "./errors.ts";
import { type Grant, readGrant } from "./grants.ts";
import { BareNumbers, exchangeCode, exchangeLong, refreshLong } from "./tokens.ts";
import { readVersion, type Version } from "./versions.ts";

interface Outcome {
  status: number;
  body: unknown;
  code: number | null;
  subcode: number | null;
}

/** Answers one call of the Graph API; false when the path is none of it. */
export async function serveGraph(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<boolean> {
  const method = request.method ?? "GET";
  const version = readVersion(url.pathname.split("/").filter(Boolean), context.clock.now());
  const op = resolve(context, method, version.rest, url.searchParams.get("fields") ?? "");
  if (op === null) return false;
  const startedAt = context.clock.now();
  const startedReal = performance.now();
  const params = await readParams(request, url).catch((error: unknown) => {
    if (error instanceof BadRequest) return null;
    throw error;
  });
  const token = bearerOf(request) ?? params?.["access_token"] ?? null;
  const grant = grantOrNull(context, token);
  const fault = context.faults.strike(op, grant?.account ?? null);
  const outcome = await run({ context, url, version, op, params, token, fault });
  logRequest(context, {
    at: startedAt,
    op,
    method,
    url,
    accountId: grant?.account.id ?? null,
    status: lost(fault) ? null : outcome.status,
    code: outcome.code,
    subcode: outcome.subcode,
    fault: fault?.do ?? null,
    tookMs: Math.round(performance.now() - startedReal),
  });
  await answer(response, fault, outcome, headersOf(context, grant, version, fault));
  return true;
}

interface Run {
  context: Context;
  url: URL;
  version: Version;
  op: Op;
  params: Params | null;
  token: string | null;
  fault: Action | null;
}

const lost = (fault: Action | null): boolean => fault?.do === "drop_before" || fault?.do === "commit_then_drop";

async function run(asked: Run): Promise<Outcome> {
  const { fault } = asked;
  try {
    if (fault?.do === "drop_before" || fault?.do === "garbage")
      return { status: 502, body: null, code: null, subcode: null };
    if (fault?.do === "delay") await sleep(fault.ms);
    if (fault?.do === "error") throw new GraphError(fault.code, fault.subcode, fault);
    if (fault?.do === "token") throw new GraphError(190, fault.subcode);
    const body = await perform(asked);
    if (fault?.do === "commit_then_error") throw new GraphError(fault.code, fault.subcode, fault);
    return { status: 200, body, code: null, subcode: null };
  } catch (error) {
    return refused(error);
  }
}

async function perform(asked: Run): Promise<object> {
  const { context, url, version, op, params, token, fault } = asked;
  if (!version.known) throw new GraphError(2635);
  if (params === null) throw badParameter("The body cannot be read");
  if (op === "exchange_code") return exchangeCode(context, params);
  if (op === "exchange_long") return exchangeLong(context, params, token);
  if (op === "refresh") return refreshLong(context, params, token);
  const grant = readGrant(context, token);
  countCall(context, grant);
  const [first = ""] = version.rest;
  const call: Call = {
    context,
    params,
    id: first === "me" ? grant.account.id : first,
    grant,
    fault,
    address: new URL(url.pathname + url.search, context.url),
  };
  const handler: Handler = HANDLERS[op];
  return handler(call);
}

function countCall({ usage, clock, settings }: Context, { account }: Grant): void {
  usage.count(clock.now(), account.id);
  if (usage.appIsOver(settings.callsPerHour)) throw new GraphError(4);
  if (usage.accountIsOver(account.id, settings.accountCallsPerDay)) throw new GraphError(80002);
}

function refused(error: unknown): Outcome {
  const traceId = randomBytes(8).toString("base64url");
  if (error instanceof ExchangeError) return { status: 400, body: error.body(), code: 400, subcode: null };
  const told = error instanceof GraphError ? error : new GraphError(1);
  if (told !== error) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return { status: told.http, body: told.body(traceId), code: told.code, subcode: told.subcode };
}

async function answer(
  response: ServerResponse,
  fault: Action | null,
  outcome: Outcome,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  if (lost(fault)) {
    response.destroy();
    return;
  }
  if (fault?.do === "garbage") {
    send(response, 502, "<html><body><h1>502 Bad Gateway</h1></body></html>", { "content-type": "text/html" });
    return;
  }
  if (fault?.do === "delay_answer") await sleep(fault.ms);
  const text = outcome.body instanceof BareNumbers ? outcome.body.text() : JSON.stringify(outcome.body);
  const json = { "content-type": "application/json; charset=UTF-8", "cache-control": "private, no-cache, no-store" };
  if (fault?.do === "slow_body") {
    response.writeHead(outcome.status, { ...json, ...headers });
    response.write(text.slice(0, 1));
    await sleep(fault.ms);
    response.end(text.slice(1));
    return;
  }
  send(response, outcome.status, text, { ...json, ...headers });
}

function grantOrNull(context: Context, token: string | null): Grant | null {
  try {
    return readGrant(context, token);
  } catch {
    return null;
  }
}

function headersOf(context: Context, grant: Grant | null, version: Version, fault: Action | null): OutgoingHttpHeaders {
  const { usage, settings, clock } = context;
  const forced = fault?.do === "rate_headers" ? fault : null;
  const app = forced?.percent ?? usage.appPercent(settings.callsPerHour);
  const headers: OutgoingHttpHeaders = {
    "facebook-api-version": version.name,
    "x-app-usage": JSON.stringify({ call_count: app, total_time: app, total_cputime: app }),
  };
  if (version.ended) {
    headers["x-ad-api-version-warning"] = "The call has been auto-upgraded as the requested version has ended.";
  }
  if (!grant) return headers;
  const { id } = grant.account;
  const percent = forced?.percent ?? usage.accountPercent(id, settings.accountCallsPerDay);
  const over = usage.accountIsOver(id, settings.accountCallsPerDay);
  const minutes = forced?.minutes ?? (over ? usage.minutesToNextDay(clock.now()) : 0);
  const share = { type: "instagram", call_count: percent, total_cputime: percent, total_time: percent };
  const entry = { ...share, estimated_time_to_regain_access: minutes };
  return { ...headers, "x-business-use-case-usage": JSON.stringify({ [id]: [entry] }) };
}

/** What a path that means nothing answers to a program. */
export function sendUnknownPath(response: ServerResponse, method: string, path: string): void {
  const error = noSuchObject(method === "POST" ? "post" : "get", path);
  sendJson(response, error.http, error.body(randomBytes(8).toString("base64url")));
}
