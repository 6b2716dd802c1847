import type { SystemContext } from "#lib/runtime/context.ts";
import { providersOf } from "#lib/services/installation/mail-server.ts";

/** Whether mails leave this instance: without a mail server they are only kept. */
export async function sendsMail(context: Pick<SystemContext, "db" | "settings">): Promise<boolean> {
  return (await providersOf(context)).some(({ address, part }) => part === "mail" && address !== null);
}
