import type { Mail } from "#lib/ports/mail.ts";
import type { SystemContext } from "#lib/runtime/context.ts";
import { findMailServer } from "#lib/services/installation/mail-server.ts";

/** By the server that is named as the mail leaves: a change counts for the next one. */
export async function sendMail(context: Pick<SystemContext, "db" | "ports" | "settings">, mail: Mail): Promise<void> {
  const { mail: installed, mailServers } = context.ports;
  const server = await findMailServer(context);
  await (server ? mailServers.open(server) : installed).send(mail);
}
