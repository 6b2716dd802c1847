import { hashPassword } from "#lib/crypto/password.ts";
import { maySignIn, noteFailure } from "./throttle.ts";
import { openSystem, type Runtime, type SystemContext } from "#lib/runtime/context.ts";
import { gateOf } from "#lib/runtime/gate.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { LANGUAGES, type Language } from "#lib/domain/language.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { openSealed, seal } from "#lib/crypto/token-cipher.ts";
import { addUser } from "#lib/services/account/add-user.ts";
import { signUpIsOpen } from "#lib/services/installation/sign-up.ts";
import { beginWorkspace } from "./begin-workspace.ts";
import { knownAddressMail, signUpMail } from "./sign-up-mail.ts";

const LINK_LIVES_MS = 60 * 60_000;

/** All of an account that waits for its address to be proved; its link carries it, and no row does. */
interface Pending {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly expiresAt: number;
}

interface Asked {
  name: string;
  email: string;
  password: string;
  language: Language;
}

/** Sends a link, and gives it: an address that has an account is told so by mail, and elsewhere nobody learns it. */
export async function askToSignUp(
  runtime: Runtime,
  { email, language, name, password }: Asked,
  address: string | null,
) {
  const { db, now, settings } = runtime;
  if (!(await signUpIsOpen(runtime))) throw new Refusal("sign_up_closed");
  const throttled = { email: `sign-up ${email}`, address: `sign-up ${address}` };
  if (!(await maySignIn(runtime, throttled.email, throttled.address))) throw new Refusal("too_many_requests");
  await noteFailure(runtime, throttled.email, throttled.address);
  const passwordHash = await gateOf("password").run({ address }, () => hashPassword(password));
  const isKnown = (await db.user.count({ where: { email } })) > 0;
  const pending: Pending = { name, email, passwordHash, language, expiresAt: now().getTime() + LINK_LIVES_MS };
  const token = seal(JSON.stringify(pending), settings.authSecret);
  const link = `${settings.appUrl}${isKnown ? "/login" : `/sign-up/confirm?token=${token}`}`;
  const mail = (isKnown ? knownAddressMail : signUpMail)(email, link, language);
  await openSystem(runtime).transaction((within) => enqueue(within.db, "send-mail", mail));
  return link;
}

/** Makes the account that a link carries, with a workspace to begin in. */
export async function takeSignUp(runtime: Runtime, token: string) {
  const pending = openPending(runtime, token);
  if (!pending || pending.expiresAt <= runtime.now().getTime()) throw new Refusal("link_expired");
  return openSystem(runtime).transaction(async (within) => {
    if (await within.db.user.count({ where: { email: pending.email } })) throw new Refusal("link_expired");
    return begin(within, pending);
  });
}

/** An account by a magic link alone: its address is proved already, and its name is what stands before the @. */
export async function signUpByLink(runtime: Runtime, email: string) {
  if (!(await signUpIsOpen(runtime))) throw new Refusal("sign_up_closed");
  const [name = email] = email.split("@");
  return openSystem(runtime).transaction((within) =>
    begin(within, { name, email, passwordHash: null, language: LANGUAGES[0] }),
  );
}

async function begin(
  within: SystemContext,
  {
    email,
    language,
    name,
    passwordHash,
  }: Pick<Pending, "email" | "language" | "name"> & { passwordHash: string | null },
) {
  const user = await addUser(within, { email, name, language, passwordHash, emailVerifiedAt: within.now() });
  await beginWorkspace(within, user);
  return user;
}

function openPending({ settings }: Runtime, token: string): Pending | null {
  const text = openSealed(token, settings.authSecret);
  // What our key opens was written above.
  return text === null ? null : (JSON.parse(text) as Pending);
}
