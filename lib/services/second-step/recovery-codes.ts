import { hashRecoveryCode, makeRecoveryCode } from "#lib/crypto/recovery-code.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import { changeSecondStep } from "./change-second-step.ts";
import { requireCode } from "./take-code.ts";

const COUNT = 10;

/** In the place of those that were left; they are told this once. */
export async function giveRecoveryCodes({ db }: Pick<Context, "db">, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeRecoveryCode);
  await db.recoveryCode.deleteMany({ where: { userId } });
  await db.recoveryCode.createMany({ data: codes.map((code) => ({ userId, hash: hashRecoveryCode(code) })) });
  return codes;
}

export async function renewRecoveryCodes(context: Context, code: string): Promise<string[]> {
  const { id: userId } = await findSelf(context);
  await requireCode(context, userId, code);
  return context.transaction(async (within) => {
    await changeSecondStep(within, context, userId, "codes");
    return giveRecoveryCodes(within, userId);
  });
}
