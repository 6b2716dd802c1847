import { hashRecoveryCode, makeRecoveryCode } from "#lib/crypto/recovery-code.ts";
import { encryptToken } from "#lib/crypto/token-cipher.ts";
import { makeTotpSecret, totpAt } from "#lib/crypto/totp.ts";
import type { Workspace } from "./sample.ts";

/** What the owner's app was shown, and its code of now. */
export async function setUp(at: Workspace) {
  const { secret, setup } = await (await at.app())("beginSecondStep", { body: { password: at.owner.password } });
  return { setup, code: totpAt(secret, at.clock.now()) };
}

/** The owner's second step is on, for longer than any session; `code` is what their app shows now. */
export async function secondStep({ clock, db, ownerId: userId, runtime }: Workspace) {
  const [secret, recoveryCode] = [makeTotpSecret(), makeRecoveryCode()];
  const kept = encryptToken(secret, runtime.settings.tokenKey);
  await db.secondStep.create({ data: { userId, secret: kept, lastStep: 0, onSince: clock.now() } });
  await db.recoveryCode.create({ data: { userId, hash: hashRecoveryCode(recoveryCode) } });
  return { recoveryCode, code: () => totpAt(secret, clock.now()) };
}
