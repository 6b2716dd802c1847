import { setTimeout as sleep } from "node:timers/promises";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "#lib/domain/refusal.ts";
import { createSharedLimit, type Take } from "./shared-limit.ts";

/** Calls without a valid key, per address. */
const STRANGER_CALLS_PER_MINUTE = 600;
/** What a whole office types; to look at one costs more than any other call. */
const SIGN_INS_PER_MINUTE = 120;
/** Whoever goes on regardless is told so after a while: a caller who waits for answers asks that much less often. */
const STRANGER_WAITS_MS = 1000;
/** A person's browser asks in bursts that no program's key needs. */
const SESSION_CALLS_PER_MINUTE = 1200;

/** Counts a call; gives the headers that say what is left. */
export interface RateLimits {
  forKey(id: string): Promise<RateState>;
  forSession(id: string): Promise<RateState>;
  forStranger(address: string | null): Promise<void>;
  forSignIn(address: string | null): Promise<void>;
}

interface RateState {
  readonly exceeded: boolean;
  readonly headers: Record<string, string>;
}

interface Options {
  sessionCalls?: number;
  strangerCalls?: number;
  signIns?: number;
  /** without it a key's calls are counted by this process alone */
  take?: Take;
}

/** A key's calls are counted by all web processes together; a person's and a stranger's by each. */
export function createRateLimits(
  requestsPerMinute: number,
  {
    sessionCalls = SESSION_CALLS_PER_MINUTE,
    signIns = SIGN_INS_PER_MINUTE,
    strangerCalls = STRANGER_CALLS_PER_MINUTE,
    take,
  }: Options = {},
): RateLimits {
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const countKey = take ? countShared(requestsPerMinute, take) : countOf(perMinute(requestsPerMinute));
  const sessions = perMinute(sessionCalls);
  return {
    forKey: countKey,
    forSession: (id) => count(sessions, id),
    forStranger: turnAway(perMinute(strangerCalls)),
    forSignIn: turnAway(perMinute(signIns)),
  };
}

const turnAway = (limiter: RateLimiterMemory) => async (address: string | null) => {
  if (!(await count(limiter, address ?? "")).exceeded) return;
  await sleep(STRANGER_WAITS_MS);
  throw new Refusal("too_many_requests");
};

const countOf = (limiter: RateLimiterMemory) => (id: string) => count(limiter, id);

function countShared(limit: number, take: Take) {
  const count = createSharedLimit(limit, take);
  return async (id: string): Promise<RateState> => {
    const { exceeded, left, resetMs } = await count(id);
    return { exceeded, headers: headersOf(limit, left, resetMs) };
  };
}

const headersOf = (limit: number, left: number, resetMs: number) => ({
  "RateLimit-Limit": String(limit),
  "RateLimit-Remaining": String(Math.max(0, left)),
  "RateLimit-Reset": String(Math.ceil(resetMs / 1000)),
});

async function count(limiter: RateLimiterMemory, id: string): Promise<RateState> {
  const { state, exceeded } = await limiter.consume(id).then(
    (allowed) => ({ state: allowed, exceeded: false }),
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return { state: refused, exceeded: true };
      throw refused;
    },
  );
  return { exceeded, headers: headersOf(limiter.points, state.remainingPoints, state.msBeforeNext) };
}
