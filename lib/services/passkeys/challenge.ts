import { randomBytes } from "node:crypto";
import type { Runtime, SystemContext } from "#lib/runtime/context.ts";

const CHALLENGE_BYTES = 32;
export const LIVES_MS = 5 * 60_000;

/** To be signed once: by a new passkey of this person's, or by one that somebody signs in with. */
export async function giveChallenge(
  { db, now }: Pick<SystemContext, "db" | "now">,
  userId: string | null,
): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString("base64url");
  const expiresAt = new Date(now().getTime() + LIVES_MS);
  await db.passkeyChallenge.create({ data: { challenge, userId, expiresAt } });
  return challenge;
}

/** Deleting is using: of two answers at once, one finds nothing. */
export async function takeChallenge(
  { db, now }: Pick<Runtime, "now"> & Pick<SystemContext, "db">,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const { count } = await db.passkeyChallenge.deleteMany({ where: { challenge, userId, expiresAt: { gt: now() } } });
  return count > 0;
}

/** For whom passkeys are made: they serve at no other name. */
export function siteOf({ settings }: Pick<Runtime, "settings">) {
  const { hostname, origin } = new URL(settings.appUrl);
  return { expectedRPID: hostname, expectedOrigin: origin };
}
