import { openSealed, seal } from "#lib/crypto/token-cipher.ts";
import { makeTotpSecret } from "#lib/crypto/totp.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import { requirePassword } from "#lib/services/account/require-password.ts";

const LIVES_MS = 15 * 60_000;

/** A secret that waits for its first code; what is sent back with the code carries it, and no row does. */
interface Pending {
  readonly userId: string;
  readonly secret: string;
  readonly expiresAt: number;
}

export async function beginSecondStep(context: Context, password: string) {
  const { db, now, settings } = context;
  const user = await findSelf(context);
  await requirePassword(context, user, password);
  if (await db.secondStep.count({ where: { userId: user.id } })) throw new Refusal("second_step_on");
  const secret = makeTotpSecret();
  const pending: Pending = { userId: user.id, secret, expiresAt: now().getTime() + LIVES_MS };
  const setup = seal(JSON.stringify(pending), settings.authSecret);
  return { secret, setup, uri: uriOf(user.email, secret) };
}

/** As authenticator apps read it, by a link or a picture. */
const uriOf = (email: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(`Pauta:${email}`)}?secret=${secret}&issuer=Pauta&algorithm=SHA1&digits=6&period=30`;

/** The secret that a person was shown; null where it is too late, or was another's. */
export function readSetup({ now, settings }: Context, userId: string, setup: string): string | null {
  const text = openSealed(setup, settings.authSecret);
  // What our key opens was written above.
  const pending = text === null ? null : (JSON.parse(text) as Pending);
  return pending?.userId === userId && pending.expiresAt > now().getTime() ? pending.secret : null;
}
