import type { Runtime } from "#lib/runtime/context.ts";
import { gateOf } from "#lib/runtime/gate.ts";
import { hashPassword, verifyPassword } from "#lib/crypto/password.ts";
import { normalizeEmail } from "#lib/domain/email.ts";
import { forgetFailures, maySignIn, noteFailure } from "./throttle.ts";

// An unknown e-mail takes as long as a wrong password.
const nobodysHash = hashPassword("nobody has this password");

export type PasswordCheck =
  | { user: { id: string; email: string; name: string; sessionVersion: number } }
  | { refused: "wrong" | "throttled" };

interface Given {
  readonly email: string;
  readonly password: string;
  readonly address: string | null;
}

/** Few at once: who guesses at once in a hundred calls is counted like who guesses in a row. */
export const checkPassword = (place: Pick<Runtime, "db" | "now">, given: Given): Promise<PasswordCheck> =>
  gateOf("password").run({ address: given.address }, () => check(place, given));

async function check(place: Pick<Runtime, "db" | "now">, given: Given): Promise<PasswordCheck> {
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
