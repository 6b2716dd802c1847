import { encryptToken } from "#lib/crypto/token-cipher.ts";
import { newId } from "#lib/db/id.ts";
import { Refusal } from "#lib/domain/refusal.ts";
import { textsIn } from "#lib/messages/catalog.ts";
import { writeLetter } from "#lib/messages/letter.ts";
import type { MailServer, MailTrial } from "#lib/ports/mail.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findMailServer, findRow, hostOfEnvironment, ID } from "./mail-server.ts";
import { requireOwner } from "./owner.ts";
import { recordChange } from "./record-change.ts";

/** As a person gives it: the password that is kept already need not be given again. */
export interface MailServerEdit extends Omit<MailServer, "password"> {
  /** left out: the one that is kept */
  readonly password?: string | undefined;
}

/** A kept password goes nowhere but to where it was given for. */
async function readEdit(context: Context, { password, ...edit }: MailServerEdit): Promise<MailServer> {
  if (hostOfEnvironment(context.settings) !== null) throw new Refusal("set_by_environment", { field: "host" });
  if (edit.user === null) return { ...edit, password: null };
  if (password !== undefined) return { ...edit, password };
  const kept = await findMailServer(context);
  const isSame = kept?.host === edit.host && kept.port === edit.port && kept.user === edit.user;
  if (!isSame || kept.password === null) throw new Refusal("field_invalid", { field: "password" });
  return { ...edit, password: kept.password };
}

/** From the next mail on it leaves by this server, whichever process sends it. */
export async function saveMailServer(context: Context, edit: MailServerEdit): Promise<void> {
  await requireOwner(context);
  const { password, ...server } = await readEdit(context, edit);
  const secret = password === null ? null : encryptToken(password, context.settings.tokenKey);
  const row = { ...server, secret, savedAt: context.now() };
  await context.transaction(async (within) => {
    await within.db.mailServer.upsert({ where: { id: ID }, create: { id: ID, ...row }, update: row });
    await recordChange(within, context, "installation.mail_saved", server.host);
  });
}

/** Its password is gone with it. */
export async function removeMailServer(context: Context): Promise<void> {
  await requireOwner(context);
  await context.transaction(async (within) => {
    const kept = await findRow(within);
    const { count } = await within.db.mailServer.deleteMany({ where: { id: ID } });
    if (!kept || count === 0) throw new Refusal("resource_not_found");
    await recordChange(within, context, "installation.mail_removed", kept.host);
  });
}

/** A mail to whoever asks, by settings that need not be kept yet. */
export async function tryMailServer(context: Context, edit: MailServerEdit): Promise<MailTrial> {
  const { email, language } = await requireOwner(context);
  const server = await readEdit(context, edit);
  const url = `${context.settings.appUrl}/installation`;
  const letter = writeLetter({ to: email, url, ...textsIn(language).mails.mailServer });
  return context.ports.mailServers.tryOut(server, { id: newId("mail"), ...letter });
}
