import type { Runtime } from "#lib/context.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { forgetFailures, maySignIn, noteFailure } from "./throttle.ts";

export const normalizeEmail = (email: string) => email.trim().toLowerCase();

// An unknown e-mail takes as long as a wrong password.
const nobodysHash = hashPassword("nobody has this password");

export type PasswordCheck =
  | { user: { id: string; email: string; name: string; sessionVersion: number } }
  | { refused: "wrong" | "throttled" };

export async function checkPassword(
  { db, now }: Pick<Runtime, "db" | "now">,
  given: { email: string; password: string; address: string | null },
): Promise<PasswordCheck> {
  const email = normalizeEmail(given.email);
  if (!(await maySignIn(db, email, given.address, now()))) return { refused: "throttled" };
  const user = await db.user.findUnique({ where: { email } });
  const matches = await verifyPassword(given.password, user?.passwordHash ?? (await nobodysHash));
  if (!user?.passwordHash || !matches) {
    await noteFailure(db, email, given.address, now());
    return { refused: "wrong" };
  }
  await forgetFailures(db, email);
  return { user };
}
