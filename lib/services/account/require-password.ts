import { verifyPassword } from "#lib/crypto/password.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import type { Context } from "#lib/runtime/context.ts";
import { gateOf } from "#lib/runtime/gate.ts";

/** Asked again before what only the person may change; who has none is not asked. */
export async function requirePassword(
  context: Context,
  { passwordHash }: { passwordHash: string | null },
  given: string,
): Promise<void> {
  if (passwordHash === null) return;
  if (!(await gateOf("password").run(context, () => verifyPassword(given, passwordHash))))
    throw new Refusal("password_wrong", { field: "password" });
}
