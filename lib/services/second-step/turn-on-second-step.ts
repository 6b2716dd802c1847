import { encryptToken } from "#lib/crypto/token-cipher.ts";
import { totpStep } from "#lib/crypto/totp.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import { readSetup } from "./begin-second-step.ts";
import { changeSecondStep } from "./change-second-step.ts";
import { writePass } from "./pass.ts";
import { giveRecoveryCodes } from "./recovery-codes.ts";

/** On from the first right code, which serves for nothing else. */
export async function turnOnSecondStep(context: Context, { code, setup }: { code: string; setup: string }) {
  const { id: userId } = await findSelf(context);
  const secret = readSetup(context, userId, setup);
  if (secret === null) throw new Refusal("second_step_late", { field: "setup" });
  const lastStep = totpStep(secret, code.replaceAll(/\s/g, ""), context.now());
  if (lastStep === null) throw new Refusal("code_wrong", { field: "code" });
  return context.transaction(async (within) => {
    const row = { userId, secret: encryptToken(secret, within.settings.tokenKey), lastStep, onSince: within.now() };
    const { count } = await within.db.secondStep.createMany({ data: row, skipDuplicates: true });
    if (count === 0) throw new Refusal("second_step_on");
    const recoveryCodes = await giveRecoveryCodes(within, userId);
    const user = await changeSecondStep(within, context, userId, "on");
    return { recoveryCodes, resume: writePass(within, "resume", user) };
  });
}
