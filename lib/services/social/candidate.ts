import type { Context } from "#lib/runtime/context.ts";
import type { Candidate } from "#lib/db/json/access.ts";
import { nextCheckAt } from "#lib/domain/connection.ts";
import type { ConnectedAccount } from "#lib/ports/social.ts";
import { encryptToken } from "#lib/crypto/token-cipher.ts";

export function candidateOf(
  { now, settings }: Pick<Context, "now" | "settings">,
  { token, tokenLivesMs, ...account }: ConnectedAccount,
): Candidate {
  const issuedAt = now();
  return {
    ...account,
    token: Buffer.from(encryptToken(token, settings.tokenKey)).toString("base64"),
    issuedAt: issuedAt.toISOString(),
    expiresAt: new Date(issuedAt.getTime() + tokenLivesMs).toISOString(),
  };
}

/** The columns of a connection that begins. */
export function connectionRow({ expiresAt, issuedAt, token, ...account }: Candidate, now: Date) {
  const life = { issuedAt: new Date(issuedAt), expiresAt: new Date(expiresAt) };
  return {
    ...account,
    token: new Uint8Array(Buffer.from(token, "base64")),
    tokenIssuedAt: life.issuedAt,
    tokenExpiresAt: life.expiresAt,
    brokenReason: null,
    warnedDays: null,
    connectedAt: now,
    nextCheckAt: nextCheckAt(life, now, Math.random()),
  };
}
