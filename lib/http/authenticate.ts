import { readAddress } from "#lib/auth/address.ts";
import { findKeyCaller } from "#lib/auth/key-caller.ts";
import { findSessionCaller } from "#lib/auth/session.ts";
import type { Actor, Caller, Runtime } from "#lib/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Door } from "./match.ts";
import type { RateLimits } from "./rate-limit.ts";

interface Admission {
  readonly caller: Caller & { readonly actor: Exclude<Actor, { kind: "system" }> };
  /** what the answer says of the rate, whatever it is */
  readonly headers: Record<string, string>;
  /** a valid caller who may not go on: known only after the headers are */
  readonly refusal?: Refusal;
}

type Authenticate = (runtime: Runtime, limits: RateLimits, request: Request) => Promise<Admission>;

/** How each door learns who calls: by key alone, or by session alone. */
export const AUTHENTICATE: Record<Door, Authenticate> = { api: byKey, app: bySession };

async function byKey(runtime: Runtime, limits: RateLimits, request: Request): Promise<Admission> {
  const header = request.headers.get("authorization");
  const secret = /^Bearer (\S+)$/i.exec(header ?? "")?.[1];
  const caller = secret ? await findKeyCaller(runtime, secret) : null;
  if (!caller) {
    await limits.forStranger(addressOf(request));
    throw new Refusal(header ? "key_invalid" : "key_missing");
  }
  const rate = await limits.forKey(caller.actor.id);
  const reason = caller.planIncludesApi ? rate.exceeded && "too_many_requests" : "plan_without_api";
  return { caller, headers: rate.headers, ...(reason && { refusal: new Refusal(reason) }) };
}

async function bySession(runtime: Runtime, limits: RateLimits, request: Request): Promise<Admission> {
  if (request.method !== "GET" && !isOwnOrigin(runtime, request)) throw new Refusal("origin_not_allowed");
  const caller = await findSessionCaller(runtime, request.headers);
  if (!caller) {
    await limits.forStranger(addressOf(request));
    throw new Refusal("session_missing");
  }
  const rate = await limits.forSession(caller.actor.id);
  return { caller, headers: {}, ...(rate.exceeded && { refusal: new Refusal("too_many_requests") }) };
}

export function isOwnOrigin({ settings }: Runtime, request: Request): boolean {
  const origin = request.headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  return origin === new URL(settings.appUrl).origin || new URL(origin).host === request.headers.get("host");
}

export const addressOf = ({ headers }: Request): string | null => readAddress(headers.get("x-forwarded-for"));
