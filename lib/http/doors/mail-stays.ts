import type { Call, Runtime } from "#lib/runtime/context.ts";
import { sendsMail } from "#lib/services/mail/sends-mail.ts";

const HERE = new Set(["127.0.0.1", "::1"]);

/** Without a mail server, for whoever sits at this very machine: what is mailed would reach nobody else. */
export async function mailStays(visit: Pick<Runtime, "db" | "settings"> & Pick<Call, "address">): Promise<boolean> {
  const { address, settings } = visit;
  const isLocal = ["localhost", "127.0.0.1"].includes(new URL(settings.appUrl).hostname);
  return isLocal && HERE.has(address ?? "") && !(await sendsMail(visit));
}
