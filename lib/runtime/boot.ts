import pino from "pino";
import { choosePorts } from "#lib/adapters/choose.ts";
import { listProviders } from "#lib/adapters/list-providers.ts";
import { networkUrl } from "#lib/adapters/network-url.ts";
import { concealing } from "./concealed.ts";
import { openClock } from "./clock.ts";
import type { Runtime } from "./context.ts";
import { takeCalls } from "#lib/db/call-allowance.ts";
import { openDatabase, type Patience } from "#lib/db/client.ts";
import { DEFAULT_PRICES } from "#lib/domain/plan.ts";
import { appUrlOf, env, oidcOf, secrets } from "./env.ts";
import manifest from "#package" with { type: "json" };
import { createRateLimits, type RateLimits } from "#lib/http/doors/rate-limit.ts";

interface Process {
  readonly runtime: Runtime;
  readonly limits: RateLimits;
}

// Next loads this module once for pages and once for routes; the process still has one pool and one count.
const kept = globalThis as { pauta?: Process };

export function boot(): Process {
  return (kept.pauta ??= compose());
}

/** A call ends within ten seconds, whatever the database does. */
const OF_CALLS: Patience = { connectionMs: 4000, statementMs: 5000 };

function compose(): Process {
  const runtime = createRuntime({ patience: OF_CALLS });
  const take = (key: string, calls: number, at: Date) => takeCalls(runtime.db, key, calls, at);
  return { runtime, limits: createRateLimits(env.RATE_LIMIT_PER_MINUTE, { take }) };
}

/** What one process works with, by its environment. */
export function createRuntime(given: { patience?: Patience; poolSize?: number } = {}): Runtime {
  if (!env.DATABASE_URL) throw new Error("Configuration: DATABASE_URL: the launcher gives it, or you do");
  if (!env.NEXTAUTH_SECRET) throw new Error("Configuration: NEXTAUTH_SECRET: the launcher gives it, or you do");
  const google = env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET;
  const log = pino({ level: env.LOG_LEVEL }, concealing(pino.destination(1), secrets));
  const db = openDatabase(env.DATABASE_URL, given);
  return {
    db,
    ports: choosePorts(env, db, log),
    log,
    settings: {
      appUrl: appUrlOf(env),
      prices: env.PRICE_TABLE ?? DEFAULT_PRICES,
      networkUrl: networkUrl(env),
      providers: listProviders(env),
      version: manifest.version,
      trialDays: env.TRIAL_DAYS,
      requestsPerMinute: env.RATE_LIMIT_PER_MINUTE,
      databaseUrl: env.DATABASE_URL,
      authSecret: env.NEXTAUTH_SECRET,
      ffmpegPath: env.FFMPEG_PATH ?? null,
      tokenKey: env.TOKEN_KEY ?? env.NEXTAUTH_SECRET,
      signUpIsOpen: env.SIGNUP === undefined ? null : env.SIGNUP === "open",
      google: google ? { clientId: env.GOOGLE_CLIENT_ID ?? "", clientSecret: env.GOOGLE_CLIENT_SECRET ?? "" } : null,
      oidc: oidcOf(env),
    },
    now: openClock(env.CLOCK_AHEAD_FILE),
  };
}
