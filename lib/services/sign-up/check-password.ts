import type { Runtime } from "#lib/runtime/context.ts";
import { hashPassword, verifyPassword } from "#lib/crypto/password.ts";
import { normalizeEmail } from "#lib/domain/email.ts";
import { forgetFailures, maySignIn, noteFailure } from "./throttle.ts";

// An unknown e-mail takes as long as a wrong password.
const nobodysHash = hashPassword("nobody has this password");

export type PasswordCheck =
  | { user: { id: string; email: string; name: string; sessionVersion: number } }
  | { refused: "wrong" | "throttled" };

export async function checkPassword(
  place: Pick<Runtime, "db" | "now">,
  given: { email: string; password: string; address: string | null },
): Promise<PasswordCheck> {
  const email = normalizeEmail(given.email);
  if (!(await maySignIn(place, email, given.address))) return { refused: "throttled" };
  const user = await place.db.user.findUnique({ where: { email } });
  const matches = await verifyPassword(given.password, user?.passwordHash ?? (await nobodysHash));
  if (!user?.passwordHash || !matches) {
    await noteFailure(place, email, given.address);
    return { refused: "wrong" };
  }
  await forgetFailures(place, email);
  return { user };
}
