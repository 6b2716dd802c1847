import { hashPassword, verifyPassword } from "#lib/crypto/password.ts";
import type { Context } from "#lib/runtime/context.ts";
import { gateOf } from "#lib/runtime/gate.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findSelf } from "./read-account.ts";

/** Ends every session with it: a new password is how a person shuts out whoever has the old one. */
export const changePassword = (context: Context, given: { current: string; next: string }): Promise<void> =>
  gateOf("password").run(context, () => change(context, given));

async function change(context: Context, { current, next }: { current: string; next: string }): Promise<void> {
  const user = await findSelf(context);
  const known = user.passwordHash === null || (await verifyPassword(current, user.passwordHash));
  if (!known) throw new Refusal("password_wrong", { field: "current" });
  await context.db.user.update({
    where: { id: user.id },
    data: { passwordHash: await hashPassword(next), sessionVersion: { increment: 1 } },
  });
}
