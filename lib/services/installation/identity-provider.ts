import { decryptIfOurs } from "#lib/crypto/token-cipher.ts";
import type { IdentityProvider } from "#lib/ports/identity.ts";
import type { Settings, SystemContext } from "#lib/runtime/context.ts";

export const ID = 1;

interface Stored {
  readonly db: Pick<SystemContext["db"], "identityProvider">;
  readonly settings: Pick<Settings, "oidc" | "tokenKey">;
}

export const findProviderRow = ({ db }: Pick<Stored, "db">) => db.identityProvider.findUnique({ where: { id: ID } });

/** By whom people sign in beside us: as the environment says, else as the owner of the installation does. */
export async function findIdentityProvider(stored: Stored): Promise<IdentityProvider | null> {
  const { oidc, tokenKey } = stored.settings;
  if (oidc) return oidc;
  const row = await findProviderRow(stored);
  const clientSecret = row && decryptIfOurs(row.secret, tokenKey);
  return row && clientSecret !== null ? { ...row, clientSecret: clientSecret ?? "" } : null;
}
