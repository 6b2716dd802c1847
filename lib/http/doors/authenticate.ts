import { findKeyCaller } from "#lib/auth/key-caller.ts";
import { findSessionCaller, findSessionUser } from "#lib/auth/session.ts";
import { type Door, isSite, type Operation, type OutsideCaller } from "#lib/contract/operation.ts";
import type { Actor, Caller, Runtime } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Asked } from "./asked.ts";
import type { RateLimits } from "./rate-limit.ts";

/** Whom a call comes from; a person who belongs to no workspace, or anyone at all, is no caller. */
interface Admission {
  readonly caller?: Caller & { readonly actor: Exclude<Actor, { kind: "system" }> };
  readonly userId?: string;
  /** what the answer says of the rate, whatever it is */
  readonly headers?: Record<string, string>;
  /** a valid caller who may not go on: known only after the headers are */
  readonly refusal?: Refusal;
}

type Authenticate = (runtime: Runtime, limits: RateLimits, asked: Asked) => Promise<Admission>;

type CallerKind = "key" | "member" | OutsideCaller;

/** How each kind of caller is told: by key alone, by session alone, or not at all. */
const AUTHENTICATE: Record<CallerKind, Authenticate> = {
  key: byKey,
  member: bySession,
  person: asPerson,
  anyone: asAnyone,
  // Counted by the dispatcher, where it turns out that they are not signed.
  signed: async () => ({}),
  public: async () => ({}),
};

/** Who may call, told or refused. */
export const authenticate = (door: Door, operation: Operation, ...call: Parameters<Authenticate>): Promise<Admission> =>
  AUTHENTICATE[callerKindOf(door, operation)](...call);

const callerKindOf = (door: Door, operation: Operation): CallerKind =>
  door === "api" ? "key" : ((isSite(operation) ? operation.caller : undefined) ?? "member");

type Keyed = Pick<Asked, "address" | "headers">;

export const keyOf = (headers: Asked["headers"]): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];

/** Whom a key speaks for; whoever brings none is a stranger, whose guesses are counted. */
export async function requireKeyCaller(runtime: Runtime, limits: RateLimits, { address, headers }: Keyed) {
  const secret = keyOf(headers);
  const caller = secret ? await findKeyCaller(runtime, secret) : null;
  if (caller) return caller;
  await limits.forStranger(address);
  throw new Refusal(headers.get("authorization") ? "key_invalid" : "key_missing");
}

async function byKey(runtime: Runtime, limits: RateLimits, asked: Asked): Promise<Admission> {
  const caller = await requireKeyCaller(runtime, limits, asked);
  const rate = await limits.forKey(caller.actor.id);
  const reason = caller.planIncludesApi ? rate.exceeded && "too_many_requests" : "plan_without_api";
  return { caller, headers: rate.headers, ...(reason && { refusal: new Refusal(reason) }) };
}

async function bySession(runtime: Runtime, limits: RateLimits, asked: Asked): Promise<Admission> {
  requireOwnOrigin(runtime, asked);
  const caller = await findSessionCaller(runtime, asked.headers);
  if (!caller) return refuseStranger(limits, asked);
  return { caller, ...(await countSession(limits, caller.actor.id)) };
}

async function asPerson(runtime: Runtime, limits: RateLimits, asked: Asked): Promise<Admission> {
  requireOwnOrigin(runtime, asked);
  const user = await findSessionUser(runtime, asked.headers);
  if (!user) return refuseStranger(limits, asked);
  return { userId: user.id, ...(await countSession(limits, user.id)) };
}

async function asAnyone(runtime: Runtime, limits: RateLimits, asked: Asked): Promise<Admission> {
  requireOwnOrigin(runtime, asked);
  await limits.forStranger(asked.address);
  return {};
}

async function refuseStranger(limits: RateLimits, asked: Asked): Promise<never> {
  await limits.forStranger(asked.address);
  throw new Refusal("session_missing");
}

async function countSession(limits: RateLimits, userId: string): Promise<Pick<Admission, "refusal">> {
  const { exceeded } = await limits.forSession(userId);
  return exceeded ? { refusal: new Refusal("too_many_requests") } : {};
}

function requireOwnOrigin({ settings }: Runtime, { headers, host, method }: Asked): void {
  if (method === "GET") return;
  const origin = headers.get("origin");
  const isOwn =
    origin !== null &&
    URL.canParse(origin) &&
    (origin === new URL(settings.appUrl).origin || new URL(origin).host === host);
  if (!isOwn) throw new Refusal("origin_not_allowed");
}
