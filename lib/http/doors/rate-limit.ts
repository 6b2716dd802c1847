import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "#lib/domain/refusal.ts";

/** Calls without a valid key, per address. */
const STRANGER_CALLS_PER_MINUTE = 600;
/** A person's browser asks in bursts that no program's key needs. */
const SESSION_CALLS_PER_MINUTE = 1200;

/** Counts a call; gives the headers that say what is left. */
export interface RateLimits {
  forKey(id: string): Promise<RateState>;
  forSession(id: string): Promise<RateState>;
  forStranger(address: string | null): Promise<void>;
}

interface RateState {
  readonly exceeded: boolean;
  readonly headers: Record<string, string>;
}

/** One process's counters: several web processes let a little more pass, as the contract says. */
export function createRateLimits(
  requestsPerMinute: number,
  { sessionCalls = SESSION_CALLS_PER_MINUTE, strangerCalls = STRANGER_CALLS_PER_MINUTE } = {},
): RateLimits {
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const keys = perMinute(requestsPerMinute);
  const sessions = perMinute(sessionCalls);
  const strangers = perMinute(strangerCalls);
  return {
    forKey: (id) => count(keys, id),
    forSession: (id) => count(sessions, id),
    forStranger: async (address) => {
      if ((await count(strangers, address ?? "")).exceeded) throw new Refusal("too_many_requests");
    },
  };
}

async function count(limiter: RateLimiterMemory, id: string): Promise<RateState> {
  const { state, exceeded } = await limiter.consume(id).then(
    (allowed) => ({ state: allowed, exceeded: false }),
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return { state: refused, exceeded: true };
      throw refused;
    },
  );
  return {
    exceeded,
    headers: {
      "RateLimit-Limit": String(limiter.points),
      "RateLimit-Remaining": String(Math.max(0, state.remainingPoints)),
      "RateLimit-Reset": String(Math.ceil(state.msBeforeNext / 1000)),
    },
  };
}
