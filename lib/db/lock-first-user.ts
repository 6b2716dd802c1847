import type { Tx } from "./client.ts";

const KEY = 20_261_123;

/** Of two people who come first at once, one waits for the other's transaction. */
export async function lockFirstUser(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${KEY})`;
}
