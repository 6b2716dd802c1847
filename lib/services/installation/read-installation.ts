import type { Context } from "#lib/runtime/context.ts";
import { findRow, hostOfEnvironment, serverOf } from "./mail-server.ts";
import { requireOwner } from "./owner.ts";
import { signUpIsOpen } from "./sign-up.ts";

/** What goes for every workspace, and whether the environment has said it. */
export async function readInstallation(context: Context) {
  await requireOwner(context);
  const { settings } = context;
  const [isOpen, row] = await Promise.all([signUpIsOpen(context), findRow(context)]);
  return {
    signUp: { isOpen, isFixed: settings.signUpIsOpen !== null },
    mail: { installed: hostOfEnvironment(settings), own: row && keptOf(row, settings.tokenKey) },
  };
}

/** Of its password, whether there is one that can be read. */
function keptOf(row: Parameters<typeof serverOf>[0], tokenKey: string) {
  const { password, ...server } = serverOf(row, tokenKey);
  return { ...server, hasPassword: password !== null, savedAt: row.savedAt };
}
