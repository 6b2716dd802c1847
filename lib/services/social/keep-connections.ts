import { openSystem, type Runtime } from "#lib/runtime/context.ts";
import { isRenewable, nextCheckAt, warningDue } from "#lib/domain/connection.ts";
import { SocialError } from "#lib/ports/social.ts";
import { endConnection } from "./end-connection.ts";
import { decryptToken, encryptToken } from "#lib/crypto/token-cipher.ts";
import { tellConnection } from "./tell-connection.ts";

const AT_ONCE = 20;
const AGAIN_MS = 10 * 60_000;

/** Looks at the connections whose time has come: renews them, warns of those it cannot renew, ends the expired. */
export async function keepConnections(runtime: Runtime): Promise<number> {
  const { db, log, now } = runtime;
  const at = now();
  // Taken by moving its time on: two workers do not renew the same, and a killed one's is looked at again.
  const due = await db.$queryRaw<{ projectId: string }[]>`
    UPDATE "SocialConnection" SET "nextCheckAt" = ${new Date(at.getTime() + AGAIN_MS)}
    WHERE "projectId" IN (
      SELECT "projectId" FROM "SocialConnection" WHERE "nextCheckAt" <= ${at} AND "brokenReason" IS NULL
      ORDER BY "nextCheckAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING "projectId"`;
  for (const { projectId } of due) {
    await keepConnection(runtime, projectId).catch((error: unknown) =>
      log.warn({ err: error, projectId }, "a connection could not be looked at"),
    );
  }
  return due.length;
}

async function keepConnection(runtime: Runtime, projectId: string): Promise<void> {
  const { db, now, settings } = runtime;
  const row = await db.socialConnection.findUnique({ where: { projectId } });
  if (!row || row.brokenReason) return;
  const at = now();
  const life = { issuedAt: row.tokenIssuedAt, expiresAt: row.tokenExpiresAt };
  // Only of the token that was read: a person may have connected again meanwhile.
  const where = { projectId, tokenIssuedAt: row.tokenIssuedAt };
  if (at >= life.expiresAt) return endConnection(openSystem(runtime), where, "expired");
  if (!isRenewable(life, at)) {
    await db.socialConnection.updateMany({ where, data: { nextCheckAt: nextCheckAt(life, at, Math.random()) } });
    return;
  }
  const renewed = await renew(runtime, decryptToken(row.token, settings.tokenKey));
  if ("token" in renewed) {
    const fresh = { issuedAt: at, expiresAt: new Date(at.getTime() + renewed.tokenLivesMs) };
    const data = {
      token: encryptToken(renewed.token, settings.tokenKey),
      tokenIssuedAt: fresh.issuedAt,
      tokenExpiresAt: fresh.expiresAt,
      warnedDays: null,
      nextCheckAt: nextCheckAt(fresh, at, Math.random()),
    };
    await db.socialConnection.updateMany({ where, data });
    return;
  }
  const { answer } = renewed;
  if (answer.do === "reconnect") return endConnection(openSystem(runtime), where, answer.because);
  const days = warningDue(life.expiresAt, at, row.warnedDays);
  await openSystem(runtime).transaction(async (within) => {
    const again = nextCheckAt(life, at, Math.random());
    const data = { nextCheckAt: again, ...(days !== null && { warnedDays: days }) };
    const { count } = await within.db.socialConnection.updateMany({
      where: { ...where, warnedDays: row.warnedDays },
      data,
    });
    if (count > 0 && days !== null) await tellConnection(within, projectId, { kind: "connection_ending", days });
  });
}

/** A new token, or the network's no, or its silence. */
async function renew({ ports }: Runtime, token: string) {
  try {
    return await ports.social.refresh(token);
  } catch (error) {
    if (error instanceof SocialError) return error;
    throw error;
  }
}
