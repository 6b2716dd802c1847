import { decryptIfOurs } from "#lib/crypto/token-cipher.ts";
import type { Context } from "#lib/runtime/context.ts";
import { findProviderRow } from "./identity-provider.ts";
import { findRow, hostOfEnvironment, serverOf } from "./mail-server.ts";
import { requireOwner } from "./owner.ts";
import { signUpIsOpen } from "./sign-up.ts";

/** What goes for every workspace, and whether the environment has said it. */
export async function readInstallation(context: Context) {
  await requireOwner(context);
  const { settings } = context;
  const [isOpen, row, identity] = await Promise.all([signUpIsOpen(context), findRow(context), identityOf(context)]);
  return {
    signUp: { isOpen, isFixed: settings.signUpIsOpen !== null },
    mail: { installed: hostOfEnvironment(settings), own: row && keptOf(row, settings.tokenKey) },
    identity,
  };
}

/** Of its password, whether there is one that can be read. */
function keptOf(row: Parameters<typeof serverOf>[0], tokenKey: string) {
  const { password, ...server } = serverOf(row, tokenKey);
  return { ...server, hasPassword: password !== null, savedAt: row.savedAt };
}

async function identityOf(context: Context) {
  const { oidc } = context.settings;
  const row = await findProviderRow(context);
  const isReadable = row !== null && decryptIfOurs(row.secret, context.settings.tokenKey) !== null;
  return {
    callbackUrl: `${context.settings.appUrl}/api/auth/callback/oidc`,
    installed: oidc && { name: oidc.name, issuer: oidc.issuer },
    own: row && {
      name: row.name,
      issuer: row.issuer,
      client: row.clientId,
      hasSecret: isReadable,
      savedAt: row.savedAt,
    },
  };
}
