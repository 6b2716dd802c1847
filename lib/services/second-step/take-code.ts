import { hashRecoveryCode } from "#lib/crypto/recovery-code.ts";
import { decryptIfOurs } from "#lib/crypto/token-cipher.ts";
import { totpStep } from "#lib/crypto/totp.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context, SystemContext } from "#lib/runtime/context.ts";
import { forgetFailures, maySignIn, noteFailure } from "#lib/services/sign-up/throttle.ts";

interface Kept {
  secret: Uint8Array;
  lastStep: number;
}

type Outcome = "taken" | "wrong" | "throttled" | "off";

/**
 * Takes a code of a person's app, or one of their recovery codes, each once. The row is locked, so who guesses in many
 * calls at once is counted like who guesses in a row. Never within another transaction: a failure has to stay counted.
 */
export const takeCode = (system: SystemContext, userId: string, typed: string, address: string | null) =>
  system.transaction(async (within): Promise<Outcome> => {
    const [kept] = await within.db.$queryRaw<Kept[]>`
      SELECT "secret", "lastStep" FROM "SecondStep" WHERE "userId" = ${userId} FOR UPDATE`;
    if (!kept) return "off";
    const tried = `code ${userId}`;
    if (!(await maySignIn(within, tried, address))) return "throttled";
    const isRight = (await takeFromApp(within, userId, kept, typed)) || (await takeRecoveryCode(within, userId, typed));
    await (isRight ? forgetFailures(within, tried) : noteFailure(within, tried, address));
    return isRight ? "taken" : "wrong";
  });

/** For whoever is signed in already and changes what guards them. */
export async function requireCode(context: Context, userId: string, code: string): Promise<void> {
  const outcome = await takeCode(context, userId, code, context.address);
  if (outcome === "off") throw new Refusal("second_step_off");
  if (outcome === "throttled") throw new Refusal("too_many_requests");
  if (outcome === "wrong") throw new Refusal("code_wrong", { field: "code" });
}

async function takeFromApp({ db, now, settings }: SystemContext, userId: string, kept: Kept, typed: string) {
  // Under another key than it was kept with, it is none: the recovery codes still serve.
  const secret = decryptIfOurs(kept.secret, settings.tokenKey);
  const lastStep = secret && totpStep(secret, typed.replaceAll(/\s/g, ""), now(), kept.lastStep);
  if (!lastStep) return false;
  await db.secondStep.update({ where: { userId }, data: { lastStep } });
  return true;
}

async function takeRecoveryCode({ db }: SystemContext, userId: string, typed: string) {
  const { count } = await db.recoveryCode.deleteMany({ where: { userId, hash: hashRecoveryCode(typed) } });
  return count > 0;
}
