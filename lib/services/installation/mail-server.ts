import { decryptIfOurs } from "#lib/crypto/token-cipher.ts";
import type { MailServer } from "#lib/ports/mail.ts";
import type { Provider } from "#lib/ports/provider.ts";
import type { Settings, SystemContext } from "#lib/runtime/context.ts";

export const ID = 1;

type Installed = Pick<Settings, "providers" | "tokenKey">;
interface Stored {
  readonly db: Pick<SystemContext["db"], "mailServer">;
  readonly settings: Installed;
}

/** Where the environment has mails leave by; null: it does not say. */
export function hostOfEnvironment({ providers }: Pick<Settings, "providers">): string | null {
  const address = providers.find(({ part }) => part === "mail")?.address ?? null;
  return address === null ? null : new URL(address).host;
}

export const findRow = ({ db }: Pick<Stored, "db">) => db.mailServer.findUnique({ where: { id: ID } });

/** The server that the owner of the installation named; null where there is none, or the environment says another. */
export async function findMailServer(stored: Stored): Promise<MailServer | null> {
  if (hostOfEnvironment(stored.settings) !== null) return null;
  const row = await findRow(stored);
  return row && serverOf(row, stored.settings.tokenKey);
}

export function serverOf(
  { from, host, port, secret, user }: NonNullable<Awaited<ReturnType<typeof findRow>>>,
  tokenKey: string,
): MailServer {
  return { host, port, user, from, password: secret && decryptIfOurs(secret, tokenKey) };
}

/** Who the installation has for each part, the owner's mail server among them. */
export async function providersOf(stored: Stored): Promise<readonly Provider[]> {
  const { providers } = stored.settings;
  const server = await findMailServer(stored);
  if (!server) return providers;
  const mail: Provider = { part: "mail", name: "SMTP", address: `smtp://${server.host}:${server.port}` };
  return [...providers.filter(({ part }) => part !== "mail"), mail];
}
