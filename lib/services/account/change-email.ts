import { openSigned, sign } from "#lib/crypto/signed-text.ts";
import type { Context } from "#lib/runtime/context.ts";
import { enqueue } from "#lib/db/jobs.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { emailChangeMail } from "./email-change-mail.ts";
import { findSelf, readAccount } from "./read-account.ts";
import { requirePassword } from "./require-password.ts";

const LINK_LIVES_MS = 60 * 60_000;
const PURPOSE = "email";

/** A link's whole content: it serves while the person still has the e-mail of before, so once. */
interface Change {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
  readonly expiresAt: number;
}

/** Sends a link to the new address. Whether another account has it is not said here. */
export async function askForEmail(context: Context, { email, password }: { email: string; password: string }) {
  const { db, now, settings } = context;
  const user = await findSelf(context);
  await requirePassword(context, user, password);
  if (await db.user.count({ where: { email } })) return;
  const change: Change = { userId: user.id, from: user.email, to: email, expiresAt: now().getTime() + LINK_LIVES_MS };
  const token = sign(settings.authSecret, PURPOSE, JSON.stringify(change));
  const url = `${settings.appUrl}/account/email?token=${token}`;
  await context.transaction((within) => enqueue(within.db, "send-mail", emailChangeMail(email, url, user.language)));
}

export async function takeEmail(context: Context, token: string) {
  const { db, now, settings } = context;
  const user = await findSelf(context);
  const text = openSigned(settings.authSecret, PURPOSE, token);
  // What carries our signature was written above.
  const change = text === null ? null : (JSON.parse(text) as Change);
  const serves =
    change && change.userId === user.id && change.from === user.email && change.expiresAt > now().getTime();
  if (!serves) throw new Refusal("link_expired", { field: "token" });
  if (await db.user.count({ where: { email: change.to } })) throw new Refusal("email_taken", { field: "email" });
  await db.user.update({ where: { id: user.id }, data: { email: change.to, emailVerifiedAt: now() } });
  return readAccount(context);
}
