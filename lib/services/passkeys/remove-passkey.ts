import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findSelf } from "#lib/services/account/read-account.ts";
import { changeSecondStep } from "#lib/services/second-step/change-second-step.ts";

/** Nobody comes in with it any more; whoever is in already stays. */
export async function removePasskey(context: Context, id: string): Promise<void> {
  const { id: userId } = await findSelf(context);
  await context.transaction(async (within) => {
    const { count } = await within.db.passkey.deleteMany({ where: { id, userId } });
    if (count === 0) throw new Refusal("resource_not_found");
    await changeSecondStep(within, context, userId, "passkeyRemoved");
  });
}
