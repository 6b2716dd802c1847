import { hashPassword, verifyPassword } from "#lib/crypto/password.ts";
import type { Context } from "#lib/runtime/context.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { findSelf } from "./read-account.ts";

/** Ends every session with it: a new password is how a person shuts out whoever has the old one. */
export async function changePassword(context: Context, { current, next }: { current: string; next: string }) {
  const user = await findSelf(context);
  const known = user.passwordHash === null || (await verifyPassword(current, user.passwordHash));
  if (!known) throw new Refusal("password_wrong", { field: "current" });
  await context.db.user.update({
    where: { id: user.id },
    data: { passwordHash: await hashPassword(next), sessionVersion: { increment: 1 } },
  });
}
