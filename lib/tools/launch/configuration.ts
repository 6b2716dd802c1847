import type { env } from "#lib/runtime/env.ts";
import { keptSecret, type DataDirectory } from "./data-directory.ts";
import { reason, Stop } from "./stop.ts";

export type Configuration = typeof env;
export type Environment = NodeJS.ProcessEnv;

/** Imported late, since a bad environment is one line here and not a stack. */
export async function readConfiguration(): Promise<Configuration> {
  try {
    return (await import("#lib/runtime/env.ts")).env;
  } catch (error) {
    throw new Stop(reason(error));
  }
}

/** Beside the web's own, so that two Pautas on one machine need no more than two values of PORT. */
export const networkPort = ({ NETWORK_PORT, PORT }: Pick<Configuration, "PORT"> & Partial<Configuration>) =>
  NETWORK_PORT ?? (PORT <= 65_435 ? PORT + 100 : PORT - 100);

/**
 * How memory is given out. The C library gives a picture in pixels back to the system when it is let go, and its threads
 * share two pools: left to itself it keeps what each thread once needed, and a worker grows by half. V8 fills its whole
 * young generation before it looks what of it is still needed, and on a large machine that is 128 MB.
 */
export const ALLOCATION = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  NODE_OPTIONS: "--max-semi-space-size=16",
} as const;

/**
 * Node's threads. Hashes and pictures hold one each for a second or more, and a handshake with the database takes half a
 * dozen turns on one: with Node's four, whoever asked the database next waited until it was over for them.
 */
export const THREADS = { UV_THREADPOOL_SIZE: "16" } as const;

/** What every process of Pauta is given; none finds a database or a secret by itself. */
export function childEnvironment(
  configuration: Configuration,
  data: DataDirectory,
  databaseUrl: string,
  mode: "production" | "development",
): Environment {
  const { PORT, APP_URL, NEXTAUTH_URL, NEXTAUTH_SECRET } = configuration;
  const publicUrl = APP_URL ?? NEXTAUTH_URL;
  return {
    ...ALLOCATION,
    ...THREADS,
    ...process.env,
    NODE_ENV: mode,
    PORT: String(PORT),
    NETWORK_PORT: String(networkPort(configuration)),
    DATA_DIR: data.path,
    // A terminal is for people: what goes well is not told.
    LOG_LEVEL: process.env["LOG_LEVEL"] || "warn",
    DATABASE_URL: databaseUrl,
    // Without one, links are made of an address of this machine.
    APP_URL: publicUrl ?? "",
    NEXTAUTH_SECRET: NEXTAUTH_SECRET ?? keptSecret(data, "session"),
    TOKEN_KEY: process.env["TOKEN_KEY"] || keptSecret(data, "tokens"),
  };
}
