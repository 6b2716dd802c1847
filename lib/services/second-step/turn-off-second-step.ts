import { Refusal } from "#lib/domain/refusal.ts";
import { openSystem, type Context, type Runtime } from "#lib/runtime/context.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import { OPERATOR, recordChange } from "#lib/services/installation/record-change.ts";
import { changeSecondStep } from "./change-second-step.ts";
import { writePass } from "./pass.ts";
import { requireCode } from "./take-code.ts";

export async function turnOffSecondStep(context: Context, code: string) {
  const { id: userId } = await findSelf(context);
  await requireCode(context, userId, code);
  return context.transaction(async (within) => {
    await within.db.secondStep.deleteMany({ where: { userId } });
    const user = await changeSecondStep(within, context, userId, "off");
    return { resume: writePass(within, "resume", user) };
  });
}

/** The operator's, for whoever lost the app and the recovery codes. */
export const removeSecondStep = (runtime: Runtime, email: string) =>
  openSystem(runtime).transaction(async (within) => {
    const user = await within.db.user.findUnique({ where: { email } });
    if (!user) throw new Refusal("resource_not_found", { field: "email" });
    const { count } = await within.db.secondStep.deleteMany({ where: { userId: user.id } });
    if (count === 0) throw new Refusal("second_step_off", { field: "email" });
    await changeSecondStep(within, OPERATOR, user.id, "removed");
    await recordChange(within, OPERATOR, "installation.second_step_removed", email);
    return user.id;
  });
