import { timingSafeEqual } from "node:crypto";
import { durationMs } from "#lib/network/clock.ts";
import type { Context } from "#lib/network/context.ts";
import { secretHash } from "#lib/network/graph/grants.ts";
import { BadRequest, bearerOf, cookieOf, readBody, readJson } from "#lib/network/http/request.ts";
import { redirect, sendJson } from "#lib/network/http/respond.ts";
import type { Exchange, Route } from "#lib/network/http/router.ts";
import { showControl, showLocked } from "#lib/network/pages/control.ts";
import { changeSettings, DEFAULTS } from "#lib/network/settings.ts";
import { listAccounts } from "#lib/network/store/accounts.ts";
import { changeAccount, changeTokens, ensureAccount, grant, presentAccount, putApp } from "./accounts.ts";
import { ledger, requestLog } from "./ledger.ts";
import { Mistake } from "./mistake.ts";

const COOKIE = "network_control";
const DATA_TABLES = ["comments", "media", "containers", "files", "codes", "tokens", "hashtag_queries", "accounts"];

type Input = Record<string, unknown>;
type Work = (context: Context, input: Input, exchange: Exchange) => object;

function isAllowed({ context, request }: Exchange): boolean {
  const given = bearerOf(request) ?? cookieOf(request, COOKIE) ?? "";
  return isToken(context, given);
}

const isToken = ({ configuration }: Context, given: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(given)), Buffer.from(secretHash(configuration.controlToken)));

/** One call of the control endpoint: the token, JSON in, JSON out. */
function controls(method: Route["method"], path: string, work: Work): Route {
  return {
    method,
    path: `/control${path}`,
    handle: async (exchange) => {
      const { context, request, response } = exchange;
      if (!isAllowed(exchange)) return sendJson(response, 401, { error: "the control token is missing or wrong" });
      try {
        const input = method === "GET" ? {} : readJson((await readBody(request)).toString("utf8"));
        return sendJson(response, 200, work(context, input, exchange));
      } catch (error) {
        if (!(error instanceof Mistake || error instanceof BadRequest)) throw error;
        return sendJson(response, 400, { error: error.message });
      }
    },
  };
}

export const CONTROL_ROUTES: Route[] = [
  { method: "GET", path: "/control", handle: openControl },
  controls("GET", "/state", (context) => state(context)),
  controls("GET", "/ledger", (context, _, { url }) => ledger(context, url.searchParams.get("account"))),
  controls("GET", "/requests", (context, _, { url }) => requestLog(context, url.searchParams)),
  controls("GET", "/faults", ({ faults }) => ({ faults: faults.list() })),
  controls("POST", "/faults", addFault),
  controls("DELETE", "/faults", ({ faults }) => {
    faults.clear();
    return { faults: [] };
  }),
  controls("DELETE", "/faults/:id", ({ faults }, _, { path }) => {
    faults.clear(Number(path["id"]));
    return { faults: faults.list() };
  }),
  controls("POST", "/chaos", addChaos),
  controls("PUT", "/settings", putSettings),
  controls("POST", "/clock", moveClock),
  controls("POST", "/accounts", (context, input) => presentAccount(ensureAccount(context, input))),
  controls("PUT", "/accounts/:account", (context, input, { path }) =>
    changeAccount(context, path["account"] ?? "", input),
  ),
  controls("POST", "/grant", grant),
  controls("POST", "/tokens", changeTokens),
  controls("PUT", "/apps", putApp),
  controls("POST", "/reset", reset),
];

/** The page; the token from the printed address becomes a cookie, so that it leaves the address bar. */
function openControl(exchange: Exchange): void {
  const { context, response, url } = exchange;
  const token = url.searchParams.get("token");
  if (token !== null && isToken(context, token)) {
    const cookie = `${COOKIE}=${encodeURIComponent(token)}; Path=/control; HttpOnly; SameSite=Strict`;
    return redirect(response, "/control", { "set-cookie": cookie });
  }
  return isAllowed(exchange) ? showControl(exchange) : showLocked(exchange);
}

const state = ({ clock, settings, faults, store, configuration }: Context): object => ({
  now: new Date(clock.now()).toISOString(),
  clockShiftMs: clock.shiftMs,
  settings,
  faults: faults.list(),
  accounts: listAccounts(store).map(presentAccount),
  app: { id: configuration.app.id },
});

function addFault({ faults }: Context, input: Input): object {
  if (typeof input["seed"] === "number") faults.seed(input["seed"]);
  const fault = faults.add(input);
  if (typeof fault === "string") throw new Mistake(fault);
  return fault;
}

/** A random mix of lost answers, slow and failing calls, the same for the same seed. */
function addChaos({ faults }: Context, input: Input): object {
  const number = (name: string, otherwise: number) => (typeof input[name] === "number" ? input[name] : otherwise);
  const match = { op: typeof input["op"] === "string" ? input["op"] : "*" };
  faults.clear();
  faults.seed(number("seed", 1));
  const parts: Input[] = [
    { do: "commit_then_drop", probability: number("lost", 0) },
    { do: "delay", ms: number("slowMs", 3000), probability: number("slow", 0) },
    { do: "error", code: 2, transient: true, probability: number("failing", 0) },
  ];
  for (const part of parts) if (part["probability"] !== 0) faults.add({ ...part, match, times: "always" });
  return { faults: faults.list() };
}

function putSettings(context: Context, input: Input): object {
  const next = changeSettings(context.settings, input);
  if (typeof next === "string") throw new Mistake(next);
  context.settings = next;
  context.store.remember("settings", next);
  return next;
}

function moveClock({ clock, store }: Context, input: Input): object {
  const { advance, set } = input;
  if (typeof set === "string" && !Number.isNaN(Date.parse(set))) clock.set(Date.parse(set));
  else if (input["reset"] === true) clock.shiftMs = 0;
  else {
    const ms = durationMs(advance);
    if (ms === null) throw new Mistake("advance is an ISO duration such as PT24H, set an instant, or reset true");
    clock.advance(ms);
  }
  store.remember("clock", clock.shiftMs);
  return { now: new Date(clock.now()).toISOString(), clockShiftMs: clock.shiftMs };
}

/** Everything back to how it starts; with `everything`, accounts and posts go as well. */
function reset(context: Context, input: Input): object {
  const { store, clock, faults, usage } = context;
  faults.clear();
  faults.seed(1);
  usage.reset();
  clock.shiftMs = 0;
  context.settings = { ...DEFAULTS };
  store.transaction(() => {
    store.remember("clock", 0);
    store.remember("settings", context.settings);
    store.run("update accounts set restricted = 0, hides_likes = 0, quota_total = null, list_lag_ms = null");
    store.run("update apps set revoked = 0");
    store.run("update tokens set refusal = null");
    store.run("delete from requests");
    if (input["everything"] === true) for (const table of DATA_TABLES) store.run(`delete from ${table}`);
  });
  return state(context);
}
